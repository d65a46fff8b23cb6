/** The region's places: keys, titles, districts (spec 3) and the choice "no municipality" (spec 2.1, 4). */
import { municipalitiesByDistrict } from "./municipality-table.ts";

export type DistrictKey = "bludenz" | "bregenz" | "dornbirn" | "feldkirch";
export type MunicipalityEntry = { slug: string; title: string; latitude: number; longitude: number };
export type Municipality = MunicipalityEntry & { district: DistrictKey };

/** The option that stands for "none chosen"; choosing it clears the cookie (spec 4). */
export const NO_MUNICIPALITY = "gemeinde";

export const districtTitles: Record<DistrictKey, string> = {
  bludenz: "Bludenz",
  bregenz: "Bregenz",
  dornbirn: "Dornbirn",
  feldkirch: "Feldkirch",
};

export const districtKeys = Object.keys(districtTitles) as DistrictKey[];

const germanOrder = new Intl.Collator("de-AT");

export const municipalities: readonly Municipality[] = districtKeys
  .flatMap((district) => municipalitiesByDistrict[district].map((entry) => ({ ...entry, district })))
  .sort((a, b) => germanOrder.compare(a.title, b.title));

const bySlug = new Map(municipalities.map((municipality) => [municipality.slug, municipality]));

/** The municipality with this key, written in the address form or with umlauts (`gotzis`, `Götzis`); null when unknown. */
export function parseMunicipality(key: unknown): Municipality | null {
  if (typeof key !== "string" || key.length > 60) return null;
  return bySlug.get(toMunicipalitySlug(key)) ?? null;
}

/** URL-safe form of a name: lower case, umlauts as plain vowels, saints shortened (spec 3). */
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
