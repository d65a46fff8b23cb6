/** A month of the moon over the region, computed. */
import { AstroTime, MoonPhase, NextLunarApsis, NextMoonQuarter, SearchLunarApsis, SearchMoonQuarter } from "astronomy-engine";
import { countDays, type Month, startOfDay } from "#app/domain/calendar/vienna-time.ts";
import { type MoonTrack, trackMoon } from "./moon-track.ts";
import { findRiseAndSet, type RiseAndSet } from "./rise-and-set.ts";

/** New, first quarter, full, last quarter. */
export type Quarter = 0 | 1 | 2 | 3;

export type MoonDay = RiseAndSet & {
  /** Of the month, from 1. */
  day: number;
  /** When it begins. */
  start: number;
  /** At noon: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  /** Of the zodiac, from 0 (Aries), at the day's beginning. */
  sign: number;
  /** Into which the moon passes on this day; never into two. */
  change: { sign: number; moment: number } | null;
  /** Day by day it stands higher in the south. */
  ascends: boolean;
};

export type MoonMonth = {
  days: MoonDay[];
  quarters: { quarter: Quarter; moment: number }[];
  /** Nearest to the earth and farthest from it, in kilometres. */
  apsides: { isPerigee: boolean; moment: number; distance: number }[];
};

const DAY_MS = 86_400_000;
const SIGN_DEGREES = 30;
const SIGNS = 12;

export function computeMoonMonth(month: Month): MoonMonth {
  const starts = Array.from({ length: countDays(month) + 1 }, (_, index) => startOfDay(month, index + 1).getTime());
  const [from = 0, end = 0] = [starts[0], starts.at(-1)];
  const track = trackMoon(from - DAY_MS, end + DAY_MS);
  const days = starts.slice(0, -1).map((start, index) => toDay(track, index + 1, start, starts[index + 1] ?? end));
  return { days, quarters: findQuarters(from, end), apsides: findApsides(from, end) };
}

function toDay(track: MoonTrack, day: number, start: number, end: number): MoonDay {
  const noon = (start + end) / 2;
  return {
    day,
    start,
    ...findRiseAndSet(track, start, end),
    phase: MoonPhase(new AstroTime(new Date(noon))),
    sign: toSign(track(start).longitude),
    change: findSignChange(track, start, end),
    ascends: track(noon + DAY_MS / 2).declination > track(noon - DAY_MS / 2).declination,
  };
}

const toSign = (longitude: number) => ((Math.floor(longitude / SIGN_DEGREES) % SIGNS) + SIGNS) % SIGNS;

function findSignChange(track: MoonTrack, start: number, end: number): MoonDay["change"] {
  const border = (Math.floor(track(start).longitude / SIGN_DEGREES) + 1) * SIGN_DEGREES;
  if (track(end).longitude < border) return null;
  let [low, high] = [start, end];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (track(middle).longitude < border) low = middle;
    else high = middle;
  }
  return { sign: toSign(border), moment: high };
}

export function findQuarters(from: number, end: number): MoonMonth["quarters"] {
  const found: MoonMonth["quarters"] = [];
  let next = SearchMoonQuarter(new Date(from));
  for (; next.time.date.getTime() < end; next = NextMoonQuarter(next))
    found.push({ quarter: next.quarter as Quarter, moment: next.time.date.getTime() });
  return found;
}

function findApsides(from: number, end: number): MoonMonth["apsides"] {
  const found: MoonMonth["apsides"] = [];
  let next = SearchLunarApsis(new Date(from));
  for (; next.time.date.getTime() < end; next = NextLunarApsis(next))
    found.push({ isPerigee: next.kind === 0, moment: next.time.date.getTime(), distance: Math.round(next.dist_km) });
  return found;
}
