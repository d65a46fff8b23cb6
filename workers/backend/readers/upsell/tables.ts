/** What becomes of the tables of offers to print subscribers. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const upsellTables: readonly TableFacts[] = [
  { name: "upsell_campaigns", exported: { key: ["number"] } },
  {
    name: "upsell_entitlements",
    keptBack: "good for minutes",
    cleanUps: { offers: { key: "digest", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
];
