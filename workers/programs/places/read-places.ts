/** The 96 municipalities and four districts, from the official boundaries and the places where people live (attributions inside the files). */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { toPlaceSlug } from "./to-place-slug.ts";

const geojsonSchema = v.object({
  features: v.array(
    v.object({ properties: v.object({ iso: v.pipe(v.string(), v.regex(/^\d{5}$/)), name: v.string(), district: v.string() }) }),
  ),
});

const settlementsSchema = v.object({ places: v.record(v.string(), v.tuple([v.number(), v.number()])) });

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
  const { features } = v.parse(geojsonSchema, readJson("municipalities.geojson"));
  const { places } = v.parse(settlementsSchema, readJson("settlements.json"));
  return features
    .map(({ properties: { iso, name, district } }) => {
      const place = places[iso];
      if (place === undefined) throw new Error(`settlements.json has no place for ${iso} ${name}`);
      return { id: Number(iso), slug: toPlaceSlug(name), name, district, longitude: place[0], latitude: place[1] };
    })
    .sort((one, other) => one.id - other.id);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
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
