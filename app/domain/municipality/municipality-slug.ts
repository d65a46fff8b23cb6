/** How a place is called in addresses, forms and the cookie; without the table of them all, which is large. */

/** The option for "none chosen"; choosing it clears the cookie (rules 4). */
export const NO_MUNICIPALITY = "gemeinde";

/** URL-safe form of a name: lower case, umlauts as plain vowels, saints shortened (rules 3). */
export function toMunicipalitySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/^st\.?[\s-]+(anton|gallenkirch|gerold)\b.*$/u, "st-$1")
    .trim()
    .replace(/[\s-]+/gu, "-");
}
