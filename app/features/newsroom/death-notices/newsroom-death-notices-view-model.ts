/** Death notices in the newsroom, in words. */
import { toLifeDates } from "#app/components/death-notice/to-life-dates.ts";
import { toDayOrYearText, toTypedDay } from "#app/domain/death-notice/day-or-year.ts";
import { TICKED } from "#app/domain/death-notice/death-notice-form.ts";
import { toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import {
  type DeathNoticeState,
  stateWords,
  toDeathNoticeStatePath,
  toNewsroomDeathNoticePath,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetNewsroomDeathNoticeQuery, GetNewsroomDeathNoticesQuery } from "#graphql/generated/operations.ts";
import { type DeathNoticeKind, deathNoticeKindTitles } from "#shared/rules/death-notice-rules.ts";

type WireListed = NonNullable<NonNullable<GetNewsroomDeathNoticesQuery["newsroom"]>["death_notices"]>[number];
type WireNotice = NonNullable<NonNullable<GetNewsroomDeathNoticeQuery["newsroom"]>["death_notice"]>;

export type NewsroomDeathNoticesView = {
  state: DeathNoticeState;
  /** How many words of condolence wait. */
  held: number;
  tabs: { title: string; path: string; isCurrent: boolean }[];
  lines: { id: number; href: string; name: string; text: string }[];
  /** The next page; null for the last. */
  next: string | null;
};

/** As many as the back end gives. */
const A_PAGE = 50;
const stateTitles: Record<DeathNoticeState, string> = { SHOWN: "Gezeigt", DRAFT: "Entwürfe", WITHDRAWN: "Zurückgezogen" };

export function toNewsroomDeathNoticesView(
  notices: readonly WireListed[],
  { state, held }: { state: DeathNoticeState; held: number },
): NewsroomDeathNoticesView {
  const last = notices.at(-1);
  return {
    state,
    held,
    tabs: (Object.keys(stateWords) as DeathNoticeState[]).map((one) => ({
      title: stateTitles[one],
      path: toDeathNoticeStatePath(one),
      isCurrent: one === state,
    })),
    lines: notices.map(toLine),
    next: notices.length < A_PAGE || last === undefined ? null : toDeathNoticeStatePath(state, last.notice.id),
  };
}

function toLine({ notice, source, is_ours: isOurs, has_ended: hasEnded }: WireListed) {
  const { id, name, kind, last_day: lastDay } = notice;
  const dates = toLifeDates(notice).map(({ mark, text }) => `${mark}\u00a0${text}`);
  const end = `${hasEnded ? "zu Ende seit" : "bis"} ${toDayOrYearText(lastDay)}`;
  const parts = [toKindTitle(kind), ...dates, end, toSourceText(source, isOurs)];
  return { id, href: toNewsroomDeathNoticePath(id), name, text: parts.filter((part) => part !== "").join(" · ") };
}

function toKindTitle(kind: string): string {
  return deathNoticeKindTitles[kind.toLowerCase() as DeathNoticeKind];
}

/** Empty for what was entered here. */
function toSourceText(source: string, isOurs: boolean): string {
  if (source === "own") return "";
  const from = `aus dem Import „${source.replace(/^import:/, "")}“`;
  return isOurs ? `${from}, hier geändert` : from;
}

export type NewsroomDeathNoticeView = {
  id: number;
  revision: number;
  state: DeathNoticeState;
  name: string;
  /** What it is, and since when. */
  stateText: string;
  /** What an import does with it; null where none does anything. */
  importText: string | null;
  /** Of the page that readers have; null where they have none. */
  link: string | null;
  candles: number;
  /** What the fields hold. */
  values: Record<string, string>;
};

export function toNewsroomDeathNoticeView(wire: WireNotice): NewsroomDeathNoticeView {
  const { notice, state, has_ended: hasEnded, revision, source, is_ours: isOurs, picture, changed } = wire;
  const from = toSourceText(source, isOurs);
  const isSeen = state === "SHOWN" && !hasEnded;
  const end = hasEnded ? [`zu Ende seit ${toDayOrYearText(notice.last_day)}`] : [];
  return {
    id: notice.id,
    revision,
    state,
    name: notice.name,
    stateText: [
      state === "DRAFT" ? "Entwurf" : stateTitles[state],
      ...end,
      ...(from === "" ? [] : [from]),
      `zuletzt geschrieben ${toMomentText(changed)}`,
    ].join(" · "),
    importText:
      source.startsWith("import:") && !isOurs && state === "SHOWN"
        ? "Ein Import kann diese Anzeige ändern. Sobald du sie hier speicherst, bleibt sie, wie du sie schreibst; beenden kann er sie weiterhin."
        : null,
    link: isSeen ? toDeathNoticePath(notice.id) : null,
    candles: notice.candles,
    values: toValues(notice, picture),
  };
}

function toValues(notice: WireNotice["notice"], picture: number | null): Record<string, string> {
  return {
    kind: notice.kind.toLowerCase(),
    name: notice.name,
    birthName: notice.birth_name,
    born: toTypedDay(notice.born),
    died: toTypedDay(notice.died),
    place: notice.place,
    municipality: notice.municipality ?? "",
    text: notice.text,
    mourners: notice.mourners,
    farewellDay: notice.farewell_day,
    farewellTime: notice.farewell_time,
    farewellPlace: notice.farewell_place,
    farewellText: notice.farewell_text,
    undertaker: notice.undertaker,
    picture: picture === null ? "" : String(picture),
    pictureAlt: notice.picture_alt,
    lastDay: notice.last_day,
    candles: notice.takes_candles ? TICKED : "",
    condolences: notice.takes_condolences ? TICKED : "",
  };
}
