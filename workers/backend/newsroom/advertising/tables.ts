/** What becomes of campaigns and of what was counted of them. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A customer's books ask for a campaign of the year before last. */
const KEPT_DAYS = 800;

export const advertisingTables: readonly TableFacts[] = [
  {
    name: "ad_campaigns",
    exported: { key: ["id"] },
    cleanUps: { "ad-campaigns": { key: "id", due: "ends_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
  // Goes with its campaign.
  { name: "ad_campaign_days", exported: { key: ["campaign_id", "day"] } },
];
