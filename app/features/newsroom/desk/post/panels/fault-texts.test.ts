/** What the panel says before a post comes out: of a ticker that is not in its text, and of a recording that is gone. */
import { expect, test } from "vitest";
import { findDeskFaults, isDeskTextReady, type KnownTicker } from "#shared/content/desk-faults.ts";
import { type DeskText, emptyDeskText } from "#shared/content/desk-text.ts";
import { toFaultText } from "./fault-texts.ts";

const paragraph = { kind: "paragraph" as const, html: "<p>Wir berichten.</p>" };
const text: DeskText = {
  ...emptyDeskText,
  title: "Hochwasser",
  sections: [{ slug: "politik", title: "Politik" }],
  blocks: [paragraph],
};
const ticker: KnownTicker = { entries: 12, isRunning: false, isPublic: true };

const listTexts = (tickers: KnownTicker[], blocks: DeskText["blocks"] = text.blocks) =>
  findDeskFaults({ ...text, blocks }, { tickers })
    .map(toFaultText)
    .filter((fault) => fault.includes("icker"));

test("readers lose the entries, and the way back is said; nothing is kept in for it", () => {
  expect(listTexts([ticker])).toEqual([
    "Der Ticker steht nicht mehr im Text: Leser sehen seine 12 Einträge dann nicht mehr. " +
      "Mit „Rückgängig“ oder einem früheren Stand steht er wieder da, mit allem, was darin steht.",
  ]);
  expect(isDeskTextReady(text)).toBe(true);
});

test.each([
  [{ ...ticker, entries: 1, isRunning: true }, "Leser sehen seinen Eintrag dann nicht mehr, und er läuft noch."],
  [{ ...ticker, entries: 0, isRunning: true }, "Leser sehen ihn dann nicht mehr, und er läuft noch."],
  [{ ...ticker, isPublic: false }, "Ein Ticker mit 12 Einträgen ist aufgehoben"],
])("%j is told of", (one, words) => {
  expect(listTexts([one]).join()).toContain(words);
});

test("nothing is said of one that is in the text, nor of an empty one that nobody waits for", () => {
  const block = { kind: "ticker" as const, entries: [] };
  expect(listTexts([ticker], [paragraph, block])).toEqual([]);
  expect(listTexts([{ ...ticker, entries: 0 }])).toEqual([]);
  expect(listTexts([{ entries: 0, isRunning: true, isPublic: false }])).toEqual([]);
  expect(listTexts([{ ...ticker, entries: 3 }, ticker], [paragraph, block])).toEqual([expect.stringContaining("12 Einträge")]);
});

test("a recording of which no file is there is told of, and nothing is kept in for it", () => {
  const sources = [{ media: "newsroom:mp4" }, { media: "newsroom:webm" }];
  const words = { tracks: [], poster: null, title: null, caption: null, duration: null };
  const blocks = [paragraph, { kind: "media" as const, medium: "VIDEO" as const, sources, ...words }];
  const list = (known: string) =>
    findDeskFaults({ ...text, blocks }, { findOwn: (source) => (source === known ? { alt: "", credit: null } : null) }).map(
      toFaultText,
    );
  expect(list("")).toContain("Eine Aufnahme gibt es nicht mehr: im Text, an Stelle 2.");
  expect(list("newsroom:webm").join()).not.toContain("Aufnahme");
});
