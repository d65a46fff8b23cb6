/** A reader's comment as an import brings it (`POST /admin/comments`). There is no field for an address: none is ever kept. */
import * as v from "valibot";

/** What is kept of one; WordPress allows three times that. */
export const MAX_COMMENT_LENGTH = 20_000;

/** For so long, in seconds, an author may change what they wrote here. */
export const EDIT_S = 10 * 60;

const text = v.pipe(v.string(), v.minLength(1));

export const commentRecordSchema = v.object({
  /** `wp:{site}:comment-{id}`. */
  source: v.pipe(text, v.maxLength(300)),
  /** Source of the post. */
  post: text,
  /** Source of the comment that it answers. */
  parent: v.optional(v.nullable(text), null),
  author: v.pipe(text, v.maxLength(100)),
  /** Sanitised when it is written. */
  html: v.pipe(text, v.maxLength(50_000)),
  date: v.pipe(v.string(), v.isoTimestamp()),
});

export type CommentRecord = v.InferOutput<typeof commentRecordSchema>;
