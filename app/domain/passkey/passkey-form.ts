/** What the forms about passkeys post. */

/** More than any passkey's answer, as JSON. */
const MAX_CREDENTIAL = 10_000;
/** It was sent before the page's script was there. */
export const NO_CREDENTIAL = "Dein Gerät wurde nicht gefragt. Versuch es noch einmal.";
export const MAX_PASSKEY_NAME = 60;
/** Hidden field: what the authenticator answered. */
export const CREDENTIAL = "credential";

/** What came of the authenticator; null for a form that was sent without it, or with more than that. */
export function parseCredential(entries: Readonly<Record<string, string>>): string | null {
  const text = entries[CREDENTIAL] ?? "";
  return text === "" || text.length > MAX_CREDENTIAL ? null : text;
}

/** As it is sent on; the back end makes one line of it. */
export function readPasskeyName({ name = "" }: Readonly<Record<string, string>>): string {
  return name.slice(0, MAX_PASSKEY_NAME);
}
