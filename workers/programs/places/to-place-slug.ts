/** Slug of a municipality or district: umlauts become the plain vowel, saints lose what follows their name. */
export function toPlaceSlug(name: string): string {
  const plain = name.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  const short = plain.startsWith("st. ") ? plain.replace(/ im .*$/, "") : plain;
  return short.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
