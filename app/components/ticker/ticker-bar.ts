/** What the bar of a ticker says: the score where one is told, and the newest entry. */
import type { Entry } from "./ticker-state.ts";

export type TickerBarView = {
  /** "3:2", from the newest entry whose title says one. */
  score: { text: string; date: string } | null;
  /** Null for a ticker without entries. */
  latest: { id: string; title: string | null; date: string } | null;
};

type TitledEntry = { id: string; date: string; title: string | null; isKeyEvent: boolean };

/** Not a time of day: "um 18:30", "18:30 Uhr", "9:05". */
const SCORE = /(?<!\b(?:um|ab|bis|seit|gegen) )(?<![\d:])(\d{1,3}:(?:0|[1-9]\d{0,2}))(?![\d:]|\s*Uhr)/u;

/** `entries` in any order. Only what is marked as a key event tells a score. */
export function toTickerBar(entries: readonly TitledEntry[]): TickerBarView {
  return {
    score: findNewest(entries.flatMap(readScore)),
    latest: findNewest(entries.map(({ id, title, date }) => ({ id, title, date }))),
  };
}

/**
 * What came while the page was read stands beside what the server rendered, of which the page knows no more than `bar`. `waiting` are
 * entries that the reader has not asked for: their score counts already.
 */
export function withNews(bar: TickerBarView, shown: readonly Entry[], waiting: readonly Entry[]): TickerBarView {
  const fresh = toTickerBar(shown.flatMap(toTitled));
  const isStill = shown.some(({ id, content }) => id === bar.latest?.id && content === "kept");
  return {
    score: findNewest([toTickerBar([...waiting, ...shown].flatMap(toTitled)).score, bar.score].filter((one) => one !== null)),
    latest: findNewest([fresh.latest, isStill ? bar.latest : null].filter((one) => one !== null)),
  };
}

function toTitled({ content, ...entry }: Entry): TitledEntry[] {
  return typeof content === "string" ? [] : [{ ...entry, title: content.title }];
}

function readScore({ title, date, isKeyEvent }: TitledEntry): { text: string; date: string }[] {
  const text = isKeyEvent ? SCORE.exec(title ?? "")?.[1] : undefined;
  return text === undefined ? [] : [{ text, date }];
}

function findNewest<Dated extends { date: string }>(all: readonly Dated[]): Dated | null {
  return all.reduce<Dated | null>(
    (newest, one) => (newest === null || Date.parse(one.date) > Date.parse(newest.date) ? one : newest),
    null,
  );
}
