/** What the newsroom's pages show, as plain data: the same for the page, and for script that fetches the state of a ticker. */
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";

/** A ticker in the list of them. */
export type TickerLine = { postId: number; title: string; path: string; isOver: boolean; text: string };

export type PictureView = {
  /** What an entry's form calls it. */
  source: string;
  picture: ResponsivePicture;
  credit: string;
};

export type EntryView = {
  id: string;
  /** Of its last change: what its writer had before them. */
  modified: string;
  time: string;
  date: string;
  title: string;
  /** Sanitised. */
  html: string;
  /** As it was typed. */
  text: string;
  /** For a field: `2026-03-01T18:05`. */
  localTime: string;
  isPinned: boolean;
  isKeyEvent: boolean;
  picture: PictureView | null;
};

export type TickerView = {
  postId: number;
  title: string;
  /** Of the page that readers see. */
  link: string;
  isPremium: boolean;
  isOver: boolean;
  entryCount: number;
  page: number;
  pageCount: number;
  /** Pinned ones first, then the newest. */
  entries: readonly EntryView[];
};

/** A form as it came back. */
export type SentEntry = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  formError: string | null;
  /** Others have changed the entry meanwhile: a form that is sent now overwrites their change. */
  isConflict: boolean;
};
