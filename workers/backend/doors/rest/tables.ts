/** What becomes of the tables of what readers' browsers tell. */
import { dayBefore, daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const countedTables: readonly TableFacts[] = [
  {
    name: "consent_proofs",
    exported: { key: ["id"], isPersonal: true },
    cleanUps: {
      "consent-proofs": { key: "id", due: "expires_at <= ?1", before: daysAgo(0) },
    },
  },
  {
    name: "view_networks",
    keptBack: "good for a day",
    cleanUps: {
      // Yesterday's networks are of no use any more.
      "view-networks": { key: "day, digest", due: "day < ?1", before: dayBefore(0) },
    },
  },
];
