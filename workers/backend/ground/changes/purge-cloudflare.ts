/**
 * Purges pages from Cloudflare's cache by their tags. A purge waits in the database until Cloudflare has taken it: what fails is tried
 * again by the clock, at growing distances.
 */

import { logError } from "#shared/log/log.ts";
import { EVERYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { BELIEVED_FOR_MS } from "./known-version.ts";

/** Without zone and token there is no such cache. */
export type PurgeEnv = Pick<Env, "DB" | "CACHE_PURGE_ZONE" | "CACHE_PURGE_TOKEN">;

type Purge = { id: number; tags: string; tries: number };

const FIRST_WAIT_S = 60;
/** 1, 2, 4 … minutes, at most four hours. */
const MAX_DOUBLINGS = 8;
const MAX_AT_ONCE = 1000;
/** Of one call. */
const MAX_TAGS = 100;
const TIMEOUT_MS = 5000;

/**
 * Keeps a purge of at most 100 tags, and tries it when every isolate knows of the write: a page that is made anew before could be made
 * of what one of them still kept. Throws when it cannot be kept, or is not taken yet.
 */
export async function putPurge(
  env: PurgeEnv,
  tags: readonly string[],
  now: number,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  if (!isConfigured(env)) return;
  const purge = await env.DB.prepare("INSERT INTO cache_purges (tags, try_at) VALUES (?1, ?2) RETURNING id, tags, tries")
    .bind(JSON.stringify(tags), now + FIRST_WAIT_S)
    .first<Purge>();
  if (purge === null) throw new Error("The purge was not kept");
  await wait(BELIEVED_FOR_MS);
  await tryPurges(env, [purge], now);
}

/** For the clock: what is due goes as one purge. */
export async function sendWaitingPurges(env: PurgeEnv, now: number): Promise<void> {
  if (!isConfigured(env)) return;
  const { results } = await env.DB.prepare("SELECT id, tags, tries FROM cache_purges WHERE try_at <= ?1 ORDER BY id LIMIT ?2")
    .bind(now, MAX_AT_ONCE)
    .all<Purge>();
  if (results.length === 0) return;
  try {
    await tryPurges(env, results, now);
  } catch (error) {
    logError("Purges wait", error, { purges: results.length });
  }
}

function sleep(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function isConfigured({ CACHE_PURGE_ZONE, CACHE_PURGE_TOKEN }: PurgeEnv): boolean {
  return (CACHE_PURGE_ZONE ?? "") !== "" && (CACHE_PURGE_TOKEN ?? "") !== "";
}

async function tryPurges(env: PurgeEnv, purges: readonly Purge[], now: number): Promise<void> {
  const ids = JSON.stringify(purges.map(({ id }) => id));
  const tags = new Set(purges.flatMap((purge) => JSON.parse(purge.tags) as string[]));
  try {
    await callCloudflare(env, tags.size > MAX_TAGS || tags.has(EVERYTHING) ? [EVERYTHING] : [...tags]);
  } catch (error) {
    // At growing distances; never given up, since no page may stay stale for good.
    const wait = FIRST_WAIT_S * 2 ** Math.min(...purges.map(({ tries }) => tries), MAX_DOUBLINGS);
    await env.DB.prepare("UPDATE cache_purges SET tries = tries + 1, try_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))")
      .bind(ids, now + wait)
      .run();
    throw error;
  }
  await env.DB.prepare("DELETE FROM cache_purges WHERE id IN (SELECT value FROM json_each(?1))").bind(ids).run();
}

async function callCloudflare({ CACHE_PURGE_ZONE, CACHE_PURGE_TOKEN }: PurgeEnv, tags: readonly string[]): Promise<void> {
  const address = `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(CACHE_PURGE_ZONE ?? "")}/purge_cache`;
  const response = await fetch(address, {
    method: "POST",
    headers: { authorization: `Bearer ${CACHE_PURGE_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Cloudflare answered ${response.status}: ${text.slice(0, 300)}`);
}
