/**
 * Purges pages from Cloudflare's cache by their tags. A purge waits in the database until Cloudflare has taken it: what fails is tried
 * again by the clock, at growing distances.
 */
import { EVERYTHING } from "./cache-tag.ts";

export type PurgeEnv = {
  DB: D1Database;
  /** The zone of the portal's address, and a token that may purge its cache. Without them there is no such cache. */
  CACHE_PURGE_ZONE?: string;
  CACHE_PURGE_TOKEN?: string;
};

type Purge = { id: number; tags: string; tries: number };

const FIRST_WAIT_S = 60;
/** 1, 2, 4 … minutes: a day in all. */
const MAX_TRIES = 11;
const MAX_AT_ONCE = 20;
const TIMEOUT_MS = 5000;

/** Keeps a purge of at most 100 tags, and tries it. Throws when it cannot be kept, or is not taken yet. */
export async function putPurge(env: PurgeEnv, tags: readonly string[], now: number): Promise<void> {
  if (!isConfigured(env)) return;
  const purge = await env.DB.prepare("INSERT INTO cache_purges (tags, try_at) VALUES (?1, ?2) RETURNING id, tags, tries")
    .bind(JSON.stringify(tags), now + FIRST_WAIT_S)
    .first<Purge>();
  if (purge === null) throw new Error("The purge was not kept");
  await tryPurge(env, purge, now);
}

/** For the clock: what is due. Several are one when they are many: then everything goes. */
export async function sendWaitingPurges(env: PurgeEnv, now: number): Promise<void> {
  if (!isConfigured(env)) return;
  const { results } = await env.DB.prepare("SELECT id, tags, tries FROM cache_purges WHERE try_at <= ?1 ORDER BY id LIMIT ?2")
    .bind(now, MAX_AT_ONCE)
    .all<Purge>();
  for (const purge of results) {
    try {
      await tryPurge(env, purge, now);
    } catch (error) {
      console.error("a purge waits", purge.id, String(error));
    }
  }
}

function isConfigured({ CACHE_PURGE_ZONE, CACHE_PURGE_TOKEN }: PurgeEnv): boolean {
  return (CACHE_PURGE_ZONE ?? "") !== "" && (CACHE_PURGE_TOKEN ?? "") !== "";
}

async function tryPurge(env: PurgeEnv, { id, tags, tries }: Purge, now: number): Promise<void> {
  try {
    await callCloudflare(env, JSON.parse(tags) as string[]);
  } catch (error) {
    const isGivenUp = tries + 1 >= MAX_TRIES;
    // Whatever was missed goes with the next one that is taken.
    const kept = isGivenUp ? JSON.stringify([EVERYTHING]) : tags;
    await env.DB.prepare("UPDATE cache_purges SET tags = ?2, tries = ?3, try_at = ?4 WHERE id = ?1")
      .bind(id, kept, Math.min(tries + 1, MAX_TRIES - 1), now + FIRST_WAIT_S * 2 ** Math.min(tries, MAX_TRIES - 1))
      .run();
    throw error;
  }
  await env.DB.prepare("DELETE FROM cache_purges WHERE id = ?1").bind(id).run();
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
