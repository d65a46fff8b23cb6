/** Where the reader is, by their browser, which asks them whether they want that. */
import type { Coordinates } from "#app/domain/municipality/distance.ts";

export type Position = { kind: "known"; coordinates: Coordinates } | { kind: "refused" | "unknown" };

/** Positions two minutes old will do: nobody is that fast. */
const OPTIONS = { maximumAge: 120_000, timeout: 10_000 };
const PERMISSION_DENIED = 1;

/** Never rejects. */
export function askPosition(): Promise<Position> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  // Pages of a plain address do not have it.
  if (geolocation === undefined) return Promise.resolve({ kind: "unknown" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: "known", coordinates: { latitude, longitude } }),
      ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? "refused" : "unknown" }),
      OPTIONS,
    );
  });
}
