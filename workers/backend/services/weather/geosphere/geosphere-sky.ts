import type { Sky } from "#workers/backend/services/weather/weather-series.ts";

/** Weather symbols of the numerical forecast (`sy`), from 1 on. */
const skies: readonly Sky[] = [
  "CLEAR",
  "FAIR",
  "PARTLY_CLOUDY",
  "CLOUDY",
  "CLOUDY",
  // Fog on the ground, high fog.
  "FOG",
  "CLOUDY",
  "LIGHT_RAIN",
  "RAIN",
  "HEAVY_RAIN",
  "SLEET",
  "SLEET",
  "SLEET",
  "LIGHT_SNOW",
  "SNOW",
  "SNOW",
  "SHOWERS",
  "SHOWERS",
  "SHOWERS",
  // Showers of sleet, then of snow.
  "SLEET",
  "SLEET",
  "SLEET",
  "SNOW_SHOWERS",
  "SNOW_SHOWERS",
  "SNOW_SHOWERS",
  // The rest are thunderstorms, the last with sleet and snow.
  ...Array<Sky>(7).fill("THUNDERSTORM"),
];

/** Null for a number that the documentation does not name. */
export function toSky(symbol: number | null): Sky | null {
  return symbol === null ? null : (skies[Math.round(symbol) - 1] ?? null);
}
