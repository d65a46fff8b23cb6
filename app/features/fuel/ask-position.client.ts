/** Where the reader is, according to the browser, which asks for permission. */
import type { Coordinates } from "#app/domain/municipality/distance.ts";

export type Position = { kind: "known"; coordinates: Coordinates } | { kind: "refused" | "unknown" };

/** Positions up to two minutes old are good enough. */
const OPTIONS = { maximumAge: 120_000, timeout: 10_000 };
const PERMISSION_DENIED = 1;

/** Never rejects. */
export function askPosition(): Promise<Position> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  // Pages over plain http do not have it.
  if (geolocation === undefined) return Promise.resolve({ kind: "unknown" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: "known", coordinates: { latitude, longitude } }),
      ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? "refused" : "unknown" }),
      OPTIONS,
    );
  });
}
