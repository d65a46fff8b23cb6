/** The newsroom answers a comment, as the paper or by a member's name (decision 100). Readers see whose word it is. */
import { identity } from "#brand/identity.ts";
import { placeAnswer } from "#workers/backend/content/comments/conversation-place.ts";
import { toTypedText, typedToHtml } from "#workers/backend/content/comments/typed-text.ts";
import { WRITTEN_HERE } from "#workers/backend/content/comments/written-here.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { findTextProblem } from "#workers/backend/newsroom/comments/send-comment.ts";
import { countNewStatements, raiseCommentsVersion } from "#workers/backend/newsroom/comments/visibility.ts";
import { type ModerationOutcome, moderate, type Seen, settleStatement } from "./moderate.ts";

/** No reader can have it (public-name.ts). */
export const PAPER = `Redaktion ${identity.name}`;

const insertSql = `INSERT INTO comments
    (source, post_id, parent, author, html, created_at, conversation, path, by_newsroom, seen_at)
  SELECT ?3, post_id, source, ?4, ?5, ?6, ?7, ?8, 1, ?6 FROM comments WHERE id = ?1 AND revision = ?2`;

/** `name`: the member's, or null for the paper's. */
export function answerComment(
  call: Call,
  seen: Seen,
  { text, name }: { text: string; name: string | null },
): Promise<ModerationOutcome> {
  const typed = toTypedText(text);
  return moderate(call, seen, (facts) => {
    const wrong = findTextProblem(typed);
    if (wrong !== null) return { kind: "refused", reason: wrong };
    if (facts.is_hidden === 1) return { kind: "refused", reason: "Nobody can read it." };
    const { DB } = call.env;
    const source = `${WRITTEN_HERE}${createSecret(16)}`;
    const { conversation, path } = placeAnswer(facts, { source, at: call.now });
    const values = [source, name ?? PAPER, typedToHtml(typed), call.now, conversation, path];
    return {
      kind: "plan",
      notes: ["comment-answer"],
      statements: [
        DB.prepare(insertSql).bind(seen.id, seen.revision, ...values),
        ...countNewStatements(DB, { source, conversation, postId: facts.post_id }),
        raiseCommentsVersion(DB, facts.post_id),
        settleStatement(DB, seen, call.now),
      ],
    };
  });
}
