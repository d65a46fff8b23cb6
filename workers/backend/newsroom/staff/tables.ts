/** What becomes of the tables of staff. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** So many days the log of staff is kept. */
const LOG_KEPT_DAYS = 400;
/** After an invitation is over. */
const INVITED_DAYS = 30;

export const staffTables: readonly TableFacts[] = [
  {
    name: "staff",
    keptBack: "invited anew where they work",
    cleanUps: {
      // What they did has left the log by then.
      "former-staff": { key: "id", due: "locked_at <= ?1", before: daysAgo(LOG_KEPT_DAYS) },
      // A former member who is invited anew stays: the log names them.
      "open-invitations": {
        key: "id",
        before: daysAgo(INVITED_DAYS),
        due: "state = 'invited' AND last_seen_at IS NULL AND invitation_expires_at <= ?1",
      },
    },
  },
  { name: "staff_recovery_codes", keptBack: "of the staff here" },
  { name: "staff_passkeys", keptBack: "of the staff here" },
  {
    name: "staff_sessions",
    keptBack: "of the staff here",
    cleanUps: { "staff-sessions": { key: "id", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
  {
    name: "staff_log",
    keptBack: "what was done here",
    cleanUps: { "staff-log": { key: "id", due: "at < ?1", before: daysAgo(LOG_KEPT_DAYS) } },
  },
];
