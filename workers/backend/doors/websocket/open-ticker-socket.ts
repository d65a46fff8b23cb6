/**
 * The websocket of a live ticker at `/graphql?ticker={post}`: handed to the ticker's own object. One that names no ticker is opened as well,
 * by an object of none: a client of another maker hears by the protocol's own codes and errors what is wrong.
 */
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { findTickerObject, NO_TICKER } from "#workers/backend/newsroom/tickers/ticker-object.ts";
import { refuseProtocol } from "#workers/ticker/live-object.ts";

export function isUpgrade(request: Request): boolean {
  return request.headers.get("upgrade")?.toLowerCase() === "websocket";
}

/** 404 for a post that has no ticker, so that no objects are made for numbers that somebody tries. */
export async function openTickerSocket(request: Request, env: Env): Promise<Response> {
  const subject = new URL(request.url).searchParams.get("ticker") ?? NO_TICKER;
  const now = Math.floor(Date.now() / 1000);
  if (subject !== NO_TICKER && !(/^[1-9]\d{0,9}$/.test(subject) && (await hasTicker(env, Number(subject), now))))
    return Response.json({ error: "There is no such ticker" }, { status: 404, headers: { "cache-control": "no-store" } });
  const refused = refuseProtocol(request);
  if (refused !== null) return refused;
  const { network } = await parseCaller(request, env, now);
  const headers = new Headers({ upgrade: "websocket", "x-subject": subject, "x-network": network ?? "unknown" });
  return findTickerObject(env, subject).fetch("http://ticker/", { headers });
}

async function hasTicker({ DB }: Env, postId: number, now: number): Promise<boolean> {
  const found = await DB.prepare("SELECT 1 FROM posts WHERE id = ?1 AND is_liveticker = 1 AND published_at <= ?2")
    .bind(postId, now)
    .first();
  return found !== null;
}
