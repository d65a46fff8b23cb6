/** The dates of an event that repeats itself: RRULE, RDATE and EXDATE of RFC 5545, within bounds whatever a file asks for. */
import { RRuleTemporal } from "rrule-temporal";
import { TIME_ZONE, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import { parseTimes, type Time, toDayOf } from "./calendar-time.ts";
import { type Entry, findProperty, type Property } from "./read-entries.ts";

/** Of one event; those behind come with a later file. */
export const MAX_OCCURRENCES = 200;
export const MAX_AHEAD_DAYS = 730;
/** Weeks, months or days that are looked at, and dates within them: a rule that has none would be looked for without an end. Four years of days take half a second. */
const MAX_PERIODS = 1500;
const MAX_CANDIDATES = 10_000;
const MAX_RULE = 300;

export function isRepeated(entry: Entry): boolean {
  return entry.has("RRULE") || entry.has("RDATE");
}

/** The seconds at which it begins from `from` on, in their order; why it cannot be followed, as a text. */
export function toOccurrences(entry: Entry, start: Time, from: number): number[] | string {
  if (entry.has("EXRULE")) return "EXRULE: is no property of calendars any more";
  const added = toTimes(entry.get("RDATE") ?? []);
  const excepted = toTimes(entry.get("EXDATE") ?? []);
  if (added === null || added.some(({ isDay }) => isDay !== start.isDay)) return "RDATE: must be days or moments, as DTSTART is";
  if (excepted === null) return "EXDATE: must be days or moments, as DTSTART is";
  if ((entry.get("RRULE")?.length ?? 0) > 1) return "RRULE: must stand once";
  const rule = findProperty(entry, "RRULE")?.value;
  const until = from + MAX_AHEAD_DAYS * 86_400;
  const ruled = rule === undefined ? [start.seconds] : followRule(rule, start, { from, until });
  if (typeof ruled === "string") return ruled;
  const moments = new Set(excepted.filter(({ isDay }) => isDay === start.isDay).map(({ seconds }) => seconds));
  // Of a moment's event, too, some programs except a day.
  const days = new Set(excepted.filter(({ isDay }) => isDay && !start.isDay).map(({ seconds }) => toDayOf(seconds)));
  return [...new Set([...ruled, ...added.map(({ seconds }) => seconds)])]
    .filter((seconds) => seconds >= from && seconds < until && !moments.has(seconds))
    .filter((seconds) => days.size === 0 || !days.has(toLocalDate(seconds).slice(0, 10)))
    .toSorted((one, other) => one - other)
    .slice(0, MAX_OCCURRENCES);
}

function toTimes(properties: readonly Property[]): Time[] | null {
  const lists = properties.map(parseTimes);
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

function followRule(rule: string, { text, isDay, isUtc }: Time, { from, until }: { from: number; until: number }) {
  if (rule.length > MAX_RULE || !/^[A-Z0-9=;,+-]+$/i.test(rule)) return "RRULE: is none";
  // An event is something that takes its time: what repeats itself by the hour is a fault, or means harm.
  if (!/(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i.test(rule) || /(?:^|;)BY(?:HOUR|MINUTE|SECOND)=/i.test(rule))
    return "RRULE: must repeat by days, weeks, months or years";
  // Days are followed as such, and get their hours afterwards.
  const [begin, followed] = isDay
    ? [`:${text}T000000Z`, toDayRule(rule)]
    : [isUtc ? `:${text}Z` : `;TZID=${TIME_ZONE}:${text}`, rule];
  const bounds = isDay ? [toDayOf(from), toDayOf(until)] : [from, until];
  const [first, last] = bounds.map((bound) => new Date(typeof bound === "string" ? `${bound}T00:00:00Z` : bound * 1000));
  if (first === undefined || last === undefined) return "RRULE: has no bounds";
  try {
    const found = new RRuleTemporal({
      rruleString: `DTSTART${begin}\nRRULE:${followed}`,
      maxIterations: MAX_PERIODS,
      maxCandidateEvaluations: MAX_CANDIDATES,
      cache: false,
    }).between(first, last, true);
    return found.map(({ epochMilliseconds: moment }) =>
      isDay ? startOfDay(new Date(moment).toISOString(), 0) : Math.floor(moment / 1000),
    );
  } catch (error) {
    // Thrown for a rule that is none, and for one that is too much work.
    return `RRULE: cannot be followed (${error instanceof Error ? error.message.slice(0, 100) : "it is none"})`;
  }
}

/** Of whole days the last one is a day, also where a file names a moment of it. */
function toDayRule(rule: string): string {
  return rule.replace(/UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/i, (_, ...parts: string[]) => {
    const [year, month, day, hour, minute, second] = parts;
    const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(moment)
      ? "UNTIL=none"
      : `UNTIL=${toLocalDate(moment / 1000)
          .slice(0, 10)
          .replaceAll("-", "")}`;
  });
}
