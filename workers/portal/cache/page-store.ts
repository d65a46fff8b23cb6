/** The pages that an isolate keeps, bounded by bytes: the least recently used goes first. */
import { LRUCache } from "lru-cache";
import { EVERYTHING } from "#app/gateway/backend/cache-tags.ts";
import { type CachedPage, toPageSize } from "./cached-page.ts";

export type PageStore = {
  get: (key: string) => CachedPage | undefined;
  /**
   * Keeps a page that was begun at `begunAt` (a value of `turn`). One whose content was purged since then counts as purged. A
   * page that alone is too large is not kept.
   */
  set: (key: string, page: CachedPage, begunAt: number) => void;
  delete: (key: string) => void;
  /** Counts a kept page's bytes anew, after an encoding was added. */
  recount: (key: string) => void;
  /** Marks all pages that show one of these contents, and those that are being rendered. */
  purge: (tags: readonly string[]) => void;
  /** Raised by every purge; a rendering notes it when it begins. */
  turn: () => number;
  /** Pages and bytes that are kept. */
  size: () => { pages: number; bytes: number };
};

/** Purges that a page begun before them has to know of; far more than there can be while one is rendered. */
const MAX_REMEMBERED = 20_000;

export function createPageStore(maxBytes: number): PageStore {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: toPageSize,
    dispose: (page, key) => forgetTags(key, page),
  });
  const purgedAt = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  let turn = 0;

  function forgetTags(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, page: CachedPage): void {
    pages.delete(key);
    pages.set(key, page);
    if (!pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function isPurgedSince(page: CachedPage, begunAt: number): boolean {
    return [EVERYTHING, ...page.tags].some((tag) => (purgedAt.get(tag) ?? 0) > begunAt);
  }

  return {
    get: (key) => pages.get(key),
    set(key, page, begunAt) {
      if (isPurgedSince(page, begunAt)) page.isPurged = true;
      keep(key, page);
    },
    delete: (key) => void pages.delete(key),
    recount(key) {
      const page = pages.peek(key);
      if (page !== undefined) keep(key, page);
    },
    purge(tags) {
      turn += 1;
      for (const tag of tags) purgedAt.set(tag, turn);
      const keys = tags.includes(EVERYTHING) ? [...pages.keys()] : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
      for (const key of keys) {
        const page = pages.peek(key);
        if (page !== undefined) page.isPurged = true;
      }
    },
    turn: () => turn,
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
