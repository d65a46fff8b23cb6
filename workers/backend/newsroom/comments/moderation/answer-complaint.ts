/** The newsroom answers a complaint (Digital Services Act, Art. 20): where it is right, what was decided is taken back. */
import { MAX_COMPLAINT_ANSWER } from "#shared/rules/comment-grounds.ts";
import { toTypedText } from "#workers/backend/content/comments/typed-text.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { visibilityStatements } from "#workers/backend/newsroom/comments/visibility.ts";
import { complaintAnswerMail } from "./comment-mails.ts";
import {
  hiddenMarkStatement,
  type ModerationOutcome,
  moderate,
  type Seen,
  settleStatement,
  tellAuthorStatement,
} from "./moderate.ts";

const answerSql = `UPDATE comment_decisions SET answer = ?3, is_upheld = ?4, answered_at = ?5, answered_by = ?6
  WHERE comment_id = ?1 AND complained_at IS NOT NULL AND answered_at IS NULL
    AND EXISTS (SELECT 1 FROM comments WHERE id = ?1 AND revision = ?2)`;
/** A ban that this complaint was about as well. */
const unbanSql = `UPDATE accounts SET comment_banned_at = NULL WHERE id = (
    SELECT o.account_id FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id WHERE o.comment_id = ?1 AND c.revision = ?2)
  AND EXISTS (SELECT 1 FROM comment_decisions WHERE comment_id = ?1 AND kind = 'banned' AND is_upheld = 1 AND answered_at = ?3)`;

type Answer = { text: string; isUpheld: boolean };

/** All that the author complains of is answered at once. */
export function answerComplaint(call: Call, seen: Seen, { text, isUpheld }: Answer): Promise<ModerationOutcome> {
  const typed = toTypedText(text);
  return moderate(call, seen, (facts) => {
    if (typed === "" || [...typed].length > MAX_COMPLAINT_ANSWER)
      return { kind: "refused", reason: `text must have 1 to ${MAX_COMPLAINT_ANSWER} characters.` };
    if (facts.has_complaint === 0) return { kind: "refused", reason: "There is no open complaint." };
    const { DB } = call.env;
    const { id, revision, staffId } = seen;
    const isShown = isUpheld || facts.is_hidden === 0;
    return {
      kind: "plan",
      notes: ["comment-complaint"],
      statements: [
        DB.prepare(answerSql).bind(id, revision, typed, isUpheld ? 1 : 0, call.now, staffId),
        ...(isUpheld ? [DB.prepare(unbanSql).bind(id, revision, call.now), hiddenMarkStatement(DB, seen, false)] : []),
        tellAuthorStatement(call, seen, { kind: complaintAnswerMail.kind, of: "answered" }),
        ...visibilityStatements(DB, { id, postId: facts.post_id, isShown, seen: revision }),
        settleStatement(DB, seen, call.now),
      ],
    };
  });
}
