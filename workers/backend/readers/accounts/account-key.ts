/** How user names, addresses and last names are compared: what readers type finds what was kept. */

/** Compatibility forms joined (NFKC), lower case, without space around; umlauts stay as they were typed. */
export function toAccountKey(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}
