/** `POST /views`: one reader has opened a post. A network counts once per day and post, against manipulation of the most read list. */
import { createHmac } from "node:crypto";
import * as v from "valibot";
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { createRestError, createWrongMethod } from "./json.ts";

/** Views of posts from one network that count. */
export const viewsByNetwork = defineLimit("views-network", { max: 500, windowS: HOUR_S });

const viewSchema = v.strictObject({ post: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const MAX_BODY_BYTES = 1000;

// A post that does not exist (yet) adds no row, and so no view.
const noteSql = `INSERT INTO view_networks (day, digest)
  SELECT ?1, ?4 FROM posts WHERE id = ?2 AND published_at <= ?3 ON CONFLICT DO NOTHING`;
const countSql = `INSERT INTO post_views (day, post_id, views) SELECT ?1, ?2, 1 WHERE changes() = 1
  ON CONFLICT (day, post_id) DO UPDATE SET views = views + 1`;
const existsSql = "SELECT 1 FROM posts WHERE id = ?1 AND published_at <= ?2";

/** Counts a view of `{post: id}`: 204, also for one that was counted today, and for a network beyond its limit; 400 for another body, 404 for an unknown post. */
export async function handleViews(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const view = v.safeParse(viewSchema, "value" in read ? read.value : null);
  if (!view.success) return createRestError(400, "rest_invalid_param", 'Send {"post": number} as JSON.');
  const { post } = view.output;
  const now = new Date();
  const nowS = Math.floor(now.getTime() / 1000);
  const day = toDay(now, 0);
  const { network } = await parseCaller(request, env, nowS);
  // One network with a new post each time would fill the table; it is not told that its views no longer count.
  const [exceeded] = await countAttempts({ env, now: nowS }, [{ limit: viewsByNetwork, subject: network }]);
  if (exceeded !== undefined) return new Response(null, { status: 204 });
  const [, , found] = await env.DB.batch([
    env.DB.prepare(noteSql).bind(day, post, nowS, digestNetwork(env, [day, post, network])),
    env.DB.prepare(countSql).bind(day, post),
    env.DB.prepare(existsSql).bind(post, nowS),
  ]);
  if (found?.results.length !== 1) return createRestError(404, "rest_post_invalid_id", "Invalid post ID.");
  return new Response(null, { status: 204 });
}

/** The digest differs for each day and post, so it does not tell who reads what. Callers without a token of the portal are one network. */
function digestNetwork(env: Env, subject: readonly [day: string, post: number, network: string | null]): string {
  // Without a secret no caller has a valid token, and there is no address to hide.
  const [secret = "none"] = toGrantSecrets(env);
  return createHmac("sha256", secret)
    .update(JSON.stringify(["view", ...subject]))
    .digest("base64");
}
