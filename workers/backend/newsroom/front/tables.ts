/** What becomes of the tables in which the front page and menus are prepared, and remembered. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** As long as the log, which names them. */
const KEPT_DAYS = 400;
/** After its last change. */
const ISSUE_DRAFT_DAYS = 30;

export const frontTables: readonly TableFacts[] = [
  {
    name: "desk_drafts",
    keptBack: "is not published, and names staff",
    // That of the front page stays (migration 0142); an issue is planned for no more than two weeks (newsroom/issues).
    cleanUps: {
      "issue-drafts": { key: "kind, key", due: "kind = 'issue' AND changed_at <= ?1", before: daysAgo(ISSUE_DRAFT_DAYS) },
    },
  },
  {
    name: "desk_states",
    keptBack: "what stands is in the tables of the paper; former states name staff",
    cleanUps: { "desk-states": { key: "id", due: "set_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
];
