/** What becomes of the tables of readers' comments, beside the comments themselves. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** Claims may be made for three years (§ 1489 ABGB). */
const DECISION_DAYS = 3 * 366;

export const readerCommentTables: readonly TableFacts[] = [
  {
    name: "comment_authors",
    exported: { key: ["comment_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: {
      name: "comments",
      sql: `SELECT c.id, c.post_id, c.author, c.html, c.created_at, c.edited_at, c.is_hidden, c.held_for, c.useful
        FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id WHERE o.account_id = ?1`,
    },
  },
  {
    name: "comment_marks",
    exported: { key: ["account_id", "comment_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "comment_marks", sql: "SELECT comment_id, marked_at FROM comment_marks WHERE account_id = ?1" },
  },
  {
    name: "post_reactions",
    exported: { key: ["account_id", "post_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "post_reactions", sql: "SELECT post_id, reacted_at FROM post_reactions WHERE account_id = ?1" },
  },
  { name: "changed_counts", keptBack: "the clock empties it each minute" },
  { name: "comment_rules", exported: { key: ["scope", "key"] } },
  { name: "comment_settings", exported: { key: ["name"] } },
  {
    name: "comment_decisions",
    exported: { key: ["id"], isPersonal: true },
    ofReader: {
      name: "comment_decisions",
      sql: `SELECT d.comment_id, d.kind, d.ground, d.reason, d.decided_at, d.complaint, d.complained_at, d.answer, d.is_upheld, d.answered_at
        FROM comment_authors o CROSS JOIN comment_decisions d ON d.comment_id = o.comment_id WHERE o.account_id = ?1`,
    },
    cleanUps: { "comment-decisions": { key: "id", due: "decided_at <= ?1", before: daysAgo(DECISION_DAYS) } },
  },
];
