/** `POST /views`: one reader has opened a post. A network counts once per day and post, against manipulation of the most read list. */
import * as v from "valibot";
import { MAX_POST, sources } from "#shared/rules/post-counts.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { countReader } from "#workers/backend/newsroom/numbers/count-once.ts";
import { createRestError, createWrongMethod } from "./json.ts";

/** Views of posts from one network that count, and what happens on their pages. */
export const viewsByNetwork = defineLimit("views-network", { max: 500, windowS: HOUR_S });

const viewSchema = v.strictObject({
  post: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_POST)),
  source: v.optional(v.picklist(sources)),
});
const MAX_BODY_BYTES = 1000;

const existsSql = "SELECT 1 FROM posts WHERE id = ?1 AND published_at <= ?2";

/** Counts a view of `{post: id, source}`: 204, also for one that was counted today, and for a network beyond its limit; 400 for another body, 404 for an unknown post. */
export async function handleViews(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const view = v.safeParse(viewSchema, "value" in read ? read.value : null);
  if (!view.success) return createRestError(400, "rest_invalid_param", 'Send {"post": number} as JSON.');
  const { post, source = null } = view.output;
  const now = new Date();
  const nowS = Math.floor(now.getTime() / 1000);
  const { network } = await parseCaller(request, env, nowS);
  // One network with a new post each time would fill the table; it is not told that its views no longer count.
  const [exceeded] = await countAttempts({ env, now: nowS }, [{ limit: viewsByNetwork, subject: network }]);
  if (exceeded !== undefined) return new Response(null, { status: 204 });
  const counting = countReader({ env, post, network, now }, source);
  const found = (await env.DB.batch([...counting, env.DB.prepare(existsSql).bind(post, nowS)])).at(-1);
  if (found?.results.length !== 1) return createRestError(404, "rest_post_invalid_id", "Invalid post ID.");
  return new Response(null, { status: 204 });
}
