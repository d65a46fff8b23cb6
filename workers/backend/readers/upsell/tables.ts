/** What becomes of the tables of offers to print subscribers. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const upsellTables: readonly TableFacts[] = [
  { name: "upsell_campaigns", exported: { key: ["number"] } },
  {
    name: "upsell_entitlements",
    keptBack: "good for minutes",
    ofReader: { nothing: "digests of keys, and the card that the export names itself" },
    cleanUps: { offers: { key: "digest", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
];
