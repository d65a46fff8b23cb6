/** What becomes of the tables of comments. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const commentTables: readonly TableFacts[] = [
  { name: "comments", exported: { key: ["id"] } },
  {
    name: "hidden_comments",
    exported: { key: ["source"] },
    cleanUps: {
      // Of comments that are here the mark stays.
      "hidden-comments": {
        key: "source",
        due: "hidden_at <= ?1 AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.source = hidden_comments.source)",
        before: daysAgo(3 * 366),
      },
    },
  },
  { name: "wordpress_comments", exported: { key: ["comment_id"] } },
  { name: "deleted_comments", exported: { key: ["source"] } },
];
