/** Death notices in a list, in words. */
import { type LifeDate, toLifeDates } from "#app/components/death-notice/to-life-dates.ts";
import { toNoticePicture } from "#app/components/death-notice/to-notice-picture.ts";
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import type { DeathNoticeLineFragment, GetDeathNoticesQuery } from "#graphql/generated/operations.ts";
import { type DeathNoticeKind, deathNoticeKindTitles } from "#shared/rules/death-notice-rules.ts";
import { type DeathNoticesChoice, toChoicePath } from "./death-notices-choice.ts";

export type DeathNoticeLine = {
  id: number;
  link: string;
  kind: string;
  name: string;
  /** `geb. Huber`; empty where there is none. */
  birthName: string;
  dates: LifeDate[];
  place: string;
  picture: ResponsivePicture | null;
};

export type DeathNoticesView = {
  filter: { name: string; municipality: string };
  lines: DeathNoticeLine[];
  /** Null while nothing was chosen. */
  summary: string | null;
  /** What stands in the place of a list that is empty. */
  empty: string | null;
  isSample: boolean;
  pagination: Pagination | null;
};

const SIZES = "96px";

/** `notices` is null where the back end knows none. */
export function toDeathNoticesView(
  choice: DeathNoticesChoice,
  notices: GetDeathNoticesQuery["death_notices"] | null,
): DeathNoticesView {
  const items = notices?.items ?? [];
  const first = toChoicePath({ ...choice, page: 1 });
  const pattern = `${first}${first.includes("?") ? "&" : "?"}seite={page}`;
  return {
    filter: { name: choice.name, municipality: choice.municipality?.slug ?? "" },
    lines: items.map((item) => ({ ...toLine(item), picture: toNoticePicture(item, SIZES) })),
    summary: toSummary(choice, notices?.total ?? 0),
    empty: toEmpty(choice, notices),
    isSample: items.some((item) => item.is_sample),
    pagination: notices === null ? null : toPagination(choice.page, notices.total_pages, { first, pattern }),
  };
}

function toLine(notice: DeathNoticeLineFragment): Omit<DeathNoticeLine, "picture"> {
  const { id, name, birth_name: birthName } = notice;
  return {
    id,
    link: toDeathNoticePath(id),
    kind: toKindTitle(notice),
    name,
    birthName: birthName === "" ? "" : `geb. ${birthName}`,
    dates: toLifeDates(notice),
    place: toPlace(notice),
  };
}

export function toKindTitle({ kind }: Pick<DeathNoticeLineFragment, "kind">): string {
  return deathNoticeKindTitles[kind.toLowerCase() as DeathNoticeKind];
}

/** In the family's words, otherwise the municipality. */
export function toPlace({ place, municipality }: Pick<DeathNoticeLineFragment, "place" | "municipality">): string {
  if (place !== "") return place;
  return municipality === null ? "" : (parseMunicipality(municipality)?.title ?? "");
}

function toSummary({ name, municipality }: DeathNoticesChoice, total: number): string | null {
  if (name === "" && municipality === null) return null;
  const count = `${total.toLocaleString("de-AT")} ${total === 1 ? "Anzeige" : "Anzeigen"}`;
  const of = name === "" ? "" : ` zu „${name}“`;
  return `${count}${of}${municipality === null ? "" : ` aus ${municipality.title}`}`;
}

function toEmpty(
  { name, municipality }: DeathNoticesChoice,
  notices: GetDeathNoticesQuery["death_notices"] | null,
): string | null {
  if (notices !== null && notices.items.length > 0) return null;
  if (name !== "")
    return "Zu diesem Namen steht hier keine Anzeige. Vielleicht ist sie schon zu Ende, oder der Name ist anders geschrieben.";
  return municipality === null
    ? "Zurzeit stehen hier keine Traueranzeigen."
    : `Aus ${municipality.title} steht hier zurzeit keine Traueranzeige.`;
}
