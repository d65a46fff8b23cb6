/** Events as a calendar file: one of them, or a list to subscribe to. */
import { toEventDays, toEventKind, toWhere } from "#app/components/event/to-event-line.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { toCalendarFile, toStamp, toTextLine } from "#app/domain/calendar/calendar-file.ts";
import { addDays, parseDayName, toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import { toEventPath } from "#app/domain/event/event-paths.ts";
import { eventKindTitles } from "#shared/rules/event-rules.ts";
import type { WireCalendarEvent } from "./event-view-model.ts";

/** `toAddress` makes a path a full address of this site, whose host makes the entries' names its own. */
export function toEventCalendar(events: readonly WireCalendarEvent[], name: string, toAddress: (path: string) => string): string {
  const product = `-//${portalBrand.name}//Termine//DE`;
  const entries = events.flatMap((event) => toEntry(event, toAddress));
  return toCalendarFile({ product, name: `${name} (${portalBrand.name})`, refresh: "PT12H" }, entries);
}

function toEntry(event: WireCalendarEvent, toAddress: (path: string) => string): string[] {
  const { id, title, text, address, starts, ends, changed, is_all_day: isAllDay, is_cancelled: isCancelled } = event;
  const link = toAddress(toEventPath(id));
  const where = [toWhere(event), address].filter((part) => part !== "").join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:termin-${id}@${new URL(link).hostname}`,
    `DTSTAMP:${toStamp(Date.parse(changed))}`,
    ...(isAllDay
      ? toWholeDays(event)
      : [`DTSTART:${toStamp(Date.parse(starts))}`, ...(ends === null ? [] : [`DTEND:${toStamp(Date.parse(ends))}`])]),
    toTextLine("SUMMARY", title),
    ...(text === "" ? [] : [toTextLine("DESCRIPTION", text)]),
    ...(where === "" ? [] : [toTextLine("LOCATION", where)]),
    toTextLine("CATEGORIES", eventKindTitles[toEventKind(event)]),
    `URL:${link}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Days of the region; the end is the first one after it. */
function toWholeDays(event: Pick<WireCalendarEvent, "starts" | "ends">): string[] {
  const { first, last } = toEventDays(event);
  const after = toDayName(addDays(parseDayName(last) ?? toDay(new Date(event.starts)), 1));
  return [`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`, `DTEND;VALUE=DATE:${after.replaceAll("-", "")}`];
}
