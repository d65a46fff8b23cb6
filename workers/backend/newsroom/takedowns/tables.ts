/** What becomes of the tables of takedowns. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** For later questions why a post was away. */
const LIFTED_DAYS = 366;

export const takedownTables: readonly TableFacts[] = [
  {
    name: "tombstones",
    exported: { key: ["post_id"] },
    cleanUps: {
      // Its sources and files with it. Those that are down stay as long as the post must not come again.
      takedowns: { key: "post_id", due: "lifted_at <= ?1", before: daysAgo(LIFTED_DAYS) },
    },
  },
  { name: "tombstone_sources", exported: { key: ["kind", "source", "post_id"] } },
  { name: "tombstone_paths", exported: { key: ["path", "post_id"] } },
  { name: "tombstone_files", exported: { key: ["file", "post_id"] } },
];
