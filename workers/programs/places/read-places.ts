/** The 96 municipalities and four districts, from the official boundaries (attribution inside the file). */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { toPlaceSlug } from "./to-place-slug.ts";

const geojsonSchema = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        iso: v.pipe(v.string(), v.regex(/^\d{5}$/)),
        name: v.string(),
        district: v.string(),
        centroid: v.tuple([v.number(), v.number()]),
      }),
    }),
  ),
});

export type RegionMunicipality = {
  id: number;
  slug: string;
  name: string;
  district: string;
  latitude: number;
  longitude: number;
};

/** In the order of their official numbers. */
export function readMunicipalities(): RegionMunicipality[] {
  const text = readFileSync(new URL("municipalities.geojson", import.meta.url), "utf8");
  const { features } = v.parse(geojsonSchema, JSON.parse(text));
  return features
    .map(({ properties: { iso, name, district, centroid } }) => ({
      id: Number(iso),
      slug: toPlaceSlug(name),
      name,
      district,
      longitude: centroid[0],
      latitude: centroid[1],
    }))
    .sort((one, other) => one.id - other.id);
}

/** Districts bear the first three digits of their municipalities' numbers. */
export function toPlaceRecords(municipalities: RegionMunicipality[]): ContentRecord[] {
  const districts = new Map(municipalities.map(({ id, district }) => [district, Math.floor(id / 100)]));
  return [
    ...Array.from(districts, ([title, id]): ContentRecord => ({ kind: "district", id, slug: toPlaceSlug(title), title })),
    ...municipalities.map(
      ({ name, district, ...place }): ContentRecord => ({
        kind: "municipality",
        ...place,
        title: name,
        district: toPlaceSlug(district),
      }),
    ),
  ];
}
