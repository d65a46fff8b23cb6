/** GetKayakSubscriptions (rules 7.1). */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { toKayakItems } from "./kayak-items.ts";
import type { SubscriptionResult } from "./renewal/sync-cancel-reason.ts";

/** Valid subscriptions from the Kayak shop of the reader behind a session; refused without one. */
export async function readKayakSubscriptions(call: Call, { h, t }: { h: string; t: string }): Promise<SubscriptionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "refused", message: replyTexts.sessionEnded };
  const rows = await listSubscriptions(call.env.DB, session.account.id);
  return { kind: "done", message: null, items: toKayakItems(rows, call.now) };
}
