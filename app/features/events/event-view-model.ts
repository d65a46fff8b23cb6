/** One event with all that is known of it. */
import { toEventDays, toEventKind, toPriceText, toWhere } from "#app/components/event/to-event-line.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { addDays, parseDayName, toDay, toNoon } from "#app/domain/calendar/day-name.ts";
import { toEventCalendarPath } from "#app/domain/event/event-paths.ts";
import { isOver } from "#app/domain/event/is-over.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import type { GetEventCalendarQuery, GetEventQuery } from "#graphql/generated/operations.ts";
import { eventKindTitles } from "#shared/rules/event-rules.ts";
import { toEventPicture } from "./events-view-model.ts";

export type WireEvent = NonNullable<GetEventQuery["event"]>;

/** As a calendar needs it. */
export type WireCalendarEvent = GetEventCalendarQuery["events"]["items"][number];

export type EventView = {
  title: string;
  kind: string;
  /** `Sonntag, 29. November 2026, 19:00 bis 21:00 Uhr` */
  when: string;
  iso: string;
  where: string;
  address: string;
  /** Of a map's search; null where no address is known. */
  map: string | null;
  municipality: { title: string; link: string } | null;
  organiser: string;
  price: string | null;
  link: { address: string; host: string } | null;
  paragraphs: string[];
  picture: ResponsivePicture | null;
  credit: string | null;
  isCancelled: boolean;
  isOver: boolean;
  isSample: boolean;
  calendar: string;
};

const longDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", dateStyle: "full" });
const SIZES = "(width >= 832px) 832px, 100vw";

export function toEventView(event: WireEvent, now: Date): EventView {
  const { id, title, starts, text, address, organiser, link, image } = event;
  const place = event.municipality === null ? null : parseMunicipality(event.municipality);
  return {
    title,
    kind: eventKindTitles[toEventKind(event)],
    when: toWhen(event),
    iso: event.is_all_day ? toEventDays(event).first : starts,
    where: toWhere(event),
    address,
    map:
      address === ""
        ? null
        : `https://www.openstreetmap.org/search?query=${encodeURIComponent([address, place?.title].filter(Boolean).join(", "))}`,
    municipality: place === null ? null : { title: place.title, link: `/gemeinde/${place.slug}` },
    organiser,
    price: toPriceText(event),
    link: toLink(link),
    paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph !== ""),
    picture: toEventPicture(image, SIZES),
    credit: image?.credit || null,
    isCancelled: event.is_cancelled,
    isOver: isOver(event, now),
    isSample: event.is_sample,
    calendar: toEventCalendarPath(id),
  };
}

/** A publisher's own back end may say anything. */
function toLink(link: string | null): EventView["link"] {
  const url = link === null ? null : URL.parse(link);
  return url?.protocol === "https:" ? { address: url.href, host: url.hostname.replace(/^www\./, "") } : null;
}

function toWhen(event: WireEvent): string {
  const { starts, ends, is_all_day: isAllDay } = event;
  const { first, last } = toEventDays(event);
  const begin = longDay.format(toNoonOf(first));
  if (first !== last) {
    const time = isAllDay ? "" : `, ${toClockText(starts)}\u00a0Uhr,`;
    const end = ends === null || isAllDay ? "" : `, ${toClockText(ends)}\u00a0Uhr`;
    return `${begin}${time} bis ${longDay.format(toNoonOf(last))}${end}`;
  }
  if (isAllDay) return `${begin}, ganztägig`;
  return ends === null
    ? `${begin}, ${toClockText(starts)}\u00a0Uhr`
    : `${begin}, ${toClockText(starts)} bis ${toClockText(ends)}\u00a0Uhr`;
}

function toNoonOf(name: string): number {
  return toNoon(parseDayName(name) ?? addDays(toDay(new Date(0)), 0));
}

/** A sentence for search engines and shared links. */
export function toEventDescription(event: WireEvent): string {
  const where = toWhere(event);
  return `${eventKindTitles[toEventKind(event)]} am ${toWhen(event)}${where === "" ? "" : `, ${where}`}.`.replaceAll(
    "\u00a0",
    " ",
  );
}
