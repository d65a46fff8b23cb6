import { type Municipality, municipalities } from "#app/domain/municipality/municipality.ts";
import places from "./places.json";

type Place = { id: number; neighbours: readonly string[]; frame: readonly number[] };

const all: Readonly<Record<string, Place>> = places;

/** What is known of a place by its boundaries (workers/programs/places/write-boundaries.ts); null for one that the region has not. */
export function findPlace(slug: string): Place | null {
  return all[slug] ?? null;
}

/** The places that border on it within the region, by name. */
export function findNeighbours(slug: string): Municipality[] {
  const neighbours = new Set(findPlace(slug)?.neighbours);
  return municipalities
    .filter((other) => neighbours.has(other.slug))
    .toSorted((one, other) => one.title.localeCompare(other.title, "de-AT"));
}
