/** What becomes of the tables of notices: the sender's words and address go half a year after the decision, the numbers stay. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the decisions about comments, of which the same numbers are made. */
const NUMBER_DAYS = 3 * 366;

export const noticeTables: readonly TableFacts[] = [
  {
    name: "notices",
    exported: { key: ["id"] },
    cleanUps: { notices: { key: "id", due: "decided_at IS NOT NULL AND decided_at <= ?1", before: daysAgo(NUMBER_DAYS) } },
  },
  {
    name: "notice_details",
    exported: { key: ["notice_id"], isPersonal: true },
    cleanUps: { "notice-details": { key: "notice_id", due: "delete_at IS NOT NULL AND delete_at <= ?1", before: daysAgo(0) } },
  },
];
