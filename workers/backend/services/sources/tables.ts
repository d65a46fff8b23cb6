/** What becomes of the tables of what the sources of the service pages said last. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const sourceTables: readonly TableFacts[] = [{ name: "service_snapshots", keptBack: "fetched anew" }];
