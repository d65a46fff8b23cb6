/** Moments, stored in seconds since 1970, as readers and machines see them. */
import { once } from "#shared/rules/once.ts";

export const TIME_ZONE = "Europe/Vienna";

const day = { timeZone: TIME_ZONE, day: "numeric", month: "long", year: "numeric" } as const;
const moment = { ...day, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const printed = once(() => new Intl.DateTimeFormat("de-AT", moment));
const printedDay = once(() => new Intl.DateTimeFormat("de-AT", day));
const sortable = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "medium" });

/** ISO 8601 in UTC: `2026-11-20T17:05:00Z`. */
export function toIsoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}

/** As it is printed: `Fr., 20. November 2026, 18:05 Uhr`. */
export function toFormattedDate(seconds: number): string {
  const part = Object.fromEntries(
    printed()
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const weekday = part.weekday?.replace(".", "");
  return `${weekday}., ${part.day}. ${part.month} ${part.year}, ${part.hour}:${part.minute} Uhr`;
}

/** The day here: `20. November 2026`. */
export function toDayText(seconds: number): string {
  return printedDay().format(seconds * 1000);
}

/** Local time without a zone, as WordPress writes it: `2026-11-20T18:05:00`. */
export function toLocalDate(seconds: number): string {
  return sortable.format(seconds * 1000).replace(" ", "T");
}

/** Seconds of a local time without a zone. An hour that the clock change leaves out counts as the one after it. */
export function parseLocalDate(local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (milliseconds: number) => Date.parse(`${toLocalDate(milliseconds / 1000)}Z`) - milliseconds;
  const guess = asUtc - offsetAt(asUtc);
  return Math.floor((asUtc - offsetAt(guess)) / 1000);
}
