import type { Coordinates } from "#app/domain/municipality/distance.ts";

const DAY_MS = 86_400_000;
const RAD = Math.PI / 180;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** The sun's upper edge meets the horizon, lifted by the air. */
const HORIZON = -0.83;

/** Whether the sun is down, within a minute or two: which picture of the sky is right. `moment` in milliseconds. */
export function isNightAt(moment: number, { latitude, longitude }: Coordinates): boolean {
  // Meeus, Astronomical Algorithms: the sun's place with an error of a hundredth of a degree.
  const days = (moment - J2000_MS) / DAY_MS;
  const anomaly = (357.529 + 0.98560028 * days) * RAD;
  const longitudeOfSun = (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD;
  const tilt = 23.439 * RAD;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitudeOfSun));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitudeOfSun), Math.cos(longitudeOfSun));
  const sidereal = (280.46062 + 360.98564737 * days + longitude) * RAD;
  const sine =
    Math.sin(latitude * RAD) * Math.sin(declination) +
    Math.cos(latitude * RAD) * Math.cos(declination) * Math.cos(sidereal - ascension);
  return Math.asin(sine) / RAD < HORIZON;
}
