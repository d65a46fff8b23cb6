/** What becomes of the table of drafts. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** Longer than any link is good. */
const ENDED_DAYS = 15;

export const draftTables: readonly TableFacts[] = [
  {
    name: "preview_ends",
    keptBack: "links to previews are of the install that made them",
    cleanUps: { "preview-ends": { key: "post_id", due: "ended_at <= ?1", before: daysAgo(ENDED_DAYS) } },
  },
];
