/** One death notice with what was written to it, in words. */
import { type LifeDate, toLifeDates } from "#app/components/death-notice/to-life-dates.ts";
import { toNoticePicture } from "#app/components/death-notice/to-notice-picture.ts";
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toDayOrYearText, toWeekdayText } from "#app/domain/death-notice/day-or-year.ts";
import { toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import type { GetDeathNoticeQuery } from "#graphql/generated/operations.ts";
import { toKindTitle, toPlace } from "./death-notices-view-model.ts";

type WireNotice = NonNullable<GetDeathNoticeQuery["death_notice"]["notice"]>;
type WireCondolences = NonNullable<GetDeathNoticeQuery["death_notice"]["condolences"]>;

export type Farewell = { when: string; iso: string; place: string; paragraphs: string[] };
export type CondolenceView = { id: number; name: string; place: string; iso: string; day: string; paragraphs: string[] };

export type DeathNoticeView = {
  id: number;
  kind: string;
  name: string;
  birthName: string;
  dates: LifeDate[];
  place: string;
  picture: ResponsivePicture | null;
  paragraphs: string[];
  /** Longer texts are not set in the middle. */
  isLong: boolean;
  mourners: string[];
  /** Null where nothing is said of one. */
  farewell: Farewell | null;
  undertaker: string;
  municipality: { title: string; slug: string } | null;
  lastDay: string;
  isSample: boolean;
  /** Null where it takes none. */
  candles: { count: number; text: string } | null;
  takesCondolences: boolean;
  condolences: { items: CondolenceView[]; total: number; pagination: Pagination | null };
};

const SIZES = "(width >= 640px) 256px, 60vw";
/** Characters: beyond them a text is read in lines, not looked at. */
const LONG_TEXT = 400;

export function toDeathNoticeView(notice: WireNotice, condolences: WireCondolences): DeathNoticeView {
  const { id, name, birth_name: birthName, text, mourners } = notice;
  const place = notice.municipality === null ? null : parseMunicipality(notice.municipality);
  const path = toDeathNoticePath(id);
  return {
    id,
    kind: toKindTitle(notice),
    name,
    birthName: birthName === "" ? "" : `geb. ${birthName}`,
    dates: toLifeDates(notice),
    place: toPlace(notice),
    picture: toNoticePicture(notice, SIZES),
    paragraphs: toParagraphs(text),
    isLong: text.length > LONG_TEXT,
    mourners: mourners.split("\n").filter((line) => line !== ""),
    farewell: toFarewell(notice),
    undertaker: notice.undertaker,
    municipality: place === null ? null : { title: place.title, slug: place.slug },
    lastDay: toDayOrYearText(notice.last_day),
    isSample: notice.is_sample,
    candles: notice.takes_candles ? { count: notice.candles, text: toCandleText(notice.candles) } : null,
    takesCondolences: notice.takes_condolences,
    condolences: {
      items: condolences.items.map((item) => ({
        id: item.id,
        name: item.name,
        place: item.place,
        iso: item.sent,
        day: toDayText(item.sent),
        paragraphs: toParagraphs(item.text),
      })),
      total: condolences.total,
      pagination: toPagination(condolences.page, condolences.total_pages, { first: path, pattern: `${path}?seite={page}` }),
    },
  };
}

function toParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph !== "");
}

function toFarewell(notice: WireNotice): Farewell | null {
  const { farewell_day: day, farewell_time: time, farewell_place: place, farewell_text: text } = notice;
  if (`${day}${place}${text}` === "") return null;
  const when = day === "" ? "" : `${toWeekdayText(day)}${time === "" ? "" : `, ${time}\u00a0Uhr`}`;
  return { when, iso: time === "" ? day : `${day}T${time}`, place, paragraphs: toParagraphs(text) };
}

export function toCandleText(count: number): string {
  if (count === 0) return "Noch brennt hier keine Kerze.";
  return count === 1 ? "1 Kerze" : `${count.toLocaleString("de-AT")} Kerzen`;
}

/** A sentence for who is sent the link. */
export function toDeathNoticeDescription({ kind, name, place }: DeathNoticeView): string {
  return `${kind} für ${name}${place === "" ? "" : `, ${place}`}.`;
}
