import type { Sky } from "#workers/backend/services/weather/weather-series.ts";

const dry: Readonly<Record<string, Sky>> = {
  clearsky: "CLEAR",
  fair: "FAIR",
  partlycloudy: "PARTLY_CLOUDY",
  cloudy: "CLOUDY",
  fog: "FOG",
};

/** Of a `symbol_code` such as `lightrainshowers_day`; null for one that means nothing here. */
export function toSky(code: string): Sky | null {
  const name = code.replace(/_(?:day|night|polartwilight)$/, "");
  const sky = dry[name];
  if (sky !== undefined) return sky;
  if (name.endsWith("andthunder")) return "THUNDERSTORM";
  if (name.includes("sleet")) return "SLEET";
  if (name.includes("snow")) return name.includes("showers") ? "SNOW_SHOWERS" : name.startsWith("light") ? "LIGHT_SNOW" : "SNOW";
  if (!name.includes("rain")) return null;
  if (name.includes("showers")) return "SHOWERS";
  return name.startsWith("light") ? "LIGHT_RAIN" : name.startsWith("heavy") ? "HEAVY_RAIN" : "RAIN";
}
