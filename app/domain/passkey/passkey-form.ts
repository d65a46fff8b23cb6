/** What the forms about passkeys post. */

/** More than any passkey's answer, as JSON. */
const MAX_CREDENTIAL = 10_000;
export const MAX_PASSKEY_NAME = 60;
/** Hidden field: what the authenticator answered. */
export const CREDENTIAL = "credential";

/** What came of the authenticator; null for a form that does not hold it, or more than that. */
export function parseCredential(entries: Readonly<Record<string, string>>): string | null {
  const text = entries[CREDENTIAL] ?? "";
  return text === "" || text.length > MAX_CREDENTIAL ? null : text;
}

/** As it is sent on; the back end makes one line of it. */
export function readPasskeyName({ name = "" }: Readonly<Record<string, string>>): string {
  return name.slice(0, MAX_PASSKEY_NAME);
}
