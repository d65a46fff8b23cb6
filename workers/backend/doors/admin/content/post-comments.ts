/** `POST /admin/comments`: comments of readers that an import brings, all of a post's in one request (decision 100). */
import * as v from "valibot";
import { commentRecordSchema } from "#workers/backend/content/comments/comment-record.ts";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import { toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const MAX_COMMENTS = 1000;
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const bodySchema = v.object({
  /** Sources of the posts whose comments these are; a post without any in `records` has none. */
  posts: v.pipe(v.array(v.string()), v.maxLength(100)),
  records: v.pipe(v.array(commentRecordSchema), v.maxLength(MAX_COMMENTS)),
});

/** Replies `{written}`; 400 and nothing written when one record is of another form. */
export async function postComments(request: Request, env: Env): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, async ({ posts, records }) =>
    toAdminReply({ written: await writeComments(env, posts, records) }),
  );
}
