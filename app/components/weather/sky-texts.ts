import type { Sky } from "#app/domain/weather/sky.ts";

const texts: Readonly<Record<Sky, string>> = {
  CLEAR: "Sonnig",
  FAIR: "Heiter",
  PARTLY_CLOUDY: "Wolkig",
  CLOUDY: "Bedeckt",
  FOG: "Nebel",
  LIGHT_RAIN: "Leichter Regen",
  RAIN: "Regen",
  HEAVY_RAIN: "Starker Regen",
  SHOWERS: "Schauer",
  SLEET: "Schneeregen",
  LIGHT_SNOW: "Leichter Schneefall",
  SNOW: "Schneefall",
  SNOW_SHOWERS: "Schneeschauer",
  THUNDERSTORM: "Gewitter",
};

/** The sky in a word; no sun shines at night. */
export function toSkyText(sky: Sky, isNight: boolean): string {
  return sky === "CLEAR" && isNight ? "Klar" : texts[sky];
}
