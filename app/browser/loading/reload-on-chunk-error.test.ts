import { afterEach, expect, test, vi } from "vitest";
import { isKept } from "./is-kept.ts";
import { reloadOnChunkError } from "./reload-on-chunk-error.ts";

type Page = Parameters<typeof reloadOnChunkError>[0];
type Situation = { page?: Partial<Page>; paused?: boolean; isMarked?: boolean; onLine?: boolean };

afterEach(() => vi.unstubAllGlobals());

/** How often a failing chunk loads the page anew, and whether it is an error of the island's still. */
function fail({ page, paused = true, isMarked = false, onLine = true }: Situation = {}): { reloads: number; isError: boolean } {
  const tab = new EventTarget();
  vi.stubGlobal("window", tab);
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (isMarked && selector === "[data-keeps-page]" ? {} : null),
    querySelectorAll: () => [{ paused: true }, { paused }],
  });
  let reloads = 0;
  reloadOnChunkError({ isBusy: isKept, isPrefetching: false, reload: () => ++reloads > 0, ...page });
  const isError = tab.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { reloads, isError };
}

test("a chunk that cannot be loaded reloads the page, and what was dealt with is no error of the island's", () => {
  expect(fail()).toEqual({ reloads: 1, isError: false });
});

test("where the guard refuses, the island's error is told", () => {
  expect(fail({ page: { reload: () => false } })).toEqual({ reloads: 0, isError: true });
});

test.each<[string, Situation]>([
  ["who is busy", { page: { isBusy: () => true } }],
  ["whose film plays", { paused: false }],
  ["whose checkout runs, who has chosen files, or is told what came of a form", { isMarked: true }],
  ["who does without it until the next page", { page: { isPrefetching: true } }],
  ["without a line, whom a reload would leave without the page", { onLine: false }],
])("nothing is taken from a reader %s", (_, situation) => {
  expect(fail(situation)).toEqual({ reloads: 0, isError: true });
});
