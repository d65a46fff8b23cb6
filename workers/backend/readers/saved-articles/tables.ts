/** What becomes of the tables of saved articles. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const savedArticleTables: readonly TableFacts[] = [
  {
    name: "bookmarks",
    exported: { key: ["account_id", "post_id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
  },
];
