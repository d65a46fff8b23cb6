/** What becomes of the tables of mail that waits. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const mailTables: readonly TableFacts[] = [
  {
    name: "mail_outbox",
    keptBack: "sent from here",
    cleanUps: {
      // The clock sends it again at most three times in two days (outbox.ts): what is here later nobody waits for.
      mail: { key: "id", due: "send_again_at <= ?1", before: daysAgo(14) },
    },
  },
];
