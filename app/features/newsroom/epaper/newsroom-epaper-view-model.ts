/** Issues of the E-Paper in the newsroom, in words. */
import { toEditionTitle } from "#app/configuration/epaper.ts";
import { NEWSROOM_EPAPER_PATH, toEpaperPicturePath, toIssuePath, toNewsroomIssuePath } from "#app/domain/epaper/epaper-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetNewsroomEpaperIssueQuery, GetNewsroomEpaperQuery } from "#graphql/generated/operations.ts";
import { EPAPER_LARGE, EPAPER_THUMB } from "#shared/rules/epaper-rules.ts";

type WireListed = NonNullable<NonNullable<GetNewsroomEpaperQuery["newsroom"]>["epaper_issues"]>[number];
type WireIssue = NonNullable<NonNullable<GetNewsroomEpaperIssueQuery["newsroom"]>["epaper_issue"]>;

export type NewsroomEpaperView = {
  lines: { id: number; href: string; title: string; text: string; hasFailed: boolean }[];
  /** The next page; null for the last. */
  next: string | null;
};

/** As many as the back end gives. */
const A_PAGE = 40;
const day = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", dateStyle: "full" });

export function toNewsroomEpaperView(issues: readonly WireListed[], now: Date): NewsroomEpaperView {
  const last = issues.at(-1);
  return {
    lines: issues.map((issue) => ({
      id: issue.id,
      href: toNewsroomIssuePath(issue.id),
      title: toTitle(issue),
      text: toStateText(issue, now),
      hasFailed: issue.state === "FAILED",
    })),
    next: issues.length < A_PAGE || last === undefined ? null : `${NEWSROOM_EPAPER_PATH}?nach=${last.id}`,
  };
}

function toTitle({ date, edition, title }: Pick<WireListed, "date" | "edition" | "title">): string {
  const parts = [day.format(new Date(`${date}T12:00:00Z`)), toEditionTitle(edition), title];
  return parts.filter((part) => part !== "").join(", ");
}

function toStateText(
  { state, page_count: count, readable }: Pick<WireListed, "state" | "page_count" | "readable">,
  now: Date,
): string {
  const pages = count === 1 ? "1 Seite" : `${count} Seiten`;
  switch (state) {
    case "LOADING":
      return `Import nicht zu Ende · ${pages} angekündigt`;
    case "FAILED":
      return "Import fehlgeschlagen";
    case "WITHDRAWN":
      return `Zurückgezogen · ${pages}`;
    case "SHOWN":
      return Date.parse(readable) > now.getTime()
        ? `Bereit · ${pages} · zu lesen ab ${toMomentText(readable)}`
        : `Gezeigt · ${pages}`;
  }
}

export type NewsroomIssueView = {
  id: number;
  revision: number;
  state: WireIssue["state"];
  title: string;
  stateText: string;
  /** Of the page that readers have; null where they have none. */
  link: string | null;
  /** What the import says, in English; null where it says nothing. */
  problem: string | null;
  pages: { number: number; href: string; src: string; width: number; height: number }[];
};

export function toNewsroomIssueView(issue: WireIssue, now: Date): NewsroomIssueView {
  const { id, revision, state, key, readable, changed, problem, pages } = issue;
  const path = toNewsroomIssuePath(id);
  return {
    id,
    revision,
    state,
    title: toTitle(issue),
    stateText: `${toStateText(issue, now)} · zuletzt geändert ${toMomentText(changed)}`,
    link: state === "SHOWN" && Date.parse(readable) <= now.getTime() ? toIssuePath(key) : null,
    problem,
    pages: (state === "LOADING" ? [] : pages).map(({ number, width, height }) => ({
      number,
      href: toEpaperPicturePath(path, { page: number, width: EPAPER_LARGE }),
      src: toEpaperPicturePath(path, { page: number, width: EPAPER_THUMB }),
      width: EPAPER_THUMB,
      height: Math.round((EPAPER_THUMB * height) / width),
    })),
  };
}
