/**
 * The shared pages of one isolate (decision 7): given from memory, rendered once for all simultaneous requests, given while
 * they are renewed, and given a day long while the back end fails.
 */

import { LRUCache } from "lru-cache";
import type { KeepTimes } from "#app/domain/page/records/page-record.ts";
import { logError } from "#shared/log/log.ts";
import { type CachedPage, decidePageState } from "./cached-page.ts";
import type { ColoTier } from "./colo-tier.ts";
import { cutEndedLine } from "./cut-ended-line.ts";
import { type CacheStatus, toPageResponse } from "./page-response.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import { createRenderOnce, type Rendering, type SharedAnswer } from "./render-once.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** How a request reaches the cache. */
type Visit = {
  request: Request;
  /** Names the page's variant. */
  key: string;
  /** For how long the page is kept. */
  keep: KeepTimes;
  /** Renders the variant for an anonymous request. */
  render: () => Promise<SharedAnswer>;
  /** Keeps work going after the answer has left. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Hears where the page came from. */
  onGiven?: (status: CacheStatus) => void;
};

export type PageCache = {
  /** The answer when it needs no rendering and no waiting; otherwise null. */
  answerAtOnce: (visit: Visit) => Response | null;
  /** The answer; null for a page that is not the same for everybody: the request gets one of its own. */
  answer: (visit: Visit) => Promise<Response | null>;
  /** From now on no page that shows one of these contents as they were. */
  purge: (tags: readonly string[]) => void;
  size: PageStore["size"];
};

/** Where a location's isolates share pages, memory may not outlive a purge that it does not hear of. */
const UNHEARD_PURGE_MS = 1000;
/** A page that fails is not tried again for so long. */
const RETRY_AFTER_MS = 5000;
/** For how long a reader waits for the new page when there is an old one. */
const PATIENCE_MS = 2000;
/** For how long a page is known not to be everybody's. */
const OWN_FOR_MS = 60_000;
const MAX_OWN = 5000;

/** `colo` is the tier that a location's isolates share; null on one machine. `clock` in milliseconds since 1970. */
export function createPageCache(maxBytes: number, colo: ColoTier | null, clock: () => number = Date.now): PageCache {
  const store = createPageStore(maxBytes);
  /** Keys of pages that are not everybody's, and of pages that failed, with the time until which that is believed. */
  const own = new LRUCache<string, number>({ max: MAX_OWN });
  const failed = new LRUCache<string, number>({ max: MAX_OWN });
  const heardAt = new WeakMap<CachedPage, number>();
  const renderOnce = createRenderOnce(clock, (key, rendering, turn) => {
    if (rendering.kind === "page") {
      failed.delete(key);
      heardAt.set(rendering.page, clock());
      store.set(key, rendering.page, turn);
      return;
    }
    if (rendering.kind === "error" && rendering.status >= 500) {
      failed.set(key, clock() + RETRY_AFTER_MS);
      return;
    }
    // What is gone, or some readers' alone by now, must not come back when the back end fails.
    store.delete(key);
    if (rendering.kind === "own") own.set(key, clock() + OWN_FOR_MS);
  });

  const isUntil = (until: number | undefined) => until !== undefined && clock() < until;
  const isHeard = (page: CachedPage) => colo === null || clock() - (heardAt.get(page) ?? 0) < UNHEARD_PURGE_MS;

  /** What is kept is the shorter page from then on. */
  function withoutEndedLine(key: string, page: CachedPage): CachedPage {
    const shorter = cutEndedLine(page, clock());
    if (shorter === page) return page;
    heardAt.set(shorter, heardAt.get(page) ?? 0);
    if (store.get(key) === page) store.set(key, shorter, store.turn());
    return shorter;
  }

  function give({ request, key, onGiven }: Visit, kept: CachedPage, status: CacheStatus): Response {
    onGiven?.(status);
    const page = status === "stale" ? withoutEndedLine(key, kept) : kept;
    const { response, hasGrown } = toPageResponse(request, { page, status, now: clock() });
    if (hasGrown) store.recount(key);
    return response;
  }

  /** Renders and keeps; the location's other isolates get the page as well. */
  async function renew({ key, keep, render, waitUntil }: Visit): Promise<Rendering> {
    const turn = store.turn();
    const isFirst = !renderOnce.isFlying(key, turn);
    const rendering = renderOnce(key, turn, render);
    if (!isFirst) return rendering;
    // Others may wait for it when this reader has gone.
    waitUntil(
      rendering
        .then((done) => share(key, done, keep.spare))
        .catch((error) => {
          failed.set(key, clock() + RETRY_AFTER_MS);
          logError("cache: a page cannot be rendered", error, { page: key });
        }),
    );
    return rendering;
  }

  /** With the location's other isolates. */
  async function share(key: string, done: Rendering, seconds: number): Promise<void> {
    if (done.kind === "page" && !done.page.isPurged) await colo?.put(key, done.page, seconds);
    else if (done.kind === "own" || (done.kind === "error" && done.status < 500)) await colo?.delete(key);
  }

  function renewBehind(visit: Visit): void {
    if (isUntil(failed.get(visit.key)) || renderOnce.isFlying(visit.key, store.turn())) return;
    renew(visit).catch(() => {
      // Reported by renew; the page that is kept goes on.
    });
  }

  function answerAtOnce(visit: Visit): Response | null {
    const page = store.get(visit.key);
    if (page === undefined || !isHeard(page)) return null;
    const state = decidePageState(page, clock(), visit.keep);
    if (state === "fresh") return give(visit, page, "hit");
    if (state === "over" || (state === "spare" && !isUntil(failed.get(visit.key)))) return null;
    renewBehind(visit);
    return give(visit, page, "stale");
  }

  async function find({ key }: Visit): Promise<CachedPage | null> {
    const held = store.get(key) ?? null;
    if (colo === null || (held !== null && isHeard(held))) return held;
    const turn = store.turn();
    const found = await colo.get(key);
    // What the location has forgotten was purged, or is too old to tell.
    if (found === null) {
      if (held !== null) held.isPurged = true;
      return held;
    }
    heardAt.set(found, clock());
    store.set(key, found, turn);
    return found;
  }

  /** What there is, when the new page fails or lets its reader wait. */
  async function renewOrSpare(visit: Visit, spare: CachedPage | null): Promise<Response | null> {
    const rendering = await (spare === null ? renew(visit) : waitAtMost(PATIENCE_MS, renew(visit)).catch(() => null));
    if (rendering?.kind === "page") return give(visit, rendering.page, "miss");
    if (rendering?.kind === "own") return null;
    if (spare !== null && (rendering === null || rendering.status >= 500)) return give(visit, spare, "stale");
    if (rendering === null) throw new Error("A page without a spare waits for its rendering");
    const { status, headers, body } = rendering;
    return new Response(visit.request.method === "HEAD" ? null : body, { status, headers });
  }

  return {
    answerAtOnce,
    async answer(visit) {
      if (isUntil(own.get(visit.key))) return null;
      const page = await find(visit);
      const state = page === null ? "over" : decidePageState(page, clock(), visit.keep);
      const atOnce = page === null ? null : answerAtOnce(visit);
      if (atOnce !== null) return atOnce;
      return renewOrSpare(visit, state === "spare" ? page : null);
    },
    purge(tags) {
      own.clear();
      store.purge(tags);
    },
    size: store.size,
  };
}
