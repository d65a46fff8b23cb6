/** `POST /admin/previews`: the signed link to a post that readers do not see yet (decision 101). */
import * as v from "valibot";
import { toGrantSecrets } from "#workers/backend/access/grant-secrets.ts";
import { signPreview } from "#workers/backend/access/preview-word.ts";
import type { Env } from "#workers/backend/env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { withBody } from "./with-body.ts";

const MAX_BODY_BYTES = 10_000;
const MAX_HOURS = 24 * 14;
const bodySchema = v.object({
  /** Its number, or where it came from. */
  post: v.union([v.pipe(v.number(), v.integer()), v.string()]),
  hours: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(MAX_HOURS)), 48),
});

/** Takes `{post, hours}`; replies `{id, title, path, expires}`. */
export async function postPreview(request: Request, env: Env, now: Date): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async ({ post, hours }) => {
    const [secret] = toGrantSecrets(env);
    if (secret === undefined) return toAdminError(409, "Previews are signed with GRANT_SECRET, which is not set");
    const found = await env.DB.prepare(`SELECT id, title FROM posts WHERE ${typeof post === "number" ? "id" : "source"} = ?1`)
      .bind(post)
      .first<{ id: number; title: string }>();
    const expires = Math.floor(now.getTime() / 1000 + hours * 3600);
    const token = found === null ? null : await signPreview(env.DB, secret, found.id, expires);
    if (found === null || token === null) return toAdminError(404, `There is no post ${post}`);
    return toAdminReply({ ...found, path: `/vorschau/${token}`, expires: new Date(expires * 1000).toISOString() });
  });
}
