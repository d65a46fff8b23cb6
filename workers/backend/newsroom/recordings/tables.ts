/** What becomes of the table of recordings. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const recordingTables: readonly TableFacts[] = [
  { name: "recordings", keptBack: "files on their way, and who brought them; what is whole is a row of media" },
];
