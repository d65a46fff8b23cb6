/** The tier that a location's isolates share: the platform's Cache API. A purge by tag reaches it everywhere. */

import * as v from "valibot";
import { EVERYTHING } from "#app/gateway/backend/cache-tags.ts";
import { logError } from "#shared/log/log.ts";
import type { CachedPage } from "./cached-page.ts";
import { readIdentity } from "./encode-page.ts";

export type ColoTier = {
  /** Null for a missing or unreadable page. */
  get: (key: string) => Promise<CachedPage | null>;
  /** For so many seconds. */
  put: (key: string, page: CachedPage, seconds: number) => Promise<void>;
  delete: (key: string) => Promise<void>;
};

const META = "x-page";
/** The platform takes no longer header. */
const MAX_TAGS_LENGTH = 16_000;

const metaSchema = v.object({
  etag: v.string(),
  tags: v.array(v.string()),
  roundTrips: v.string(),
  renderedAt: v.number(),
  until: v.nullable(v.number()),
  headers: v.array(v.tuple([v.string(), v.string()])),
});

/** A store that fails is logged, and counts as empty. `buildId`: no page of another build is found. */
export function createColoTier(cache: Pick<Cache, "match" | "put" | "delete">, buildId: string): ColoTier {
  return {
    get: (key) =>
      orNull("the location's tier cannot be read", async () => {
        const found = await cache.match(toAddress(key, buildId));
        return found === undefined ? null : parsePage(found);
      }),
    async put(key, page, seconds) {
      const tags = [EVERYTHING, ...page.tags].join(",");
      // A page with too many tags to be purged is not shared.
      if (tags.length > MAX_TAGS_LENGTH) return;
      const { etag, roundTrips, renderedAt, until, headers } = page;
      const response = new Response(readIdentity(page), {
        headers: {
          "cache-control": `public, max-age=${seconds}`,
          "cache-tag": tags,
          [META]: encodeURIComponent(JSON.stringify({ etag, tags: page.tags, roundTrips, renderedAt, until, headers })),
        },
      });
      await orNull("the location's tier cannot be written", () => cache.put(toAddress(key, buildId), response));
    },
    async delete(key) {
      await orNull("a page cannot be taken from the location's tier", () => cache.delete(toAddress(key, buildId)));
    },
  };
}

async function orNull<Result>(problem: string, act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    logError(`cache: ${problem}`, error);
    return null;
  }
}

/** An address of this site that no outside request can reach: they all pass through the portal first. */
function toAddress(key: string, buildId: string): string {
  const { origin } = new URL(key);
  return `${origin}/.pages/${encodeURIComponent(buildId)}/${encodeURIComponent(key)}`;
}

async function parsePage(found: Response): Promise<CachedPage> {
  const meta = v.parse(metaSchema, JSON.parse(decodeURIComponent(found.headers.get(META) ?? "null")));
  const identity = new Uint8Array(await found.arrayBuffer());
  return { ...meta, bytes: { identity, gzip: null, br: null }, isIdentityAsked: false, isPurged: false };
}
