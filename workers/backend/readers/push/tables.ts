/** What becomes of the tables of notices. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A line, a post, an entry and an answer are told once; after so long nobody brings them again as new. */
const MESSAGES_DAYS = 30;
/** Notices in a row that a push service did not take from us. */
const MAX_FAILURES = 20;

export const pushTables: readonly TableFacts[] = [
  {
    name: "push_devices",
    exported: {
      key: ["id"],
      isPersonal: true,
      owners: [{ column: "account_id", table: "accounts" }],
      without: ["session_id", "wants_replies"],
    },
    ofReader: {
      name: "push_devices",
      sql: `SELECT d.id, d.name, d.created_at, d.sent_at, d.wants_replies, d.quiet_from, d.quiet_until, (
          SELECT json_group_array(s.kind || ':' || s.key) FROM push_subjects s WHERE s.device_id = d.id) AS subjects
        FROM push_devices d WHERE d.account_id = ?1`,
    },
    cleanUps: {
      "push-devices": {
        key: "id",
        due: `failures >= ${MAX_FAILURES} AND COALESCE(sent_at, created_at) <= ?1`,
        before: daysAgo(30),
      },
    },
  },
  {
    name: "push_subjects",
    exported: { key: ["kind", "key", "device_id"], isPersonal: true, owners: [{ column: "device_id", table: "push_devices" }] },
  },
  {
    name: "push_messages",
    keptBack: "sent from here",
    ofReader: { nothing: "numbers of the answers in the reader's own comments" },
    cleanUps: { "push-messages": { key: "id", due: "created_at <= ?1", before: daysAgo(MESSAGES_DAYS) } },
  },
  { name: "push_pieces", keptBack: "sent from here" },
  { name: "push_waiting", keptBack: "sent from here" },
  { name: "push_replies", keptBack: "sent from here" },
];
