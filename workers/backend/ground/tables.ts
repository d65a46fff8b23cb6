/** Export and retention of the ground's tables: waiting mail, changes, counts and runs. */
import { daysAgo, type TableFacts } from "./database/table-facts.ts";

export const groundTables: readonly TableFacts[] = [
  {
    name: "mail_outbox",
    keptBack: "sent from here",
    cleanUps: {
      // The clock sends it again at most three times in two days (outbox.ts): mail that is still here later is no longer needed.
      mail: { key: "id", due: "send_again_at <= ?1", before: daysAgo(14) },
    },
  },
  { name: "content_version", keptBack: "names this state alone" },
  { name: "content_changes", keptBack: "of this state's versions" },
  { name: "cache_purges", keptBack: "of this state's caches" },
  {
    name: "cron_runs",
    keptBack: "of the clock here",
    cleanUps: { "cron-runs": { key: "job, started_at", due: "started_at < ?1", before: daysAgo(30) } },
  },
  { name: "metric_counts", keptBack: "counted here" },
  { name: "seen_builds", keptBack: "of the builds here" },
];
