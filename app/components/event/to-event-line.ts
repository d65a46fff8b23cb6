/** An event in a list, as readers see it. */
import { addDays, parseDayName, toDay, toDayName, toNoon } from "#app/domain/calendar/day-name.ts";
import { toEventPath } from "#app/domain/event/event-paths.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import type { EventLineFragment } from "#graphql/generated/operations.ts";
import { type EventKind, eventKindTitles } from "#shared/rules/event-rules.ts";

export type EventLine = {
  id: number;
  link: string;
  title: string;
  kind: string;
  /** For machines: the day, with a time where it has one. */
  iso: string;
  /** `19:00 Uhr`, `19:00 bis 21:00 Uhr`, `ganztägig`, `bis 6. Jänner`. */
  time: string;
  /** `Do., 3. Dez.`, for lists that are not by days. */
  day: string;
  /** Hall and municipality; empty where nobody knows. */
  where: string;
  /** Null where nothing is known. */
  price: string | null;
  isCancelled: boolean;
};

const shortDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
const longDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long" });

export function toEventKind({ kind }: Pick<EventLineFragment, "kind">): EventKind {
  return kind.toLowerCase() as EventKind;
}

export function toEventLine(event: EventLineFragment): EventLine {
  const { id, title, starts, is_all_day: isAllDay, is_cancelled: isCancelled } = event;
  const { first } = toEventDays(event);
  return {
    id,
    link: toEventPath(id),
    title,
    kind: eventKindTitles[toEventKind(event)],
    iso: isAllDay ? first : starts,
    time: toTimeText(event),
    day: shortDay.format(toNoonOf(first)),
    where: toWhere(event),
    price: toPriceText(event),
    isCancelled,
  };
}

/** The days on which it takes place, `2026-11-29`; the last one is the first of what has no end, or ends in the night after it. */
export function toEventDays({ starts, ends }: Pick<EventLineFragment, "starts" | "ends">): { first: string; last: string } {
  const first = toDayName(toDay(new Date(starts)));
  if (ends === null) return { first, last: first };
  const end = Date.parse(ends);
  const last = toDayName(toDay(new Date(end - 1)));
  const isOneNight = end - Date.parse(starts) <= NIGHT_MS;
  return { first, last: isOneNight ? first : last };
}

/** What ends within them is of its first day. */
const NIGHT_MS = 12 * 3_600_000;

function toTimeText(event: EventLineFragment): string {
  const { starts, ends, is_all_day: isAllDay } = event;
  const { first, last } = toEventDays(event);
  if (first !== last) {
    const until = `bis ${longDay.format(toNoonOf(last))}`;
    return isAllDay ? until : `${toClockText(starts)}\u00a0Uhr, ${until}`;
  }
  if (isAllDay) return "ganztägig";
  return ends === null ? `${toClockText(starts)}\u00a0Uhr` : `${toClockText(starts)} bis ${toClockText(ends)}\u00a0Uhr`;
}

/** The hall, and the municipality where that is not part of its name. */
export function toWhere({ place, municipality }: Pick<EventLineFragment, "place" | "municipality">): string {
  const town = municipality === null ? null : (parseMunicipality(municipality)?.title ?? null);
  if (town === null || place.toLowerCase().includes(town.toLowerCase())) return place;
  return place === "" ? town : `${place}, ${town}`;
}

/** Null where nothing is known. */
export function toPriceText({ price, is_free: isFree }: Pick<EventLineFragment, "price" | "is_free">): string | null {
  if (isFree) return price === "" ? "Eintritt frei" : `Eintritt frei, ${price}`;
  return price === "" ? null : price;
}

function toNoonOf(name: string): number {
  return toNoon(parseDayName(name) ?? addDays(toDay(new Date(0)), 0));
}
