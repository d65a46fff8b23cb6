/**
 * Addresses that mail may be sent to and from. Stricter than the standard: no quoted parts, comments, display names,
 * lists or line breaks, so that an address can never become a second recipient or a header.
 */
import { logError } from "#shared/log/log.ts";

const MAX_LENGTH = 254;
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, "i");
const senderPattern = /^([\p{L}\p{N} .&'-]+) <([^<>]+)>$/u;

/** The address unchanged, or null when it is invalid. */
export function parseMailAddress(text: string): string | null {
  return text.length <= MAX_LENGTH && pattern.test(text) ? text : null;
}

/** `Name <address>`, as MAIL_FROM has it. Throws with a message for the operator when it is something else. */
export function parseSender(text: string): { name: string; email: string } {
  const [, name = "", address = ""] = senderPattern.exec(text.trim()) ?? [];
  const email = parseMailAddress(address);
  if (email === null) throw new Error("MAIL_FROM must be a name and an address: Name <address>");
  return { name: name.trim(), email };
}

/** Addresses, divided by commas or spaces, of the variable `name`; invalid ones are logged and left out. */
export function readMailAddresses(text: string | undefined, name: string): string[] {
  const addresses = (text ?? "").split(/[\s,;]+/).filter((address) => address !== "");
  const isValid = (address: string) => parseMailAddress(address) !== null;
  if (!addresses.every(isValid)) logError(`${name} holds what is no address`);
  return addresses.filter(isValid);
}
