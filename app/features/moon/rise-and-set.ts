import { SiderealTime } from "astronomy-engine";
import { landFacts } from "#brand/land.ts";
import type { MoonTrack } from "./moon-track.ts";

/** The observer's position. */
export const REGION = landFacts.sky;

const RAD = Math.PI / 180;
const EARTH_RADIUS_KM = 6378.14;
/** Degrees by which the air lifts an object at the horizon. */
const REFRACTION = 34 / 60;
/** Of the moon's parallax: how far its upper edge stands above its middle. */
const PARALLAX_SHARE = 1 - 0.2725;
const SCAN_MS = 10 * 60_000;
/** Rotations of the earth relative to the stars in a day. */
const SIDEREAL_RATE = 1.002_737_909_35;
const DAY_MS = 86_400_000;

/** Moments in milliseconds since 1970; null on the one day of a month without a rise or without a set. */
export type RiseAndSet = { rise: number | null; set: number | null };

/** When the moon's upper edge crosses the level horizon between two moments. */
export function findRiseAndSet(track: MoonTrack, from: number, to: number): RiseAndSet {
  const turned = SiderealTime(new Date(from)) * 15;
  const height = (moment: number) => readHeight(track, moment, turned + ((moment - from) / DAY_MS) * 360 * SIDEREAL_RATE);
  const found: RiseAndSet = { rise: null, set: null };
  let before = height(from);
  for (let moment = from + SCAN_MS; moment <= to; moment += SCAN_MS) {
    const now = height(moment);
    if (before < 0 && now >= 0) found.rise ??= bisect(height, moment - SCAN_MS, moment);
    if (before >= 0 && now < 0) found.set ??= bisect(height, moment - SCAN_MS, moment);
    before = now;
  }
  return found;
}

/** Degrees of the upper edge above the horizon. `greenwich` is the sidereal time there, in degrees. */
function readHeight(track: MoonTrack, moment: number, greenwich: number): number {
  const { rightAscension, declination, distance } = track(moment);
  const hourAngle = (greenwich + REGION.longitude - rightAscension) * RAD;
  const sine =
    Math.sin(REGION.latitude * RAD) * Math.sin(declination * RAD) +
    Math.cos(REGION.latitude * RAD) * Math.cos(declination * RAD) * Math.cos(hourAngle);
  const parallax = Math.asin(EARTH_RADIUS_KM / distance) / RAD;
  return Math.asin(sine) / RAD - (PARALLAX_SHARE * parallax - REFRACTION);
}

/** To a second. */
function bisect(height: (moment: number) => number, low: number, high: number): number {
  const rises = height(low) < 0;
  let [from, to] = [low, high];
  while (to - from > 1000) {
    const middle = (from + to) / 2;
    if (height(middle) < 0 === rises) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
