/** The region's places: keys, titles, districts (rules 3). */
import { toMunicipalitySlug } from "./municipality-slug.ts";
import { municipalitiesByDistrict } from "./municipality-table.ts";

export type DistrictKey = "bludenz" | "bregenz" | "dornbirn" | "feldkirch";
export type MunicipalityEntry = { slug: string; title: string; latitude: number; longitude: number };
export type Municipality = MunicipalityEntry & { district: DistrictKey };

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
