/** The page where the links of the mails about a changed address lead. */

export const ADDRESS_PATH = "/profil/adresse";

/** What was done on it. */
export type AddressDone = "confirmed" | "taken-back";

export function toAddressPath(done: AddressDone): string {
  return `${ADDRESS_PATH}?done=${done}`;
}

/** Null for anything that is none of ours. */
export function parseAddressDone(text: string | null): AddressDone | null {
  return text === "confirmed" || text === "taken-back" ? text : null;
}
