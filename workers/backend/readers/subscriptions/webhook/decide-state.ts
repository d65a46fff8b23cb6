/** What a webhook says of a subscription. */
import type { AccessWebhook } from "./parse-webhook.ts";

export type WebhookState = {
  startsAt: number;
  /** Null has no end. */
  endsAt: number | null;
  /** Null does not say: it stays as it is. */
  autoRenew: boolean | null;
  /** When renewal was switched off; null when that did not happen. */
  cancelledAt: number | null;
};

const RENEWING_EVENTS: readonly (string | null)[] = ["new_purchase", "subscription_auto_renewed"];
const CANCELLING_EVENT = "subscription_canceled";

/** Where the provider's clock is ahead of ours it counts from now on. Revoked access is over, whatever was paid for. */
export function decideState(webhook: AccessWebhook, now: number): WebhookState {
  const { type, timestamp, expires } = webhook;
  const at = Math.min(timestamp, now);
  if (type === "access_revoked") {
    return { startsAt: at, endsAt: Math.min(expires ?? at, at), autoRenew: false, cancelledAt: null };
  }
  const autoRenew = decideAutoRenew(webhook);
  const isSwitchedOff = type === "access_modified" && autoRenew === false;
  return { startsAt: at, endsAt: expires, autoRenew, cancelledAt: isSwitchedOff ? at : null };
}

/** The provider says it, or else the event does. What belongs to no subscription cannot renew itself. */
function decideAutoRenew({ auto_renew, event, subscription_id }: AccessWebhook): boolean | null {
  if (subscription_id === null) return false;
  if (auto_renew !== null) return auto_renew;
  if (event === CANCELLING_EVENT) return false;
  return RENEWING_EVENTS.includes(event) ? true : null;
}
