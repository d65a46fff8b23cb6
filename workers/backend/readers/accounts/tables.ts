/** What becomes of the tables of accounts. */
import { daysAgo, type TableFacts } from "#workers/backend/ground/database/table-facts.ts";

/** An activation mail is valid for two days and can be sent again; after that the address becomes free. */
const PENDING_DAYS = 7;

export const accountTables: readonly TableFacts[] = [
  {
    name: "accounts",
    exported: { key: ["id"], isPersonal: true },
    ofReader: {
      name: "account",
      sql: `SELECT id, login, email, firstname, lastname, state, agb_accepted_at, marketing_accepted, migrate, user_data,
        created_at, activated_at, delete_at FROM accounts WHERE id = ?1`,
    },
    cleanUps: {
      // Those of the demo paper stay, and those of readers who bought something in a checkout and have not confirmed the address.
      registrations: {
        key: "id",
        due: `state = 'pending' AND created_at <= ?1 AND source IS NOT 'demo' AND NOT EXISTS (
      SELECT 1 FROM subscriptions s WHERE s.account_id = accounts.id AND s.origin = 'provider'
        AND (s.ends_at IS NULL OR s.ends_at > ?1))`,
        before: daysAgo(PENDING_DAYS),
      },
    },
  },
  {
    name: "account_attributes",
    exported: { key: ["account_id", "name"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "attributes", sql: "SELECT name, value, updated_at FROM account_attributes WHERE account_id = ?1" },
  },
  {
    name: "account_sessions",
    keptBack: "signing in again is safer",
    ofReader: {
      name: "sessions",
      sql: "SELECT id, method, device, created_at, last_seen_at, expires_at FROM account_sessions WHERE account_id = ?1",
    },
    cleanUps: { sessions: { key: "id", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
  {
    name: "passkeys",
    exported: { key: ["id"], isPersonal: true, owners: [{ column: "account_id", table: "accounts" }] },
    ofReader: { name: "passkeys", sql: "SELECT name, transports, created_at, last_used_at FROM passkeys WHERE account_id = ?1" },
  },
  {
    name: "one_time_keys",
    keptBack: "good for minutes or days",
    ofReader: { nothing: "digests of keys" },
    cleanUps: { keys: { key: "digest", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
  {
    name: "address_changes",
    keptBack: "good for hours or days",
    ofReader: {
      name: "address_changes",
      sql: "SELECT email, former_email, requested_at, confirmed_at, expires_at FROM address_changes WHERE account_id = ?1",
    },
    cleanUps: { "address-changes": { key: "id", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
  // Of every browser that was asked, independent of accounts.
  {
    name: "consent_proofs",
    exported: { key: ["id"], isPersonal: true },
    cleanUps: { "consent-proofs": { key: "id", due: "expires_at <= ?1", before: daysAgo(0) } },
  },
];
