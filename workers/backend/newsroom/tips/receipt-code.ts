/** The code by which a reader asks for their tip: TB-7KQ4-M2XD-9PWC, 60 bits in unmistakable letters and digits (decision 84). */

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 12;

/** `bytes` are random: of each, five bits count. */
export function toReceiptCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return `TB-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}

export function createReceiptCode(): string {
  return toReceiptCode(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/** As people type it, in small letters, with spaces or without dashes; null for an invalid code. */
export function parseReceiptCode(text: string): string | null {
  if (text.length > 60) return null;
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const [, code] = /^TB([2-9A-HJ-NP-Z]{12})$/.exec(letters) ?? [];
  return code === undefined ? null : `TB-${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}
