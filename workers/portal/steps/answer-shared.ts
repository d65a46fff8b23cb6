/**
 * The first step, before cookies, configuration and routes are worked on (decision 7): a page that is the same for everybody
 * comes from the cache, and is rendered for an anonymous request when it is not there.
 */
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { isPayloadPath } from "#app/domain/page/address/payload-url.ts";
import { isAnonymous } from "#workers/portal/cache/anonymous-request.ts";
import { createColoTier } from "#workers/portal/cache/colo-tier.ts";
import { createPageCache, type PageCache } from "#workers/portal/cache/page-cache.ts";
import type { CacheStatus } from "#workers/portal/cache/page-response.ts";
import { parseVariant, type SharedPage, toPageKey, toSharedRequest } from "#workers/portal/cache/shared-page.ts";
import { countAnswer, openAnswerTallies } from "#workers/portal/metrics/count-answer.ts";
import { compress, DECISION_HEADER, hideFatalErrorFromBots } from "./finish-response.ts";
import { openRequest, type PortalBindings, type PortalRequest, readEnvironment } from "./open-request.ts";

/** Lets work go on after the answer. */
export type Execution = { waitUntil: (work: Promise<unknown>) => void };

/** The platform has a cache of its own besides those that a browser knows. */
type PlatformCaches = CacheStorage & { default: Cache };

type Answer = (portalRequest: PortalRequest) => Promise<Response>;

/** In bytes: every page is larger. */
const KEEPS_NOTHING = 1;

let kept: { environment: PortalEnvironment; cache: PageCache } | null = null;

/** The pages of this isolate; null where none are kept. */
export function readPageCache(environment: PortalEnvironment): PageCache | null {
  if (environment.edgeCache === "off") return null;
  if (environment.edgeCache === "dry-run") return createPageCache(KEEPS_NOTHING, null);
  if (kept?.environment !== environment) kept = { environment, cache: openPageCache(environment) };
  return kept.cache;
}

function openPageCache({ edgeCache, edgeCacheBytes, buildId }: PortalEnvironment): PageCache {
  const colo = edgeCache === "location" ? createColoTier((caches as PlatformCaches).default, buildId) : null;
  return createPageCache(edgeCacheBytes, colo);
}

/** Null for what is not shared; counts what it answers. `answer` renders a request that carries nothing but the page's variant. */
export function answerShared(
  request: Request,
  bindings: PortalBindings,
  execution: Execution,
  answer: Answer,
): Promise<Response | null> | Response | null {
  const environment = readEnvironment(bindings);
  const cache = readPageCache(environment);
  if (cache === null || !(isAnonymous(request, environment) || asksForData(request))) return null;
  const variant = parseVariant(request.url, request.headers);
  if (variant === null) return null;
  const counted = openAnswerTallies(variant.kind);
  // Where the site's own origin is known, no other name that it is asked by makes pages of its own.
  const shared = { ...variant, origin: environment.publicOrigin ?? variant.origin };
  const visit = {
    request,
    key: toPageKey(shared),
    keep: shared.keep,
    waitUntil: (work: Promise<unknown>) => execution.waitUntil(work),
    onGiven: (status: CacheStatus) => {
      counted.cache[status].count += 1;
    },
    render: async () => {
      const opened = openRequest(toSharedRequest(shared), bindings, { isShared: true });
      const response = await answer(opened);
      return { response, tags: opened.backend.cacheTags(), until: opened.backend.cacheUntil() };
    },
  };
  const count = (response: Response) => {
    countAnswer(request, response.status, shared.kind);
    return response;
  };
  const kept = cache.answerAtOnce(visit);
  if (kept !== null) return count(kept);
  return cache.answer(visit).then((response) => {
    if (response === null) counted.cache.own.count += 1;
    if (environment.edgeCache === "dry-run" && response !== null) sayWhatIsShared(response, shared);
    // The shared page was rendered without what the page does not read; developers are told the whole address.
    const isCut = response?.status === 404 && environment.showsErrorDetails && new URL(request.url).search !== variant.search;
    const given = isCut ? null : finishError(response, request);
    return given === null ? null : count(given);
  });
}

/** For developers: which requests production would answer with this page, and for how long. */
function sayWhatIsShared({ status, headers }: Response, { pathname, search, isAppMode, municipality, keep }: SharedPage): void {
  const variant = [`${pathname}${search}`, ...(isAppMode ? ["app mode"] : []), ...(municipality === null ? [] : [municipality])];
  const time = status < 400 ? `for ${keep.fresh} s` : "and not keep";
  headers.set(DECISION_HEADER, `would share ${time}: ${variant.join(", ")}`);
}

/** Data of a page are the same for every reader (steps/answer-payload.ts). */
function asksForData({ method, url }: Request): boolean {
  return (method === "GET" || method === "HEAD") && isPayloadPath(new URL(url).pathname);
}

/** The error page of an anonymous request, as this reader or bot gets it. */
function finishError(response: Response | null, request: Request): Response | null {
  if (response === null || response.status < 400) return response;
  return compress(hideFatalErrorFromBots(response, { request }), request);
}
