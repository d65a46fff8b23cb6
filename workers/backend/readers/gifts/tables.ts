/** What becomes of the table of gifts. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";
import { KEPT_DAYS } from "./gift-rules.ts";

export const giftTables: readonly TableFacts[] = [
  {
    name: "gifts",
    exported: { key: ["id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: {
      name: "gifts",
      sql: "SELECT post_id, giver_name, created_at, ends_at, ended_at FROM gifts WHERE account_id = ?1",
    },
    cleanUps: { gifts: { key: "id", due: "created_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
];
