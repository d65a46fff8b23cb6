/** What becomes of who sent an event. */
import { EVENT_SENDER_DAYS } from "#shared/rules/event-rules.ts";
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const eventTables: readonly TableFacts[] = [
  {
    name: "event_senders",
    exported: { key: ["event_id"], isPersonal: true },
    cleanUps: { "event-senders": { key: "event_id", due: "sent_at <= ?1", before: daysAgo(EVENT_SENDER_DAYS) } },
  },
];
