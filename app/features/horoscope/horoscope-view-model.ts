/** The horoscope of a day, a week or a month, as its page shows it (decision 81). */
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import { addDays, type Day, parseDayName, toDay, toDayName, toNoon, toWeekday } from "#app/domain/calendar/day-name.ts";
import type { GetHoroscopeQuery, GetHoroscopeQueryVariables } from "#graphql/generated/operations.ts";
import { type Sign, signs } from "./signs.ts";

export const HOROSCOPE_PATH = "/horoskop";

export type HoroscopeChoice = { period: HoroscopePeriod /** The first day. */; start: Day; isPresent: boolean };
type HoroscopePeriod = GetHoroscopeQueryVariables["period"];

export type SignText = Sign & { paragraphs: string[] };
type PeriodLink = { title: string; link: string };

export type HoroscopeView = {
  /** "Heute, Sonntag, 22. November", "Woche vom 16. bis 22. November", "November 2026" */
  title: string;
  isPresent: boolean;
  periods: (PeriodLink & { isCurrent: boolean })[];
  previous: PeriodLink | null;
  next: PeriodLink | null;
  /** In the order of the year; empty where nothing has been written. */
  texts: SignText[];
  state: ServiceStateView | null;
};

const periods: readonly { period: HoroscopePeriod; slug: string; title: string }[] = [
  { period: "DAY", slug: "tag", title: "Tag" },
  { period: "WEEK", slug: "woche", title: "Woche" },
  { period: "MONTH", slug: "monat", title: "Monat" },
];

/** Null for an invalid choice. */
export function parseHoroscopeChoice(query: URLSearchParams, now: Date): HoroscopeChoice | null {
  const slug = query.get("zeitraum") ?? "tag";
  const period = periods.find((one) => one.slug === slug)?.period;
  const name = query.get("datum");
  const today = toDay(now);
  const day = name === null ? today : parseDayName(name);
  if (period === undefined || day === null) return null;
  const start = toStart(period, day);
  return { period, start, isPresent: toDayName(start) === toDayName(toStart(period, today)) };
}

function toStart(period: HoroscopePeriod, day: Day): Day {
  if (period === "DAY") return day;
  return period === "MONTH" ? { ...day, day: 1 } : addDays(day, -((toWeekday(day) + 6) % 7));
}

export function toHoroscopeVariables({ period, start }: HoroscopeChoice): GetHoroscopeQueryVariables {
  return { period, date: toDayName(start) };
}

/** `horoscope` is null where the back end knows none. */
export function toHoroscopeView(
  choice: HoroscopeChoice,
  horoscope: GetHoroscopeQuery["horoscope"] | null,
  now: Date,
): HoroscopeView {
  const { period, start, isPresent } = choice;
  const neighbour = (name: string | null | undefined): PeriodLink | null => {
    const day = name === null || name === undefined ? null : parseDayName(name);
    if (day === null) return null;
    return {
      title: toTitle(period, day, shortDay),
      link: toLink(period, toDayName(day) === toDayName(toStart(period, toDay(now))) ? null : day),
    };
  };
  const texts = new Map(horoscope?.texts.map(({ sign, text }) => [sign, text]));
  return {
    title: isPresent && period === "DAY" ? `Heute, ${toTitle(period, start)}` : toTitle(period, start),
    isPresent,
    periods: periods.map((one) => ({ title: one.title, link: toLink(one.period, null), isCurrent: one.period === period })),
    previous: neighbour(horoscope?.previous),
    next: neighbour(horoscope?.next),
    texts: signs.flatMap((sign) => {
      const text = texts.get(sign.key);
      return text === undefined ? [] : [{ ...sign, paragraphs: toParagraphs(text) }];
    }),
    state: horoscope === null || horoscope.state.as_of === null ? null : toServiceStateView(horoscope.state),
  };
}

/** Path of a page, with its parameters; null is the present. */
export function toLink(period: HoroscopePeriod, day: Day | null): string {
  const query = new URLSearchParams();
  const slug = periods.find((one) => one.period === period)?.slug;
  if (slug !== undefined && period !== "DAY") query.set("zeitraum", slug);
  if (day !== null) query.set("datum", toDayName(day));
  return query.size === 0 ? HOROSCOPE_PATH : `${HOROSCOPE_PATH}?${query}`;
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", ...options });
const longDay = format({ weekday: "long", day: "numeric", month: "long" });
const shortDay = format({ day: "numeric", month: "long" });
const monthText = format({ month: "long", year: "numeric" });

function toTitle(period: HoroscopePeriod, start: Day, dayFormat = longDay): string {
  if (period === "DAY") return dayFormat.format(toNoon(start));
  return period === "MONTH" ? monthText.format(toNoon(start)) : `Woche ${toWeekText(start)}`;
}

/** "vom 16. bis 22. November", "vom 30. November bis 6. Dezember" */
function toWeekText(start: Day): string {
  const end = addDays(start, 6);
  const first = start.month === end.month ? `${start.day}.` : shortDay.format(toNoon(start));
  return `vom ${first} bis ${shortDay.format(toNoon(end))}`;
}
