/** Which stations a search shows: the rule of the price comparison, E-Control's and ours (decision 81). */
import { type Coordinates, toDistanceKm } from "#app/domain/municipality/distance.ts";

/** A search shows the prices of this many stations, the cheapest. */
export const MAX_SHOWN = 5;
/** Around a place at most this many stations are compared, the nearest … */
const MAX_COMPARED = 10;
/** … within this. */
const MAX_DISTANCE_KM = 20;
/** Where fewer are so near, as at a valley's end, the nearest all the same. */
const LEAST_COMPARED = 3;

type Priced = Coordinates & { price: number };

/** The cheapest of all, or of those around a place with their distances; cheapest first, and at one price the nearest. */
export function findCheapest<Station extends Priced>(
  stations: readonly Station[],
  from: Coordinates | null,
): (Station & { distance: number | null })[] {
  const placed = stations.map((station) => ({ ...station, distance: from === null ? null : toDistanceKm(from, station) }));
  return pickAround(placed)
    .sort((one, other) => one.price - other.price || (one.distance ?? 0) - (other.distance ?? 0))
    .slice(0, MAX_SHOWN);
}

function pickAround<Station extends { distance: number | null }>(stations: readonly Station[]): Station[] {
  if (stations.every(({ distance }) => distance === null)) return [...stations];
  const nearest = stations.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  const around = nearest.filter(({ distance }) => (distance ?? 0) <= MAX_DISTANCE_KM).slice(0, MAX_COMPARED);
  return around.length >= LEAST_COMPARED ? around : nearest.slice(0, LEAST_COMPARED);
}
