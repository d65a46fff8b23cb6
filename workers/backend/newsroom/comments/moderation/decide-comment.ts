/** The newsroom lets a comment through, hides it, deletes it for good, bans its author or takes that back (decision 100). */
import { type CommentGroundName, MAX_DECISION_WORDS } from "#shared/rules/comment-grounds.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { removeStatements, visibilityStatements } from "#workers/backend/newsroom/comments/visibility.ts";
import { closeNotices } from "#workers/backend/newsroom/notices/decide-notice.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import { type DecisionKind, isComplaintOver } from "./comment-case.ts";
import { commentDecisionMail } from "./comment-mails.ts";
import {
  banStatement,
  type CommentFacts,
  hiddenMarkStatement,
  type ModerationOutcome,
  moderate,
  type Seen,
  settleStatement,
  tellAuthorStatement,
} from "./moderate.ts";

/** `ground` null on an author's own wish, and where nothing is taken away. `isBanning` bans the author of what is hidden. */
export type Decision = { kind: DecisionKind; ground: CommentGroundName | null; reason: string; isBanning: boolean };

/** Decides by what was seen. Done also where it was so already: then no decision is kept. */
export async function decideComment(call: Call, seen: Seen, decision: Decision): Promise<ModerationOutcome> {
  const outcome = await moderate(call, seen, (facts) => {
    const reason = findObjection(facts, decision, call.now);
    if (reason !== null) return { kind: "refused", reason };
    return { kind: "plan", ...plans[decision.kind](call, seen, facts, decision) };
  });
  const { kind, reason } = decision;
  const isAboutTheText = kind === "shown" || kind === "hidden" || kind === "deleted";
  if (outcome.kind === "done" && isAboutTheText) {
    const { origin } = call.caller;
    await closeNotices(call.env, seen.id, { outcome: kind === "shown" ? "kept" : "removed", reason, origin, now: call.now });
  }
  return outcome;
}

function findObjection(facts: CommentFacts, { kind, ground, reason, isBanning }: Decision, now: number): string | null {
  const takesAway = kind === "hidden" || kind === "banned";
  if ([...reason].length > MAX_DECISION_WORDS) return `reason must be at most ${MAX_DECISION_WORDS} characters long.`;
  if (takesAway && ground === null) return "A ground is missing.";
  if (!takesAway && kind !== "deleted" && ground !== null) return "Nothing is taken away.";
  if (ground === "OTHER_LAW" && reason === "") return "OTHER_LAW needs words that say which law.";
  if (isBanning && kind !== "hidden") return "is_banning is of HIDDEN.";
  if ((kind === "banned" || kind === "unbanned" || isBanning) && facts.account_id === null) return "Nobody here wrote it.";
  if (kind === "shown" && facts.has_complaint === 1) return "Its author complains: answer that.";
  if (kind === "deleted" && ground !== null && facts.account_id !== null) {
    const last =
      facts.last_at === null ? undefined : { ground: facts.last_ground as CommentGroundName, decided_at: facts.last_at };
    if (!isComplaintOver(facts, last, now)) return "Its author may still complain: hide it.";
  }
  return null;
}

type Planned = { statements: D1PreparedStatement[]; notes: readonly LogKind[] };
type Plan = (call: Call, seen: Seen, facts: CommentFacts, decision: Decision) => Planned;

const plans: Record<DecisionKind, Plan> = {
  shown: (call, seen, facts, decision) => {
    const wasThere = facts.is_hidden === 0 && facts.open_reports === 0;
    const { DB } = call.env;
    return {
      notes: [wasThere ? "comment-seen" : "comment-shown"],
      statements: [
        ...(wasThere ? [] : [keepDecision(call, seen, decision)]),
        hiddenMarkStatement(DB, seen, false),
        ...visibilityStatements(DB, { id: seen.id, postId: facts.post_id, isShown: true, seen: seen.revision }),
        settleStatement(DB, seen, call.now),
      ],
    };
  },
  hidden: (call, seen, facts, decision) => {
    const { DB } = call.env;
    const wasHidden = facts.is_hidden === 1 && facts.held_for === null;
    return {
      notes: [...(wasHidden ? [] : (["comment-hidden"] as const)), ...(decision.isBanning ? (["comment-banned"] as const) : [])],
      statements: [
        ...(decision.isBanning ? banning(call, seen, decision) : []),
        ...(wasHidden ? [] : [keepDecision(call, seen, decision), tellAuthor(call, seen)]),
        hiddenMarkStatement(DB, seen, true),
        ...visibilityStatements(DB, { id: seen.id, postId: facts.post_id, isShown: false, seen: seen.revision }),
        settleStatement(DB, seen, call.now),
      ],
    };
  },
  deleted: (call, seen, facts, decision) => ({
    notes: ["comment-deleted"],
    statements: [
      keepDecision(call, seen, decision),
      tellAuthor(call, seen),
      ...removeStatements(call.env.DB, { id: seen.id, postId: facts.post_id, now: call.now, seen: seen.revision }),
    ],
  }),
  banned: (call, seen, _, decision) => ({
    notes: ["comment-banned"],
    statements: [...banning(call, seen, decision), tellAuthor(call, seen), touchStatement(call.env.DB, seen)],
  }),
  unbanned: (call, seen, _, decision) => ({
    notes: ["comment-unbanned"],
    statements: [keepDecision(call, seen, decision), banStatement(call.env.DB, seen, null), touchStatement(call.env.DB, seen)],
  }),
};

function banning(call: Call, seen: Seen, decision: Decision): D1PreparedStatement[] {
  return [keepDecision(call, seen, { ...decision, kind: "banned" }), banStatement(call.env.DB, seen, call.now)];
}

const tellAuthor = (call: Call, seen: Seen) => tellAuthorStatement(call, seen, { kind: commentDecisionMail.kind, of: "decided" });

/** A ban is about the author: what the comment waits for it goes on waiting for. */
function touchStatement(db: D1Database, { id, revision }: Seen): D1PreparedStatement {
  return db.prepare("UPDATE comments SET revision = revision + 1 WHERE id = ?1 AND revision = ?2").bind(id, revision);
}

function keepDecision(call: Call, { id, revision, staffId }: Seen, { kind, ground, reason }: Decision): D1PreparedStatement {
  const sql = `INSERT INTO comment_decisions (comment_id, kind, ground, reason, by_notice, was_held, decided_at, staff_id)
    SELECT id, ?3, ?4, ?5, open_reports > 0, held_for IS NOT NULL, ?6, ?7 FROM comments WHERE id = ?1 AND revision = ?2`;
  return call.env.DB.prepare(sql).bind(id, revision, kind, ground, reason, call.now, staffId);
}
