/** Opening hours of a week in one line, and whether it is open at a moment, by the region's clocks. */
import { addDays, toDay, toWeekday } from "#app/domain/calendar/day-name.ts";
import { isShopHoliday } from "#app/domain/calendar/holidays.ts";

type OpeningDay = "MO" | "DI" | "MI" | "DO" | "FR" | "SA" | "SO" | "FE";
/** `to` is at most 24:00; earlier than `from` it is on the next day. */
export type OpeningHours = { day: OpeningDay; from: string; to: string };

const week: OpeningDay[] = ["MO", "DI", "MI", "DO", "FR", "SA", "SO"];
const titles: Record<OpeningDay, string> = {
  MO: "Mo",
  DI: "Di",
  MI: "Mi",
  DO: "Do",
  FR: "Fr",
  SA: "Sa",
  SO: "So",
  FE: "Feiertag",
};

/** "Mo–Fr 06:00–20:00, Sa, So und Feiertag 07:00–20:00 Uhr"; null where nothing is known. */
export function toHoursText(hours: readonly OpeningHours[]): string | null {
  if (hours.length === 0) return null;
  const spans = week.map((day) => ({ title: titles[day], text: toDayText(hours, day) }));
  const groups: { first: string; last: string; text: string }[] = [];
  for (const { title, text } of spans) {
    const open = groups.at(-1);
    if (open?.text === text) open.last = title;
    else groups.push({ first: title, last: title, text });
  }
  // A station that names no holiday hours is not necessarily closed on holidays.
  const holiday = hours.some(({ day }) => day === "FE") || toDayText(hours, "SO") === CLOSED ? toDayText(hours, "FE") : null;
  if (groups.length === 1 && (holiday === null || holiday === groups[0]?.text)) return `Täglich ${groups[0]?.text}`;
  const days = groups.map(({ first, last, text }) => ({ title: first === last ? first : `${first}–${last}`, text }));
  const last = days.at(-1);
  if (holiday !== null && last?.text === holiday) last.title += " und Feiertag";
  else if (holiday !== null) days.push({ title: "Feiertag", text: holiday });
  return days.map(({ title, text }) => `${title} ${text}`).join(", ");
}

const CLOSED = "geschlossen";

function toDayText(hours: readonly OpeningHours[], wanted: OpeningDay): string {
  const own = hours.filter(({ day }) => day === wanted).sort((one, other) => (one.from < other.from ? -1 : 1));
  if (own.length === 0) return CLOSED;
  return own.map(({ from, to }) => (from === "00:00" && to === "24:00" ? "0–24 Uhr" : `${from}–${to}`)).join(" und ");
}

const clock = new Intl.DateTimeFormat("de-AT", {
  timeZone: "Europe/Vienna",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Null where nothing is known. */
export function isOpenAt(hours: readonly OpeningHours[], moment: Date): boolean | null {
  if (hours.length === 0) return null;
  const time = clock.format(moment);
  const today = findHours(hours, moment, 0);
  const yesterday = findHours(hours, moment, -1);
  return (
    today.some(({ from, to }) => from <= time && (time < to || to < from)) ||
    yesterday.some(({ from, to }) => to < from && time < to)
  );
}

/** On a holiday the holiday's hours, where the station names any. */
function findHours(hours: readonly OpeningHours[], moment: Date, days: number): OpeningHours[] {
  const day = addDays(toDay(moment), days);
  const isHoliday = isShopHoliday(day) && hours.some((one) => one.day === "FE");
  const wanted = isHoliday ? "FE" : week[(toWeekday(day) + 6) % 7];
  return hours.filter((one) => one.day === wanted);
}
