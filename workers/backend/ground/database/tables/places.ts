/** Districts and municipalities: few rows, read whole and sorted as German readers expect. */

import { once } from "#shared/rules/once.ts";
import type { Queries } from "./queries.ts";

export type DistrictColumns = { district_slug: string; district_title: string };
export type MunicipalityColumns = DistrictColumns & {
  municipality_id: number;
  municipality_slug: string;
  municipality_title: string;
  municipality_latitude: number;
  municipality_longitude: number;
};

export const municipalityColumns = `mu.id AS municipality_id, mu.slug AS municipality_slug, mu.title AS municipality_title,
  mu.latitude AS municipality_latitude, mu.longitude AS municipality_longitude,
  d.slug AS district_slug, d.title AS district_title`;

const municipalitySql = `SELECT ${municipalityColumns} FROM municipalities mu JOIN districts d ON d.id = mu.district_id
  WHERE mu.slug = ?1`;
const municipalitiesSql = `SELECT ${municipalityColumns} FROM municipalities mu JOIN districts d ON d.id = mu.district_id`;
const districtsSql = `SELECT d.slug AS district_slug, d.title AS district_title FROM districts d`;

const german = once(() => new Intl.Collator("de"));

/** One municipality, or null. */
export async function readMunicipality(queries: Queries, slug: string): Promise<MunicipalityColumns | null> {
  const [row] = await queries.all<MunicipalityColumns>(municipalitySql, slug);
  return row ?? null;
}

/** All municipalities by title. */
export async function readMunicipalities(queries: Queries): Promise<MunicipalityColumns[]> {
  const rows = await queries.all<MunicipalityColumns>(municipalitiesSql);
  return rows.toSorted((one, other) => german().compare(one.municipality_title, other.municipality_title));
}

/** All districts by title. */
export async function readDistricts(queries: Queries): Promise<DistrictColumns[]> {
  const rows = await queries.all<DistrictColumns>(districtsSql);
  return rows.toSorted((one, other) => german().compare(one.district_title, other.district_title));
}
