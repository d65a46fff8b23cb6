/** `GET /ready`: the state of each part that the back end works with (decision 97). */

import { logError } from "#shared/log/log.ts";
import { createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { backendBuild } from "#workers/backend/ground/metrics/seen-builds.ts";
import { probe, readDatabaseState } from "./read-database-state.ts";

/** The state of a part, for operators and their monitors. */
type PartState = "ok" | "down" | "missing" | "outdated";

/** No picture has this name: the question is whether the store answers. */
const NO_FILE = "ready/none";

/** 200 when all parts can be worked with, otherwise 503. */
export async function handleReady(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const [{ isThere, missing }, media, tips] = await Promise.all([
    readDatabaseState(env.DB),
    probeBucket(env.MEDIA),
    probeBucket(env.TIPS),
  ]);
  const parts: Record<string, PartState> = {
    database: isThere ? "ok" : "down",
    // Unknown for a database that does not answer; it is not ready in any case.
    migrations: !isThere ? "down" : missing.length === 0 ? "ok" : "outdated",
    media,
    tips,
    mailQueue: toBindingState(env.MAIL_QUEUE),
    newsletterQueue: toBindingState(env.NEWSLETTER_QUEUE),
    pushQueue: toBindingState(env.PUSH_QUEUE),
  };
  const isReady = Object.values(parts).every((state) => state === "ok");
  const body = JSON.stringify({ ok: isReady, build: backendBuild, parts, ...(missing.length === 0 ? {} : { missing }) });
  return new Response(request.method === "HEAD" ? null : body, {
    status: isReady ? 200 : 503,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
}

async function probeBucket(bucket: R2Bucket | undefined): Promise<PartState> {
  if (bucket === undefined) return "missing";
  try {
    await probe(bucket.head(NO_FILE));
    return "ok";
  } catch (error) {
    logError("ready: a store of files does not answer", error);
    return "down";
  }
}

/** A queue cannot be probed without sending something; only its binding is checked. */
function toBindingState(binding: unknown): PartState {
  return binding === undefined ? "missing" : "ok";
}
