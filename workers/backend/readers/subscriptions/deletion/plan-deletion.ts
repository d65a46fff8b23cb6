/** Deleting an account at the end of what is paid for: its subscriptions are cancelled now, and the clock deletes it. */

import { endsWithAccount, toSentenceAtEnd } from "#shared/rules/account-deletion.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { deletionPlannedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { requirePassword, type WithPassword } from "#workers/backend/readers/accounts/registration/require-password.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { listValid } from "#workers/backend/readers/products/account-subscription.ts";
import { type KeptSubscription, listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { doesProviderFollow, toRenewalStatements } from "#workers/backend/readers/subscriptions/renewal/change-renewal.ts";
import { decideRenewalChange } from "#workers/backend/readers/subscriptions/renewal/decide-renewal-change.ts";
import { toLeaving } from "./leaving-subscription.ts";

/**
 * Errors: those of `requirePassword`; 200 without a subscription that ends with the account, 100 when the paywall provider does not end
 * what it charges for: what was cancelled before stays so, and the account stays.
 */
export async function planDeletion(call: Call, proof: WithPassword): Promise<ActionResult> {
  const owner = await requirePassword(call, proof);
  if (owner.kind === "refused") return owner;
  const { env, now } = call;
  const { account } = owner;
  const rows = listValid(await listSubscriptions(env.DB, account.id), now);
  const ours = rows.filter((row) => endsWithAccount(toLeaving(row)));
  if (ours.length === 0) return refuse("invalidInput", replyTexts.nothingPaid);
  const ended: KeptSubscription[] = [];
  for (const row of ours) {
    const cancelled = await cancel(call, account.id, row);
    if (cancelled === null) return refuse("technical", replyTexts.subscriptionGoesOn);
    ended.push(cancelled);
  }
  const at = Math.max(...ended.map(({ ends_at }) => ends_at ?? now));
  await env.DB.prepare("UPDATE accounts SET delete_at = ?2 WHERE id = ?1").bind(account.id, at).run();
  const others = rows.filter((row) => !ours.includes(row));
  const told = [...ended, ...others].map((row) => toSentenceAtEnd(toLeaving(row)));
  await queueNotice(call, deletionPlannedMail, { accountId: account.id, at, told });
  return { kind: "done", message: `Dein Konto wird am ${toDayText(at)} gelöscht.` };
}

/** The row as it is then; null when the provider does not follow. */
async function cancel(call: Call, accountId: number, row: KeptSubscription): Promise<KeptSubscription | null> {
  const change = decideRenewalChange(row, { didCancel: true, now: call.now });
  if (change === null) return row;
  if (!(await doesProviderFollow(call, row, change))) return null;
  const [kept] = await call.env.DB.batch(toRenewalStatements(call, row.id, accountId, change));
  await sendKept(call.env, kept, call.now);
  return { ...row, ...change };
}
