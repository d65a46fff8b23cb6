/** What becomes of the tables of counts and runs. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const metricTables: readonly TableFacts[] = [
  { name: "cron_runs", keptBack: "of the clock here" },
  { name: "metric_counts", keptBack: "counted here" },
  { name: "seen_builds", keptBack: "of the builds here" },
];
