/** Eclipses that can be seen from the region, computed. */
import {
  Body,
  type EclipseEvent,
  type EclipseKind,
  Equator,
  Horizon,
  type LocalSolarEclipseInfo,
  type LunarEclipseInfo,
  NextLocalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from "astronomy-engine";
import { landFacts } from "#brand/land.ts";

/**
 * `from` and `to` in ISO 8601 to the minute: while something of it is seen. `peak` is its height, and may lie before or after that;
 * `percent` of the disc that is covered then.
 */
export type Eclipse = { body: "sun" | "moon"; kind: string; from: string; peak: string; to: string; percent: number };

const { latitude, longitude, height } = landFacts.sky;
const observer = new Observer(latitude, longitude, height);
const MINUTE_MS = 60_000;
/** A sliver at the horizon is nothing to wait for. */
const LEAST_MINUTES = 10;

/** Partial and total ones whose height lies between two moments, earliest first. */
export function computeEclipses(from: Date, to: Date): Eclipse[] {
  const found: Eclipse[] = [];
  for (let next = SearchLunarEclipse(from); next.peak.date < to; next = NextLunarEclipse(next.peak))
    if (next.kind !== ("penumbral" as EclipseKind)) found.push(...toLunar(next));
  for (
    let next = SearchLocalSolarEclipse(from, observer);
    next.peak.time.date < to;
    next = NextLocalSolarEclipse(next.peak.time, observer)
  )
    found.push(...toSolar(next));
  return found.sort((a, b) => Date.parse(a.peak) - Date.parse(b.peak));
}

function toLunar({ kind, peak, sd_partial, obscuration }: LunarEclipseInfo): Eclipse[] {
  const middle = peak.date.getTime();
  const [start, end] = [middle - sd_partial * MINUTE_MS, middle + sd_partial * MINUTE_MS];
  return toSeen({ body: "moon", kind, peak: middle, percent: obscuration * 100 }, start, end);
}

function toSolar({ kind, obscuration, partial_begin, peak, partial_end }: LocalSolarEclipseInfo): Eclipse[] {
  const moment = ({ time }: EclipseEvent) => time.date.getTime();
  return toSeen(
    { body: "sun", kind, peak: moment(peak), percent: obscuration * 100 },
    moment(partial_begin),
    moment(partial_end),
  );
}

type Facts = { body: Eclipse["body"]; kind: string; peak: number; percent: number };

/** Nothing where the body is below the horizon meanwhile. */
function toSeen({ body, kind, peak, percent }: Facts, start: number, end: number): Eclipse[] {
  const minutes = Array.from({ length: Math.ceil((end - start) / MINUTE_MS) }, (_, index) => start + index * MINUTE_MS);
  const seen = minutes.filter((moment) => isUp(body, moment));
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined || seen.length < LEAST_MINUTES) return [];
  return [{ body, kind, from: toMinute(first), peak: toMinute(peak), to: toMinute(last), percent: Math.round(percent) }];
}

function isUp(body: Eclipse["body"], moment: number): boolean {
  const date = new Date(moment);
  const { ra, dec } = Equator(body === "sun" ? Body.Sun : Body.Moon, date, observer, true, true);
  return Horizon(date, observer, ra, dec, "normal").altitude > 0;
}

function toMinute(moment: number): string {
  return `${new Date(Math.round(moment / MINUTE_MS) * MINUTE_MS).toISOString().slice(0, 16)}Z`;
}
