import { withoutKey } from "#app/domain/page/address/return-path.ts";
import { type DateText, toTodayText } from "#app/domain/post/date-text.ts";
import type { BreakingView } from "#app/shell/breaking-line/to-breaking-view.ts";

/** What header and footer show. */
export type LayoutView = {
  navigation: { title: string; link: string; isCurrent: boolean }[];
  footer: { title: string; links: { title: string; link: string }[] }[];
  municipality: { slug: string; title: string } | null;
  /** Path and query of the page, to come back to after a form. */
  path: string;
  /** Today, as the line below the logo says it: `Dienstag, 24. November 2026`. */
  today: DateText;
  year: number;
  /** The back end has ended the reader's session, and this is the first page to find it. */
  isSessionOver: boolean;
  isAppMode: boolean;
  /** The line above everything else. */
  breaking: BreakingView | null;
};

/** Stands in when the back end cannot say what the menus hold. */
export function toBareLayoutView(path: string, now: Date, isAppMode: boolean): LayoutView {
  return {
    navigation: [],
    footer: [],
    municipality: null,
    path: withoutKey(path),
    today: toTodayText(now),
    year: now.getUTCFullYear(),
    isSessionOver: false,
    isAppMode,
    breaking: null,
  };
}
