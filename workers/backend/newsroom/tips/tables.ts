/** What becomes of the tables of tips. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const tipTables: readonly TableFacts[] = [
  { name: "tips", keptBack: "sources are promised that nobody else gets them" },
  { name: "tip_files", keptBack: "sources are promised that nobody else gets them" },
];
