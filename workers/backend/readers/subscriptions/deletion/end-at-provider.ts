/** Before an account is deleted: its subscriptions must not go on being charged, and its reader is told what becomes of each. */

import { logError } from "#shared/log/log.ts";
import { toSentenceNow } from "#shared/rules/account-deletion.ts";
import type { AccountEnding } from "#workers/backend/readers/accounts/registration/remove-account.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { listValid } from "#workers/backend/readers/products/account-subscription.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { setProviderRenewal } from "#workers/backend/readers/subscriptions/renewal/provider-api.ts";
import { toLeaving } from "./leaving-subscription.ts";

/**
 * Switches off the renewal of every subscription that the provider charges for, and says what becomes of each that is valid. Null, logged
 * for operators, when one of them could not be: then the account must stay.
 */
const endAtProvider: AccountEnding["end"] = async ({ env, now }, accountId) => {
  const rows = listValid(await listSubscriptions(env.DB, accountId), now);
  for (const row of rows.filter(({ origin, auto_renew }) => origin === "provider" && auto_renew === 1)) {
    if (row.external_id === null) continue;
    const outcome = await setProviderRenewal(env, row.external_id, false);
    if (outcome.kind === "failed") {
      logError("paywall provider: a subscription of an account to be deleted goes on", undefined, {
        subscription: row.external_id,
        reason: outcome.reason,
      });
      return null;
    }
  }
  return rows.map((row) => toSentenceNow(toLeaving(row)));
};

/** The account of a reader whose subscription goes on must stay. */
export const subscriptionEnding: AccountEnding = { end: endAtProvider, refusal: replyTexts.subscriptionGoesOn };
