/** `POST /views`: one reader has opened a post. */
import * as v from "valibot";
import { readLimitedJson } from "#workers/backend/admin/read-limited.ts";
import { toDay } from "#workers/backend/database/rank-most-read.ts";
import type { Env } from "#workers/backend/env.ts";
import { createRestError, createWrongMethod } from "./json.ts";

const viewSchema = v.strictObject({ post: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const MAX_BODY_BYTES = 1000;

// A post that does not exist (yet) adds no row, and so no view.
const countSql = `INSERT INTO post_views (day, post_id, views)
  SELECT ?1, id, 1 FROM posts WHERE id = ?2 AND published_at <= ?3
  ON CONFLICT (day, post_id) DO UPDATE SET views = views + 1`;

/** Counts a view of `{post: id}`: 204, or 400 for another body, 404 for an unknown post. */
export async function handleViews(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const view = v.safeParse(viewSchema, "value" in read ? read.value : null);
  if (!view.success) return createRestError(400, "rest_invalid_param", 'Send {"post": number} as JSON.');
  const now = new Date();
  const counted = await env.DB.prepare(countSql)
    .bind(toDay(now, 0), view.output.post, Math.floor(now.getTime() / 1000))
    .run();
  if (counted.meta.changes === 0) return createRestError(404, "rest_post_invalid_id", "Invalid post ID.");
  return new Response(null, { status: 204 });
}
