/** What becomes of the tables of newsletters. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const newsletterTables: readonly TableFacts[] = [
  { name: "newsletters", exported: { key: ["slug"] } },
  { name: "newsletter_issues", exported: { key: ["id"], isWide: true } },
  {
    name: "newsletter_subscriptions",
    exported: { key: ["account_id", "newsletter"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: {
      name: "newsletters",
      sql: "SELECT newsletter, created_at, confirmed_at FROM newsletter_subscriptions WHERE account_id = ?1",
    },
  },
  { name: "newsletter_guests", exported: { key: ["id"], isPersonal: true } },
  {
    name: "mail_bounces",
    exported: { key: ["email_key"], isPersonal: true },
    ofReader: {
      name: "returned_mail",
      sql: `SELECT b.bounces, b.last_at, b.paused_at, b.reason FROM accounts a
        CROSS JOIN mail_bounces b ON b.email_key = a.email_key WHERE a.id = ?1`,
    },
    cleanUps: {
      bounces: { key: "email_key", due: "last_at < ?1", before: daysAgo(365) },
      // What was temporary is forgotten when it does not count any more (record-bounce.ts).
      "temporary-bounces": { key: "email_key", due: "last_at < ?1 AND paused_at IS NULL", before: daysAgo(30) },
    },
  },
  { name: "newsletter_deliveries", keptBack: "sent from here" },
];
