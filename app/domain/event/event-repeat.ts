/** An event that staff enter once for several days: which days these are, and its times on each of them. */
import { addDays, type Day, parseDayName, toDayName, toWeekday } from "#app/domain/calendar/day-name.ts";
import type { Entries, FieldErrors } from "#app/domain/forms/form-definition.ts";
import { MAX_EVENT_DATES } from "#shared/rules/event-rules.ts";
import { type EventDraft, toMoments } from "./event-form.ts";

/** As the form has them; the first is what stands there. */
export const repeats = [
  { word: "", title: "einmal" },
  { word: "woche", title: "jede Woche" },
  { word: "zwei-wochen", title: "alle zwei Wochen" },
  { word: "monatstag", title: "jeden Monat am selben Tag" },
  { word: "wochentag", title: "jeden Monat am selben Wochentag, etwa am ersten Samstag" },
] as const;

type EventTimes = Pick<EventDraft, "starts" | "ends">;

/** What is wrong with how often it is. What is wrong with its first day says the form itself. */
export function findRepeatErrors({ repeat = "", repeatUntil = "", day = "" }: Entries): FieldErrors {
  if (!repeats.some(({ word }) => word === repeat)) return { repeat: "Wähl, wie oft es ist." };
  const [first, last] = [parseDayName(day.trim()), parseDayName(repeatUntil.trim())];
  if (repeat === "") return repeatUntil.trim() === "" ? {} : { repeat: "Wie oft ist es bis zu diesem Tag?" };
  if (last === null) return { repeatUntil: "Bis zu welchem Tag?" };
  if (first === null) return {};
  if (toDayName(last) <= toDayName(first)) return { repeatUntil: "Der letzte Tag liegt nach dem ersten." };
  return listDays(repeat, first, last).length < MAX_EVENT_DATES
    ? {}
    : { repeatUntil: `Das wären mehr als ${MAX_EVENT_DATES} Termine: Wähl einen früheren Tag.` };
}

/** The times of all dates but the first; none for what is once. */
export function toFurtherTimes({ repeat = "", repeatUntil = "", ...entries }: Entries): EventTimes[] {
  const [first, last] = [entries.day, repeatUntil].map((name = "") => parseDayName(name.trim()));
  if (repeat === "" || first == null || last == null) return [];
  const end = parseDayName((entries.endDay ?? "").trim());
  const [time = "", endTime = ""] = [entries.time, entries.endTime].map((text = "") => text.trim());
  return listDays(repeat, first, last).map((day) => {
    const endDay = end === null ? "" : toDayName(addDays(end, countDays(first, day)));
    const { starts, ends } = toMoments({ day: toDayName(day), time, endDay, endTime });
    return { starts, ends };
  });
}

/** The days behind the first one, up to the last; no more than are entered, the first one counted. */
function listDays(repeat: string, first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let step = 1; step <= MAX_EVENT_DATES * 3 && days.length < MAX_EVENT_DATES; step += 1) {
    const day = toDayOf(repeat, first, step);
    if (day === null) continue;
    if (toDayName(day) > toDayName(last)) break;
    days.push(day);
  }
  return days;
}

/** Null for a month that has no such day. */
function toDayOf(repeat: string, first: Day, step: number): Day | null {
  if (repeat === "woche") return addDays(first, step * 7);
  if (repeat === "zwei-wochen") return addDays(first, step * 14);
  const { year, month } = addDays({ year: first.year, month: first.month + step, day: 1 }, 0);
  if (repeat === "monatstag") return toDayOfMonth(year, month, first.day);
  const toFirst = (toWeekday(first) - toWeekday({ year, month, day: 1 }) + 7) % 7;
  return toDayOfMonth(year, month, 1 + toFirst + 7 * Math.floor((first.day - 1) / 7));
}

function toDayOfMonth(year: number, month: number, day: number): Day | null {
  const found = addDays({ year, month, day }, 0);
  return found.month === month ? found : null;
}

function countDays(one: Day, other: Day): number {
  return Math.round((Date.UTC(other.year, other.month - 1, other.day) - Date.UTC(one.year, one.month - 1, one.day)) / 86_400_000);
}
