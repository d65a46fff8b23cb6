/** Before an account is deleted: its subscriptions must not go on being charged. */

import { logError } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { AccountEnding } from "#workers/backend/readers/accounts/registration/delete-account.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { isValidAt } from "#workers/backend/readers/products/abo.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { setProviderRenewal } from "./provider-api.ts";

/** The account of a reader whose subscription goes on must stay. */
export const subscriptionEnding: AccountEnding = { end: endAtProvider, refusal: replyTexts.subscriptionGoesOn };

/**
 * Switches off the renewal of every subscription that the provider charges for. False, logged for operators, when one of
 * them could not be: then the account must stay.
 */
async function endAtProvider({ env, now }: Call, accountId: number): Promise<boolean> {
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
