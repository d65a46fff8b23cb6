/** What becomes of the tables in which the front page and menus are prepared, and remembered. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the log, which names them. */
const KEPT_DAYS = 400;

export const frontTables: readonly TableFacts[] = [
  { name: "desk_drafts", keptBack: "is not published, and names staff" },
  {
    name: "desk_states",
    keptBack: "what stands is in the tables of the paper; former states name staff",
    cleanUps: { "desk-states": { key: "id", due: "set_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
];
