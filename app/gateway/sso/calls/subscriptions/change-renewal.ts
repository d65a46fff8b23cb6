import { CANCEL_TEXT_TOO_LONG, parseCancelReason, parseSubscription } from "#app/domain/forms/account/cancel-form.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { type RenewalChange, syncCancelReason } from "./sync-cancel-reason.ts";

type Mutating = Pick<AccountTransport, "mutate">;
type Owner = SessionKeys & { uid: number };
/** What the profile's forms post (domain/forms/account/cancel-form.ts). */
type Entries = Readonly<Record<string, string>>;
type Renewed = { kind: "changed" } | Refused;

/** Ends a subscription with its current period. */
export async function cancelSubscription(transport: Mutating, owner: Owner, entries: Entries): Promise<Renewed> {
  const cancelReason = parseCancelReason(entries);
  if (cancelReason === undefined) return refuse({ message: CANCEL_TEXT_TOO_LONG });
  return changeRenewal(transport, owner, entries, { didCancel: true, cancelReason });
}

/** Takes that back, or lets a subscription renew itself that did not. */
export async function resumeSubscription(transport: Mutating, owner: Owner, entries: Entries): Promise<Renewed> {
  return changeRenewal(transport, owner, entries, { didCancel: false, cancelReason: null });
}

async function changeRenewal(
  transport: Mutating,
  owner: Owner,
  entries: Entries,
  change: Pick<RenewalChange, "didCancel" | "cancelReason">,
): Promise<Renewed> {
  const subscription = parseSubscription(entries);
  if (subscription === null) return refuse();
  const outcome = await syncCancelReason(transport, owner, { ...subscription, ...change });
  if (outcome.kind === "synced") return { kind: "changed" };
  return refuse(outcome.kind === "refused" ? outcome : {});
}
