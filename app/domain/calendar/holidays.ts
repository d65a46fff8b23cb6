/** Public holidays of the region: those of Austria, and the patron saint's of the land, on which offices and schools are closed. */

import { landFacts } from "#brand/land.ts";
import { addDays, type Day, toNoon } from "./day-name.ts";

const { patronDay } = landFacts;

const fixed: Readonly<Record<string, string>> = {
  "1-1": "Neujahr",
  "1-6": "Heilige Drei Könige",
  "5-1": "Staatsfeiertag",
  "8-15": "Mariä Himmelfahrt",
  "10-26": "Nationalfeiertag",
  "11-1": "Allerheiligen",
  "12-8": "Mariä Empfängnis",
  "12-25": "Christtag",
  "12-26": "Stefanitag",
  [`${patronDay.month}-${patronDay.day}`]: patronDay.title,
};

/** Days after Easter Sunday. */
const movable: Readonly<Record<number, string>> = {
  0: "Ostersonntag",
  1: "Ostermontag",
  39: "Christi Himmelfahrt",
  49: "Pfingstsonntag",
  50: "Pfingstmontag",
  60: "Fronleichnam",
};

/** The holiday's name; null for an ordinary day, such as 24 December. */
export function findHoliday(day: Day): string | null {
  const ofDate = fixed[`${day.month}-${day.day}`];
  if (ofDate !== undefined) return ofDate;
  const sinceEaster = (toNoon(day) - toNoon(findEaster(day.year))) / 86_400_000;
  return movable[sinceEaster] ?? null;
}

/** Days on which shops keep the hours of a holiday: all but the patron saint's. */
export function isShopHoliday(day: Day): boolean {
  return findHoliday(day) !== null && !(day.month === patronDay.month && day.day === patronDay.day);
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function findEaster(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays({ year, month: 3, day: 1 }, h + l - 7 * m + 21);
}
