/** Filling stations as readers see them, on the server and in the browser of a reader who shares their place. */
import { findCheapest } from "#app/domain/fuel/find-cheapest.ts";
import { isOpenAt, toHoursText } from "#app/domain/fuel/opening-hours.ts";
import { type Coordinates, toDistanceText } from "#app/domain/municipality/distance.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import type { GetFuelStationsQuery } from "#graphql/generated/operations.ts";

type WireStation = GetFuelStationsQuery["fuel_prices"]["districts"][number]["stations"][number];

/** What a search chooses from. */
export type FuelCandidate = Coordinates & {
  name: string;
  address: string;
  /** Thousandths of a euro. */
  price: number;
  hours: string | null;
  /** "Um 19:15 Uhr geöffnet": true however long the page is kept. */
  open: string | null;
};

export type FuelStationView = Omit<FuelCandidate, "price"> & {
  number: number;
  id: string;
  price: PriceView;
  distance: string | null;
};

/** "1,54" with a small "9" above, as stations write it; and as it is read out. */
export type PriceView = { cents: string; thousandth: string; spoken: string };

export function toFuelCandidates(stations: readonly WireStation[], now: Date): FuelCandidate[] {
  const moment = `Um ${toClockText(now.toISOString())}\u00a0Uhr`;
  return stations.map(({ name, address, postal_code, city, price, latitude, longitude, hours }) => {
    const isOpen = isOpenAt(hours, now);
    return {
      name,
      price,
      latitude,
      longitude,
      address: [address, `${postal_code} ${city}`.trim()].filter((part) => part !== "").join(", "),
      hours: toHoursText(hours),
      open: isOpen === null ? null : `${moment} ${isOpen ? "geöffnet" : "geschlossen"}`,
    };
  });
}

/** The cheapest, of all or around a place. */
export function toFuelStations(candidates: readonly FuelCandidate[], from: Coordinates | null): FuelStationView[] {
  return findCheapest(candidates, from).map(({ price, distance, ...station }, index) => ({
    ...station,
    number: index + 1,
    id: `tankstelle-${index + 1}`,
    price: toPriceView(price),
    distance: distance === null ? null : toDistanceText(distance),
  }));
}

export function toPriceView(thousandths: number): PriceView {
  const text = (thousandths / 1000).toFixed(3).replace(".", ",");
  return { cents: text.slice(0, -1), thousandth: text.slice(-1), spoken: `${text} Euro` };
}
