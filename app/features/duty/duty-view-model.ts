/** The emergency services of a day, as their page shows them (decision 81). */
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import {
  addDays,
  type Day,
  parseDayName,
  toDay,
  toDayName,
  toDayRange,
  toNoon,
  toWeekday,
} from "#app/domain/calendar/day-name.ts";
import { findHoliday } from "#app/domain/calendar/holidays.ts";
import type { DutyEntry, DutyKind } from "#app/domain/duty/duty-entries.ts";
import { type DistrictKey, districtKeys, districtTitles, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toTelephoneLink } from "#app/domain/page/address/telephone-link.ts";
import type { GetDutyQuery } from "#graphql/generated/operations.ts";
import { DUTY_PATH } from "./duty-path.ts";

/** So many days can be chosen, today the first. */
const DAYS = 14;

/** What the address asks for; null for all of them. */
export type DutyChoice = { day: Day; isToday: boolean; district: DistrictKey | null; kind: DutyKind | null };

export type ChoiceLink = { title: string; link: string; isCurrent: boolean };

export type DutyView = {
  /** "Sonntag, 22. November" */
  title: string;
  holiday: string | null;
  isToday: boolean;
  days: {
    weekday: string;
    day: string;
    iso: string;
    holiday: string | null;
    isFree: boolean;
    link: string;
    isCurrent: boolean;
  }[];
  districts: ChoiceLink[];
  kinds: ChoiceLink[];
  /** Null when the back end cannot be asked. */
  entries: DutyEntry[] | null;
  /** Milliseconds: the moment that the page speaks of, and the end of its day. */
  now: number;
  until: number;
  /** Of the rota that the clock brings; null where none is brought. */
  state: ServiceStateView | null;
};

/** In the order of the page; `slug` is used in addresses. */
const kinds: readonly { kind: DutyKind; slug: string; title: string }[] = [
  { kind: "DOCTOR", slug: "aerzte", title: "Ärzte" },
  { kind: "PHARMACY", slug: "apotheken", title: "Apotheken" },
  { kind: "DENTIST", slug: "zahnaerzte", title: "Zahnärzte" },
  { kind: "VET", slug: "tieraerzte", title: "Tierärzte" },
];

/** `past` for a day that is over, null for an invalid choice. */
export function parseDutyChoice(query: URLSearchParams, now: Date): DutyChoice | "past" | null {
  const today = toDay(now);
  const name = query.get("tag");
  const day = name === null ? today : parseDayName(name);
  if (day === null || toDayName(day) > toDayName(addDays(today, DAYS - 1))) return null;
  if (toDayName(day) < toDayName(today)) return "past";
  const district = query.get("bezirk");
  const slug = query.get("dienst");
  const kind = kinds.find((one) => one.slug === slug)?.kind ?? null;
  if (district !== null && !isDistrict(district)) return null;
  if (slug !== null && kind === null) return null;
  return { day, isToday: toDayName(day) === toDayName(today), district, kind };
}

function isDistrict(text: string): text is DistrictKey {
  return (districtKeys as string[]).includes(text);
}

/** Variables of the page's question. */
export function toDutyRange({ day }: Pick<DutyChoice, "day">): { from: string; until: string } {
  const { from, until } = toDayRange(day);
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

const longDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
const shortWeekday = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", weekday: "short" });
const monthDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "numeric" });

/** `rota` is null when the back end cannot be asked. */
export function toDutyView(choice: DutyChoice, rota: GetDutyQuery["duty"] | null, now: Date): DutyView {
  const today = toDay(now);
  const state = rota === null || rota.state.as_of === null ? null : toServiceStateView(rota.state);
  return {
    title: longDay.format(toNoon(choice.day)),
    holiday: findHoliday(choice.day),
    isToday: choice.isToday,
    days: Array.from({ length: DAYS }, (_, index) => toDayLink(addDays(today, index), index === 0, choice)),
    districts: [null, ...districtKeys].map((district) => ({
      title: district === null ? "Alle" : districtTitles[district],
      link: toLink({ ...choice, district }),
      isCurrent: choice.district === district,
    })),
    kinds: [{ kind: null, title: "Alle" }, ...kinds].map(({ kind, title }) => ({
      title,
      link: toLink({ ...choice, kind }),
      isCurrent: choice.kind === kind,
    })),
    entries: rota === null ? null : rota.items.filter((item) => isChosen(item, choice)).map(toEntry),
    now: now.getTime(),
    until: toDayRange(choice.day).until,
    state,
  };
}

type Item = GetDutyQuery["duty"]["items"][number];

/** Who serves the whole region serves each district. */
function isChosen(item: Item, { district, kind }: DutyChoice): boolean {
  return (kind === null || item.kind === kind) && (district === null || item.district === null || item.district === district);
}

function toEntry({ kind, name, address, municipality, district, phone, note, starts_at, ends_at }: Item): DutyEntry {
  const town = municipality === null ? null : (parseMunicipality(municipality)?.title ?? null);
  const area = town ?? (district !== null && isDistrict(district) ? `Bezirk ${districtTitles[district]}` : null);
  const place = [address, area].filter((part) => part !== null).join(", ");
  return {
    kind,
    name,
    place: place === "" ? null : place,
    map:
      address === null || town === null
        ? null
        : `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${town}`)}`,
    phone: { text: phone, link: toTelephoneLink(phone) },
    note,
    start: Date.parse(starts_at),
    end: Date.parse(ends_at),
  };
}

function toDayLink(day: Day, isToday: boolean, choice: DutyChoice): DutyView["days"][number] {
  const weekday = toWeekday(day);
  const holiday = findHoliday(day);
  return {
    weekday: isToday ? "Heute" : shortWeekday.format(toNoon(day)),
    day: monthDay.format(toNoon(day)),
    iso: toDayName(day),
    holiday,
    isFree: weekday === 0 || holiday !== null,
    link: toLink({ ...choice, day, isToday }),
    isCurrent: toDayName(day) === toDayName(choice.day),
  };
}

function toLink({ day, isToday, district, kind }: DutyChoice): string {
  const query = new URLSearchParams();
  if (!isToday) query.set("tag", toDayName(day));
  if (district !== null) query.set("bezirk", district);
  const slug = kinds.find((one) => one.kind === kind)?.slug;
  if (slug !== undefined) query.set("dienst", slug);
  return query.size === 0 ? DUTY_PATH : `${DUTY_PATH}?${query}`;
}
