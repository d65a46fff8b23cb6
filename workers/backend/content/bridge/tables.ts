/** What becomes of the tables of the bridge to WordPress. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const bridgeTables: readonly TableFacts[] = [
  { name: "bridge_state", exported: { key: ["key"] } },
  { name: "bridge_media", exported: { key: ["source"] } },
  { name: "bridge_items", exported: { key: ["source"] } },
  { name: "bridge_tasks", keptBack: "the night's look at the site finds them again" },
  { name: "bridge_deliveries", keptBack: "good for minutes" },
];
