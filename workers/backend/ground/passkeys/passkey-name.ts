/** What its owner calls a passkey. */

const MAX_NAME_LENGTH = 60;
/** Where they gave none. */
const UNNAMED = "Passkey";

/** One line of at most 60 characters. */
export function toPasskeyName(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .trim();
  return line === "" ? UNNAMED : line;
}
