/** SyncCancelReason (rules 7.1): why a reader ends a subscription, or stays; its renewal follows. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, defineLimit, HOUR_S, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { TECHNICAL_ERROR } from "#workers/backend/ground/refusals/refuse.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { isValidAt } from "#workers/backend/readers/products/abo.ts";
import { isKayak } from "#workers/backend/readers/products/account-subscription.ts";
import { decideManager } from "#workers/backend/readers/products/decide-manager.ts";
import { type KeptSubscription, listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { type SubscriptionItem, toKayakItems } from "#workers/backend/readers/subscriptions/kayak-items.ts";
import {
  findManagedElsewhere,
  subscriptionMessages,
  toEndMessage,
} from "#workers/backend/readers/subscriptions/subscription-messages.ts";
import { doesProviderFollow, toRenewalStatements } from "./change-renewal.ts";
import { decideRenewalChange, type RenewalChange } from "./decide-renewal-change.ts";

/** What a reader changes of a subscription, where the paywall provider is asked each time; by account. */
const subscriptionChanges = defineLimit("subscription-change", { max: 60, windowS: HOUR_S });

/** A reason of the list and 1000 characters of the reader's own. */
const MAX_REASON_LENGTH = 1100;
/** Of one subscription; no reader changes their mind more often. */
const MAX_REASONS = 20;

export type CancelReason = {
  uid: number;
  h: string;
  t: string;
  /** Ours, or the provider's own name: its frames know no other. */
  subscriptionId: string;
  didCancel: boolean;
  isKayakSubs: boolean;
  cancelReason: string | null;
};

/** `items` are the reader's subscriptions from the Kayak shop. */
export type SubscriptionResult =
  | { kind: "done"; message: string | null; items: SubscriptionItem[] }
  | { kind: "refused"; message: string };

/** A reason that is sent again, because its answer was lost, counts once. */
const reasonSql = `INSERT INTO cancel_reasons (subscription_id, did_cancel, reason, created_at)
  SELECT ?1, ?2, ?3, ?4 WHERE (SELECT count(*) FROM cancel_reasons WHERE subscription_id = ?1) < ?5
    AND (?2, ?3) IS NOT (SELECT did_cancel, reason FROM cancel_reasons WHERE subscription_id = ?1 ORDER BY id DESC LIMIT 1)`;

/**
 * Refused, and nothing kept: without a session of the reader `uid`, for one that began with a print card, for a
 * subscription that is not the reader's, managed elsewhere or over, after too many changes, and when the provider does not follow.
 */
export async function syncCancelReason(call: Call, input: CancelReason): Promise<SubscriptionResult> {
  const { env, now } = call;
  const session = await findSession(call, { hash: input.h, token: input.t });
  if (session === null || session.account.id !== input.uid) return refuse(replyTexts.sessionEnded);
  if (session.method === "card") return refuse(replyTexts.cardNotAllowed);
  const [exceeded] = await countAttempts(call, [{ limit: subscriptionChanges, subject: String(input.uid) }]);
  if (exceeded !== undefined) return refuse(refuseAttempt(exceeded).message);
  const row = findNamed(await listSubscriptions(env.DB, input.uid), input);
  if (row === null) return refuse(subscriptionMessages.unknown);
  const elsewhere = findManagedElsewhere(decideManager(row));
  if (elsewhere !== null) return refuse(elsewhere);
  if (!isValidAt(now, row)) return refuse(subscriptionMessages.over);

  const change = decideRenewalChange(row, { didCancel: input.didCancel, now });
  if (change !== null && !(await doesProviderFollow(call, row, change))) return refuse(TECHNICAL_ERROR);
  await keep(call, row, change, input);
  const after = await listSubscriptions(env.DB, input.uid);
  return { kind: "done", message: toMessage({ ...row, ...change }, input.didCancel), items: toKayakItems(after, now) };
}

/** Searches the reader's own list, so that numbers of others find nothing. */
function findNamed(rows: readonly KeptSubscription[], { subscriptionId, isKayakSubs }: CancelReason): KeptSubscription | null {
  const fitting = rows.filter((row) => isKayak(row) === isKayakSubs);
  const own = fitting.find(({ id }) => String(id) === subscriptionId);
  return own ?? fitting.find(({ external_id }) => external_id === subscriptionId) ?? null;
}

async function keep(call: Call, row: KeptSubscription, change: RenewalChange | null, input: CancelReason): Promise<void> {
  const { env, now } = call;
  const reason = toReason(input.cancelReason);
  const keepReason = env.DB.prepare(reasonSql).bind(row.id, input.didCancel ? 1 : 0, reason, now, MAX_REASONS);
  const changes = change === null ? [] : toRenewalStatements(call, row.id, input.uid, change);
  const statements = [...changes, ...(reason === "" ? [] : [keepReason])];
  if (statements.length === 0) return;
  const [kept] = await env.DB.batch(statements);
  if (change !== null) await sendKept(env, kept, now);
}

/** A long reason is cut rather than refused: it must not keep a reader from leaving. */
function toReason(text: string | null): string {
  return [...(text ?? "").toWellFormed().trim()].slice(0, MAX_REASON_LENGTH).join("");
}

function toMessage({ ends_at }: KeptSubscription, didCancel: boolean): string {
  return didCancel && ends_at !== null ? toEndMessage(ends_at) : subscriptionMessages.goesOn;
}

function refuse(message: string): SubscriptionResult {
  return { kind: "refused", message };
}
