/** The E-Paper as its pages show it. */
import { epaperReader, includesEpaper } from "#app/configuration/epaper.ts";
import { offers } from "#app/configuration/offers.ts";
import {
  LARGE_PARAMETER,
  toEpaperPagePath,
  toEpaperPicturePath,
  toIssuePath,
  toMonthPath,
} from "#app/domain/epaper/epaper-paths.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import type {
  EpaperLineFragment,
  GetEpaperIssueQuery,
  GetEpaperPageQuery,
  GetEpaperQuery,
} from "#graphql/generated/operations.ts";
import { EPAPER_LARGE, EPAPER_PAGE, EPAPER_THUMB } from "#shared/rules/epaper-rules.ts";
import { toIssueNote, toLongDay, toMonthText, toPagesText, toShortDay } from "./issue-text.ts";

export type Cover = { src: string; width: number; height: number };
export type IssueLine = { key: string; link: string; date: string; day: string; note: string; cover: Cover };
export type NewestIssue = Omit<IssueLine, "key"> & { pagesText: string; access: EpaperAccessView };

/** `read` leads to the first page; null for who may not read it: then the rest says what is needed. */
export type EpaperAccessView = { read: string | null; offer: string; abo: string; login: string | null };

export type EpaperView = {
  newest: NewestIssue | null;
  months: { month: string; title: string; issues: IssueLine[] }[];
  earlier: { title: string; link: string } | null;
  later: { title: string; link: string } | null;
  isSample: boolean;
};

type WireList = NonNullable<GetEpaperQuery["epaper"]>;

/** `month` null: the page that begins with the newest issue. */
export function toEpaperView(list: WireList, { month, isSignedIn }: { month: string | null; isSignedIn: boolean }): EpaperView {
  const { newest, issues, earlier, later } = list;
  const lines = month === null ? issues.filter(({ key }) => key !== newest?.key) : issues;
  const toLink = (one: string | null) => (one === null ? null : { title: toMonthText(one), link: toMonthPath(one) });
  return {
    newest:
      month !== null || newest === null
        ? null
        : {
            ...toLine(newest),
            day: toLongDay(newest.date),
            pagesText: toPagesText(newest.page_count),
            access: toAccess(newest, isSignedIn),
          },
    months: [...Map.groupBy(lines, ({ date }) => date.slice(0, 7))].map(([one, ofMonth]) => ({
      month: one,
      title: toMonthText(one),
      issues: ofMonth.map(toLine),
    })),
    earlier: toLink(earlier),
    later: toLink(later),
    isSample: issues.some(({ is_sample: isSample }) => isSample),
  };
}

function toLine(issue: EpaperLineFragment): IssueLine {
  const { key, date, cover } = issue;
  return { key, link: toIssuePath(key), date, day: toShortDay(date), note: toIssueNote(issue), cover };
}

function toAccess({ key, may_read: mayRead }: { key: string; may_read: boolean }, isSignedIn: boolean): EpaperAccessView {
  const path = toIssuePath(key);
  return {
    read: mayRead ? toEpaperPagePath(key, 1) : null,
    offer: offers
      .filter(({ slug }) => includesEpaper(slug))
      .map(({ title }) => title)
      .join(" oder "),
    abo: toAboPath({ returnTo: path }),
    login: isSignedIn ? null : toDialogPath("Login", path),
  };
}

export type IssueView = {
  day: string;
  date: string;
  note: string;
  pagesText: string;
  cover: Cover;
  isSample: boolean;
  access: EpaperAccessView;
  /** Empty for who may not read it, and where a reader of the publisher's has them. */
  pages: { number: number; link: string; src: string; width: number; height: number }[];
};

export function toIssueView(issue: NonNullable<GetEpaperIssueQuery["epaper_issue"]>, isSignedIn: boolean): IssueView {
  const { key, date, cover, page_count: count, pages, is_sample: isSample } = issue;
  return {
    day: toLongDay(date),
    date,
    note: toIssueNote(issue),
    pagesText: toPagesText(count),
    cover,
    isSample,
    access: toAccess(issue, isSignedIn),
    pages: (epaperReader === null ? (pages ?? []) : []).map(({ number, width, height }) => ({
      number,
      link: toEpaperPagePath(key, number),
      src: toEpaperPicturePath(toIssuePath(key), { page: number, width: EPAPER_THUMB }),
      width: EPAPER_THUMB,
      height: Math.round((EPAPER_THUMB * height) / width),
    })),
  };
}

export type EpaperPageView = {
  day: string;
  note: string;
  issue: string;
  number: number;
  count: number;
  isSample: boolean;
  isLarge: boolean;
  /** Of the same page, small or large. */
  otherSize: string;
  previous: string | null;
  next: string | null;
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Empty where the page has none that can be read. */
  text: string;
};

type WirePageIssue = NonNullable<GetEpaperPageQuery["epaper_issue"]>;

export function toEpaperPageView(
  issue: WirePageIssue,
  page: NonNullable<WirePageIssue["page"]>,
  isLarge: boolean,
): EpaperPageView {
  const { key, date, page_count: count, is_sample: isSample } = issue;
  const { number, width, height, text } = page;
  const path = toEpaperPagePath(key, number);
  const toSrc = (size: typeof EPAPER_PAGE | typeof EPAPER_LARGE) =>
    toEpaperPicturePath(toIssuePath(key), { page: number, width: size });
  // Who has the page large goes on so.
  const toPage = (one: number) => `${toEpaperPagePath(key, one)}${isLarge ? `?${LARGE_PARAMETER}` : ""}`;
  return {
    day: toLongDay(date),
    note: toIssueNote(issue),
    issue: toIssuePath(key),
    number,
    count,
    isSample,
    isLarge,
    otherSize: isLarge ? path : `${path}?${LARGE_PARAMETER}`,
    previous: number > 1 ? toPage(number - 1) : null,
    next: number < count ? toPage(number + 1) : null,
    src: toSrc(isLarge ? EPAPER_LARGE : EPAPER_PAGE),
    srcSet: `${toSrc(EPAPER_PAGE)} ${EPAPER_PAGE}w, ${toSrc(EPAPER_LARGE)} ${EPAPER_LARGE}w`,
    width,
    height,
    text,
  };
}
