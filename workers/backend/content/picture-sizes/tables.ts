/** What becomes of the tables of sizes of pictures. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const pictureTables: readonly TableFacts[] = [{ name: "picture_tasks", keptBack: "the night finds them again" }];
