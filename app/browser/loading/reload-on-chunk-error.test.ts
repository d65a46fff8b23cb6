import { afterEach, expect, test, vi } from "vitest";
import { isKept } from "./is-kept.ts";
import { reloadOnChunkError } from "./reload-on-chunk-error.ts";

type Page = Parameters<typeof reloadOnChunkError>[0];
type Situation = { page?: Partial<Page>; paused?: boolean; isMarked?: boolean; onLine?: boolean };

afterEach(() => vi.unstubAllGlobals());

/** How often a failing chunk reloads the page, and whether the island still gets the error. */
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

test("a chunk that cannot be loaded reloads the page, and the island gets no error", () => {
  expect(fail()).toEqual({ reloads: 1, isError: false });
});

test("where the guard refuses the reload, the island gets the error", () => {
  expect(fail({ page: { reload: () => false } })).toEqual({ reloads: 0, isError: true });
});

test.each<[string, Situation]>([
  ["who is busy", { page: { isBusy: () => true } }],
  ["whose film plays", { paused: false }],
  ["with a running checkout, chosen files or the result of a form", { isMarked: true }],
  ["who does not need the chunk before the next page", { page: { isPrefetching: true } }],
  ["who is offline and would lose the page", { onLine: false }],
])("there is no reload for a reader %s", (_, situation) => {
  expect(fail(situation)).toEqual({ reloads: 0, isError: true });
});
