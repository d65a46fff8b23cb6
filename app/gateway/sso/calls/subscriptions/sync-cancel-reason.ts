import { parseResult } from "#app/gateway/sso/parse-result.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { type GetKayakSubscriptionsQuery, SyncCancelReasonDocument } from "#graphql/generated/operations.ts";

export type RenewalChange = { subscriptionId: string; isKayakSubs: boolean; didCancel: boolean; cancelReason: string | null };

type Reply = GetKayakSubscriptionsQuery["GetKayakSubscriptions"];
/** Rules 3. */
export type KayakItem = Omit<NonNullable<Reply["object"]>["items"][number], "__typename">;

/** `message` is the back end's, `items` null when it names none. `failed`: no reply. */
export type SyncOutcome = { kind: "synced" | "refused"; message: string | null; items: KayakItem[] | null } | { kind: "failed" };

/** Ends a subscription with its current period, or lets it go on. Whose it is is the back end's to decide. */
export async function syncCancelReason(
  { mutate }: Pick<AccountTransport, "mutate">,
  { uid, hash: h, token: t }: SessionKeys & { uid: number },
  change: RenewalChange,
): Promise<SyncOutcome> {
  const answer = await mutate(SyncCancelReasonDocument, { uid, h, t, ...change });
  if (answer.kind === "failed") return answer;
  const reply = answer.data.SyncCancelReason;
  const { isDone, message } = parseResult(reply);
  return { kind: isDone ? "synced" : "refused", message, items: toKayakItems(reply) };
}

/** The fields of rules 3, without what the cache adds. */
export function toKayakItems({ object }: Reply): KayakItem[] | null {
  return object?.items.map(({ __typename: _, ...item }) => item) ?? null;
}
