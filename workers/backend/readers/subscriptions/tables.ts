/** What becomes of the tables of subscriptions, and of the cards of those who read on paper. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** A year, with what an operator needs to compare it with the year before. */
const YEAR_AND_A_MONTH = 400;

/** What must be kept for the tax office (§ 132 BAO): seven years after the year in which it ended. */
const TAX_DAYS = 8 * 366;

export const subscriptionTables: readonly TableFacts[] = [
  {
    name: "subscriptions",
    exported: { key: ["id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: {
      name: "subscriptions",
      sql: `SELECT id, product, starts_at, ends_at, auto_renew, meta, origin, external_id, period_months, cancelled_at
        FROM subscriptions WHERE account_id = ?1`,
    },
    cleanUps: { subscriptions: { key: "id", due: "auto_renew = 0 AND ends_at <= ?1", before: daysAgo(TAX_DAYS) } },
  },
  {
    name: "cancel_reasons",
    exported: { key: ["id"], isPersonal: true, owners: [{ column: "subscription_id", table: "subscriptions" }] },
    ofReader: {
      name: "cancel_reasons",
      sql: `SELECT r.subscription_id, r.did_cancel, r.reason, r.created_at
        FROM subscriptions s CROSS JOIN cancel_reasons r ON r.subscription_id = s.id WHERE s.account_id = ?1`,
    },
    cleanUps: { "cancel-reasons": { key: "id", due: "created_at <= ?1", before: daysAgo(2 * 366) } },
  },
  {
    name: "print_cards",
    exported: { key: ["number"], isPersonal: true, owners: [{ column: "account_id", table: "accounts", orNull: true }] },
    ofReader: {
      name: "print_cards",
      sql: "SELECT number, lastname, firstname, email, starts_at, ends_at FROM print_cards WHERE account_id = ?1",
    },
    cleanUps: { "print-cards": { key: "number", due: "ends_at <= ?1 AND source IS NOT 'demo'", before: daysAgo(3 * 366) } },
  },
  {
    name: "paywall_events",
    keptBack: "the provider's, known here",
    cleanUps: {
      // What was bought by webhooks stays, and with it the time up to which it is known.
      "paywall-events": { key: "id", due: "received_at < ?1", before: daysAgo(YEAR_AND_A_MONTH) },
    },
  },
];
