/** What becomes of the tables of saved articles. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const savedArticleTables: readonly TableFacts[] = [
  {
    name: "bookmarks",
    exported: { key: ["account_id", "post_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "bookmarks", sql: "SELECT post_id, saved_at FROM bookmarks WHERE account_id = ?1" },
  },
];
