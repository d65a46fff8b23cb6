/** What becomes of the tables of sizes of pictures. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const pictureTables: readonly TableFacts[] = [
  { name: "picture_tasks", keptBack: "the night finds them again" },
  { name: "picture_facts", exported: { key: ["media_id"], without: ["added_by"] } },
  { name: "picture_leftovers", exported: { key: ["file"] } },
  { name: "media_uses", keptBack: "kept by triggers" },
  { name: "media_search", keptBack: "kept by triggers" },
  { name: "picture_index_state", keptBack: "triggers list what is brought" },
];
