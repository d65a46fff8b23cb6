/** `POST /admin/views` and `POST /admin/rank`: today's numbers, and the ranking made of them. */
import * as v from "valibot";
import { setViewsStatement } from "#workers/backend/content/write/post/write-posts.ts";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const maxBodyBytes = 1024 * 1024;
const viewsSchema = v.object({
  views: v.array(v.object({ source: v.string(), views: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
});

/** Sets the views of today; replies `{written}`. Sources that are not known are passed over. */
export async function postViews(request: Request, env: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: viewsSchema, maxBytes: maxBodyBytes }, async ({ views }) => {
    const { meta } = await setViewsStatement(env.DB, views, now).run();
    return toAdminReply({ written: meta.changes });
  });
}

/** Makes the ranking now instead of with the next cron run. */
export async function postRank(env: Env, now: Date): Promise<Response> {
  await rankMostRead(env, now);
  return toAdminReply({ ranked: true });
}
