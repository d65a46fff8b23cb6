/** Counts what the portal answers (decision 97): in memory, by tallies that are at hand, since most answers take less than a millisecond. */
import { LRUCache } from "lru-cache";
import { isPayloadPath } from "#app/domain/page/address/payload-url.ts";
import { toPageKind } from "#app/domain/page/records/find-page.ts";
import type { PageKind } from "#app/domain/page/records/page-record.ts";
import { openTally, type Tally } from "#shared/metrics/meter.ts";
import type { CacheStatus } from "#workers/portal/cache/page-response.ts";
import { toBotKind } from "./bot-kind.ts";

/** `own` is of a page that is not everybody's after all. */
export type AnswerTallies = { cache: Record<CacheStatus | "own", Tally>; byClass: readonly Tally[] };

const tallies = new Map<PageKind, AnswerTallies>();

/** Of one kind of page. */
export function openAnswerTallies(kind: PageKind): AnswerTallies {
  const known = tallies.get(kind);
  if (known !== undefined) return known;
  const cache = (status: CacheStatus | "own") => openTally("cache", kind, status);
  const opened: AnswerTallies = {
    cache: { hit: cache("hit"), stale: cache("stale"), miss: cache("miss"), own: cache("own") },
    byClass: [1, 2, 3, 4, 5].map((first) => openTally("answer", kind, `${first}xx`)),
  };
  tallies.set(kind, opened);
  return opened;
}

/** The last addresses and user agents: most are asked for, or ask, again. */
const kinds = new LRUCache<string, PageKind>({ max: 1000 });
const bots = new LRUCache<string, { tally: Tally | null }>({ max: 500 });
/** Longer ones are not worth remembering. */
const MAX_KEPT = 500;

/** One answer to one request. */
export function countAnswer(request: Request, status: number): void {
  const tally = openAnswerTallies(findKind(request.url)).byClass[Math.floor(status / 100) - 1];
  if (tally !== undefined) tally.count += 1;
  const bot = findBot(request.headers.get("user-agent") ?? "");
  if (bot !== null) bot.count += 1;
}

/** The kind of page that is answered. By the path alone: its status shows an error. */
function findKind(address: string): PageKind {
  const known = kinds.get(address);
  if (known !== undefined) return known;
  const { pathname } = new URL(address);
  const kind = isPayloadPath(pathname) ? "call" : toPageKind(pathname);
  if (address.length <= MAX_KEPT) kinds.set(address, kind);
  return kind;
}

function findBot(userAgent: string): Tally | null {
  const known = bots.get(userAgent);
  if (known !== undefined) return known.tally;
  const kind = toBotKind(userAgent.slice(0, MAX_KEPT));
  const tally = kind === null ? null : openTally("bot", kind);
  if (userAgent.length <= MAX_KEPT) bots.set(userAgent, { tally });
  return tally;
}
