/** The moon's quarters as a calendar file. */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { toCalendarFile, toStamp } from "#app/domain/calendar/calendar-file.ts";
import { findQuarters } from "./moon-month.ts";
import { quarterNames } from "./moon-view-model.ts";

const DAYS = 366;
const DAY_MS = 86_400_000;

/** From a moment on, for a year. `host` makes the entries' names this site's. */
export function toMoonCalendar(from: Date, host: string): string {
  const start = from.getTime();
  const entries = findQuarters(start, start + DAYS * DAY_MS).flatMap(({ quarter, moment }) => [
    "BEGIN:VEVENT",
    `UID:mond-${toStamp(moment)}@${host}`,
    `DTSTAMP:${toStamp(moment)}`,
    `DTSTART:${toStamp(moment)}`,
    "DURATION:PT0S",
    `SUMMARY:${quarterNames[quarter]}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const product = `-//${portalBrand.name}//Mondkalender//DE`;
  return toCalendarFile({ product, name: `Mondphasen (${portalBrand.name})`, refresh: "P7D" }, entries);
}
