/** How keywords become slugs. */

const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Umlauts spelled out, as in the addresses of stories. */
export function toSlug(text: string): string {
  const plain = text.toLowerCase().replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter);
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
