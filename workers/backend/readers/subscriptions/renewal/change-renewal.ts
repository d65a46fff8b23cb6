/** Changing a renewal: first where it is paid for, then here, with the mail that confirms it. */

import { logError } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import { renewalMailStatement } from "#workers/backend/readers/subscriptions/contract-mail/contract-messages.ts";
import type { RenewalChange } from "./decide-renewal-change.ts";
import { setProviderRenewal } from "./provider-api.ts";

/** An end and a period that are there are left alone: a webhook may have moved them while the provider was asked. */
const updateSql = `UPDATE subscriptions SET ends_at = coalesce(ends_at, ?3), auto_renew = ?4,
  period_months = coalesce(period_months, ?5), cancelled_at = ?6 WHERE id = ?1 AND account_id = ?2`;
/** Who goes on with a subscription keeps the account. */
const stayStatement = (db: D1Database, accountId: number) =>
  db.prepare("UPDATE accounts SET delete_at = NULL WHERE id = ?1 AND delete_at IS NOT NULL").bind(accountId);

/** False, logged for operators, when the provider does not: then nothing may be changed here. */
export async function doesProviderFollow({ env }: Call, row: KeptSubscription, change: RenewalChange): Promise<boolean> {
  if (row.origin !== "provider" || row.external_id === null) return true;
  const outcome = await setProviderRenewal(env, row.external_id, change.auto_renew === 1);
  if (outcome.kind === "done") return true;
  logError("paywall provider: a renewal was not changed", undefined, { subscription: row.external_id, reason: outcome.reason });
  return false;
}

/** For a batch. The mail comes first: it looks at what is there before it changes, and its result goes to `sendKept`. */
export function toRenewalStatements(
  { env, caller, now }: Call,
  id: number,
  accountId: number,
  change: RenewalChange,
): D1PreparedStatement[] {
  const { ends_at, auto_renew, period_months, cancelled_at } = change;
  const origin = caller.origin ?? readPublicOrigin(env);
  return [
    renewalMailStatement(env.DB, { id, accountId, change, origin, now }),
    env.DB.prepare(updateSql).bind(id, accountId, ends_at, auto_renew, period_months, cancelled_at),
    ...(auto_renew === 1 ? [stayStatement(env.DB, accountId)] : []),
  ];
}
