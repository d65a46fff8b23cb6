/** Newsletters of a reader (rules 6: only with a session). */

import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { profileChanges } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";

export type NewsletterInput = { h: string; t: string; newsletter: string };
/** `unknown`: there is no such newsletter. */
export type NewsletterResult =
  | { kind: "done" }
  | { kind: "no-session" }
  | { kind: "unknown" }
  | { kind: "too-many"; message: string };

/**
 * Subscribing again succeeds as well. While a reader has not confirmed the address, a subscription is a wish, which
 * counts from the activation on.
 */
export async function subscribe(call: Call, input: NewsletterInput): Promise<NewsletterResult> {
  const result = await changeSubscription(call, input, (accountId) =>
    call.env.DB.prepare(
      `INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at)
       SELECT ?1, slug, ?3, (SELECT ?3 FROM accounts WHERE id = ?1 AND state = 'active') FROM newsletters WHERE slug = ?2
       ON CONFLICT DO NOTHING`,
    ).bind(accountId, input.newsletter, call.now),
  );
  if (result.kind === "done") countMetric("newsletter", "account");
  return result;
}

/** Likewise what is not subscribed. */
export function unsubscribe(call: Call, input: NewsletterInput): Promise<NewsletterResult> {
  return changeSubscription(call, input, (accountId) =>
    call.env.DB.prepare("DELETE FROM newsletter_subscriptions WHERE account_id = ?1 AND newsletter = ?2").bind(
      accountId,
      input.newsletter,
    ),
  );
}

async function changeSubscription(
  call: Call,
  { h, t, newsletter }: NewsletterInput,
  createStatement: (accountId: number) => D1PreparedStatement,
): Promise<NewsletterResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const [exceeded] = await countAttempts(call, [{ limit: profileChanges, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return { kind: "too-many", message: refuseAttempt(exceeded).message };
  const { DB } = call.env;
  const find = DB.prepare("SELECT slug FROM newsletters WHERE slug = ?1").bind(newsletter);
  const [known] = await DB.batch([find, createStatement(session.account.id)]);
  return known?.results.length === 1 ? { kind: "done" } : { kind: "unknown" };
}
