/** How names become slugs. */

const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function toHyphens(text: string): string {
  return text.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** Of a keyword: umlauts spelled out, as in the addresses of stories. */
export function toSlug(text: string): string {
  return toHyphens(text.toLowerCase().replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter));
}

/** Of a municipality: umlauts become the plain vowel, saints lose what follows their name (design.md, section 6). */
export function toMunicipalitySlug(name: string): string {
  const plain = name.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return toHyphens(plain.startsWith("st. ") ? plain.replace(/ im .*$/, "") : plain);
}
