/** What is on, by days. */
import { type EventLine, toEventDays, toEventLine } from "#app/components/event/to-event-line.ts";
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import { addDays, type Day, parseDayName, toDay, toDayName, toNoon } from "#app/domain/calendar/day-name.ts";
import { findHoliday } from "#app/domain/calendar/holidays.ts";
import { EVENTS_CALENDAR_PATH, toKindWord } from "#app/domain/event/event-paths.ts";
import type { GetEventsQuery, PictureFragment } from "#graphql/generated/operations.ts";
import { eventKinds, eventKindTitles } from "#shared/rules/event-rules.ts";
import { type EventChoice, ranges, toChoicePath } from "./event-choice.ts";

export type EventEntry = EventLine & { picture: ResponsivePicture | null };
export type EventDay = { iso: string; title: string; holiday: string | null; events: EventEntry[] };
export type ChoiceLink = { title: string; link: string; isCurrent: boolean };

export type EventsView = {
  /** Of the form's fields. */
  filter: { words: string; day: string; first: string; range: string; municipality: string; kind: string };
  ranges: { value: string; title: string }[];
  kinds: { value: string; title: string }[];
  shortcuts: ChoiceLink[];
  days: EventDay[];
  running: EventEntry[];
  /** What is shown, in words: `32 Termine vom 29. November bis 5. Dezember in Dornbirn`. */
  summary: string;
  /** Null where there are some. */
  empty: string | null;
  /** Address of the same words in a whole year; null where nothing is asked, or that is what is shown. */
  wider: string | null;
  isSample: boolean;
  pagination: Pagination | null;
  /** Path of the calendar with the same place and kind. */
  calendar: string;
};

const longDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
const plainDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const [, , , year] = ranges;
const SIZES = "(width >= 640px) 144px, 96px";

/** `events` is null where the back end knows none. */
export function toEventsView(choice: EventChoice, events: GetEventsQuery["events"] | null, now: Date): EventsView {
  const today = toDay(now);
  const { day, range, municipality, kind, words } = choice;
  const items = events?.items ?? [];
  const running = events?.running ?? [];
  const pages = { first: toChoicePath({ ...choice, page: 1 }), pattern: toPagePattern(choice) };
  return {
    filter: {
      words,
      day: toDayName(day),
      first: toDayName(today),
      range: range.word,
      municipality: municipality?.slug ?? "",
      kind: kind === null ? "" : toKindWord(kind),
    },
    ranges: ranges.map(({ word, title }) => ({ value: word, title })),
    kinds: eventKinds.map((one) => ({ value: toKindWord(one), title: eventKindTitles[one] })),
    shortcuts: toShortcuts(choice, today),
    days: toDays(items, today),
    running: running.map(toEntry),
    summary: toSummary(choice, events?.total ?? 0),
    empty: toEmpty(events, choice),
    wider: words === "" || range === year ? null : toChoicePath({ ...choice, range: year, page: 1 }),
    isSample: [...items, ...running].some((event) => event.is_sample),
    pagination: events === null ? null : toPagination(choice.page, events.total_pages, pages),
    calendar: toChoicePath({ ...choice, isToday: true, range: ranges[1], words: "", page: 1 }, EVENTS_CALENDAR_PATH),
  };
}

function toPagePattern(choice: EventChoice): string {
  const first = toChoicePath({ ...choice, page: 1 });
  return `${first}${first.includes("?") ? "&" : "?"}seite={page}`;
}

function toShortcuts(choice: EventChoice, today: Day): ChoiceLink[] {
  const [one, week, month] = ranges;
  const tomorrow = addDays(today, 1);
  const named = [
    { title: "Heute", day: today, range: one },
    { title: "Morgen", day: tomorrow, range: one },
    { title: "Diese Woche", day: today, range: week },
    { title: "30 Tage", day: today, range: month },
  ];
  return named.map(({ title, day, range }) => ({
    title,
    link: toChoicePath({ ...choice, day, isToday: day === today, range, page: 1 }),
    isCurrent: range === choice.range && toDayName(day) === toDayName(choice.day),
  }));
}

type Wire = GetEventsQuery["events"]["items"][number];

function toDays(items: readonly Wire[], today: Day): EventDay[] {
  const byDay = Map.groupBy(items, (event) => toEventDays(event).first);
  return [...byDay].map(([iso, events]) => {
    const day = parseDayName(iso) ?? today;
    return { iso, title: toDayTitle(day, today), holiday: findHoliday(day), events: events.map(toEntry) };
  });
}

function toDayTitle(day: Day, today: Day): string {
  const title = longDay.format(toNoon(day));
  const name = toDayName(day);
  if (name === toDayName(today)) return `Heute, ${title}`;
  return name === toDayName(addDays(today, 1)) ? `Morgen, ${title}` : title;
}

function toEntry(event: Wire): EventEntry {
  return { ...toEventLine(event), picture: toEventPicture(event.image, SIZES) };
}

/** Its own words are of the library: the title beside it says what is on. */
export function toEventPicture(image: PictureFragment | null, sizes: string): ResponsivePicture | null {
  if (image === null) return null;
  const crops = toCrops(image.image_rule, image.image_crops);
  const look = { alt: image.alt, sizes };
  const found = ["4-3", "16-9", "original"].map((crop) => toPicture(crops, { crop, ...look })).find((one) => one !== null);
  return found ?? toPlainPicture(image, image.alt);
}

function toSummary({ day, range, municipality, kind, words, page }: EventChoice, total: number): string {
  const what =
    kind === null ? (total === 1 ? "Termin" : "Termine") : `${total === 1 ? "Termin" : "Termine"} (${eventKindTitles[kind]})`;
  const last = addDays(day, range.days - 1);
  const when =
    range.days === 1
      ? `am ${plainDay.format(toNoon(day))}`
      : `vom ${plainDay.format(toNoon(day))} bis ${(last.year === day.year ? plainDay : dayOfYear).format(toNoon(last))}`;
  const where = municipality === null ? "" : ` in ${municipality.title}`;
  return `${total.toLocaleString("de-AT")} ${what} ${when}${where}${words === "" ? "" : ` zu „${words}“`}${page === 1 ? "" : `, Seite ${page}`}`;
}

function toEmpty(events: GetEventsQuery["events"] | null, { municipality, kind, words }: EventChoice): string | null {
  if (events === null) return "Zurzeit liegen uns keine Termine vor.";
  if (events.items.length > 0) return null;
  if (words !== "") return `Zu „${words}“ wissen wir für diese Tage von keinem Termin.`;
  return municipality === null && kind === null
    ? "Für diese Tage wissen wir noch von keinem Termin."
    : "Dazu wissen wir für diese Tage noch von keinem Termin. Versuch es mit mehr Tagen oder allen Gemeinden.";
}
