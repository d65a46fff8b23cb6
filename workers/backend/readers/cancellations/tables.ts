/** What becomes of the tables of declarations that end a contract. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";
import { KEPT_DAYS } from "./cancellation-rules.ts";

export const cancellationTables: readonly TableFacts[] = [
  {
    name: "cancellations",
    exported: { key: ["id"], isPersonal: true },
    cleanUps: { cancellations: { key: "id", due: "received_at <= ?1", before: daysAgo(KEPT_DAYS) } },
  },
];
