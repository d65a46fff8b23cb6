/** Comments of an import's posts: kept until their posts are sent, then brought all of a post's at once (decision 100). */
import type { CommentRecord } from "#workers/backend/content/comments/comment-record.ts";
import { toComment } from "#workers/backend/content/wordpress/rest/rest-comment.ts";
import type { SourceComment } from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import type { AdminClient } from "./admin-client.ts";

export type CommentSender = {
  /** `post` is its source. */
  add(post: string, siteName: string, comments: readonly SourceComment[]): void;
  /** To be called when the posts are there. Throws AdminError. */
  flush(): Promise<void>;
  count(): number;
};

/** What one request takes (admin/content/post-comments.ts). */
const MAX_COMMENTS = 1000;
const MAX_POSTS = 100;

/** Without a client nothing is sent: the comments are counted as those that would come. */
export function createCommentSender(client: AdminClient | null, report: ImportReport): CommentSender {
  const waiting = new Map<string, CommentRecord[]>();
  let count = 0;

  async function send(posts: string[], records: CommentRecord[]): Promise<void> {
    if (posts.length === 0) return;
    const isAny = records.length > 0;
    if (client === null) {
      if (isAny) report.add("came", null, "comment would come", null, records.length);
      return;
    }
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ posts, records }) };
    const response = await client.request("/admin/comments", init, [200]);
    await response.body?.cancel();
    if (isAny) report.add("came", null, "comment written", null, records.length);
  }

  return {
    count: () => count,
    add(post, siteName, comments) {
      const records = comments.slice(0, MAX_COMMENTS).flatMap((comment) => toComment({ ...comment, siteName, post }) ?? []);
      // Also none at all: its last one may have been withdrawn since.
      waiting.set(post, records);
      count += records.length;
    },
    async flush() {
      let posts: string[] = [];
      let records: CommentRecord[] = [];
      for (const [post, own] of waiting) {
        if (posts.length === MAX_POSTS || records.length + own.length > MAX_COMMENTS) {
          await send(posts, records);
          [posts, records] = [[], []];
        }
        posts.push(post);
        records.push(...own);
      }
      waiting.clear();
      await send(posts, records);
    },
  };
}
