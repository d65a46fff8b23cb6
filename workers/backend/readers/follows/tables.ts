/** What becomes of the table of what readers follow. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const followTables: readonly TableFacts[] = [
  {
    name: "follows",
    exported: { key: ["account_id", "kind", "key"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "follows", sql: "SELECT kind, key, followed_at FROM follows WHERE account_id = ?1" },
  },
];
