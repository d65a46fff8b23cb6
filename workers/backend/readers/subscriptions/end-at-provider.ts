/** Before an account goes: nothing may go on being charged for somebody whom nobody knows any more. */

import { logError } from "#shared/log/log.ts";
import type { AccountCall } from "#workers/backend/readers/accounts/account-call.ts";
import { isValidAt } from "#workers/backend/readers/products/abo.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { setProviderRenewal } from "./provider-api.ts";

/**
 * Switches off the renewal of every subscription that the provider charges for. False, logged for operators, when one of
 * them could not be: then the account must stay.
 */
export async function endAtProvider({ env, now }: AccountCall, accountId: number): Promise<boolean> {
  const rows = await listSubscriptions(env.DB, accountId);
  const charged = rows.filter((row) => row.origin === "provider" && row.auto_renew === 1 && isValidAt(now, row));
  for (const row of charged) {
    if (row.external_id === null) continue;
    const outcome = await setProviderRenewal(env, row.external_id, false);
    if (outcome.kind === "failed") {
      logError("paywall provider: a subscription of an account to be deleted goes on", undefined, {
        subscription: row.external_id,
        reason: outcome.reason,
      });
      return false;
    }
  }
  return true;
}
