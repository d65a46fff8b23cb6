/** `POST /admin/previews`: the signed link to a post that readers do not see yet (decision 101); `POST /admin/previews/end`: the end of all of them. */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { endPreviews, sharePreview } from "#workers/backend/newsroom/drafts/share-preview.ts";

const MAX_BODY_BYTES = 10_000;
const MAX_HOURS = 24 * 14;
/** Its number, or where it came from. */
const postSchema = v.union([v.pipe(v.number(), v.integer()), v.string()]);
const bodySchema = v.object({
  post: postSchema,
  hours: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(MAX_HOURS)), 48),
});

/** Takes `{post, hours}`; replies `{id, title, path, expires}`. */
export async function postPreview(request: Request, env: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async ({ post, hours }) => {
    const shared = await sharePreview(env, { post, hours, by: null }, now.getTime() / 1000);
    if (shared === "no secret") return toAdminError(409, "Previews are signed with GRANT_SECRET, which is not set");
    if (shared === null) return toAdminError(404, `There is no post ${post}`);
    return toAdminReply({ ...shared, expires: new Date(shared.expires * 1000).toISOString() });
  });
}

/** Takes `{post}`; replies `{id, title}`. */
export async function postPreviewEnd(request: Request, env: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: v.object({ post: postSchema }), maxBytes: MAX_BODY_BYTES }, async ({ post }) => {
    const ended = await endPreviews(env, post, now.getTime() / 1000);
    return ended === null ? toAdminError(404, `There is no post ${post}`) : toAdminReply(ended);
  });
}
