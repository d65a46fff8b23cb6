/** The moon's quarters as a calendar file, RFC 5545. */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { findQuarters } from "./moon-month.ts";
import { quarterNames } from "./moon-view-model.ts";

const DAYS = 366;
const DAY_MS = 86_400_000;
/** A line may have 75 bytes; a longer one continues in the next. */
const MAX_LINE_BYTES = 74;

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${portalBrand.name}//Mondkalender//DE`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:Mondphasen (${portalBrand.name})`,
    "REFRESH-INTERVAL;VALUE=DURATION:P7D",
    ...entries,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261124T145300Z`: the minute, as the page says it. */
function toStamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace(/[-:]/g, "")}00Z`;
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (encoder.encode(last + character).byteLength > MAX_LINE_BYTES) lines.push(character);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n ");
}
