/** What its owner calls a passkey. */
import { toLine } from "#workers/backend/ground/text/to-line.ts";

const MAX_NAME_LENGTH = 60;
/** Where they gave none. */
const UNNAMED = "Passkey";

/** One line of at most 60 characters. */
export function toPasskeyName(text: string): string {
  const line = toLine(text).slice(0, MAX_NAME_LENGTH).toWellFormed().trim();
  return line === "" ? UNNAMED : line;
}
