/** `POST /admin/comments`: comments of readers that an import brings, all of a post's in one request (decision 100). */
import * as v from "valibot";
import { commentRecordSchema } from "#workers/backend/comments/comment-record.ts";
import { writeComments } from "#workers/backend/comments/write-comments.ts";
import type { Env } from "#workers/backend/env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimitedJson } from "./read-limited.ts";
import { toReason } from "./to-reason.ts";

const MAX_COMMENTS = 1000;
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const bodySchema = v.object({
  /** Sources of the posts whose comments these are; a post without any in `records` has none. */
  posts: v.pipe(v.array(v.string()), v.maxLength(100)),
  records: v.pipe(v.array(commentRecordSchema), v.maxLength(MAX_COMMENTS)),
});

/** Replies `{written}`; 400 and nothing written when one record is of another form. */
export async function postComments(request: Request, env: Env): Promise<Response> {
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, toReason(body.issues));
  return toAdminReply({ written: await writeComments(env, body.output.posts, body.output.records) });
}
