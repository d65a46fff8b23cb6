/** What becomes of the tables of what changed. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const changeTables: readonly TableFacts[] = [
  { name: "content_version", keptBack: "names this state alone" },
  { name: "cache_purges", keptBack: "of this state's caches" },
];
