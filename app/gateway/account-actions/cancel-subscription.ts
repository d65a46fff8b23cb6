import { sessionContext } from "../../context.ts";
import { type ProfileNotice, toProfilePath } from "../../domain/account-notices.ts";
import { CANCEL_TEXT_TOO_LONG, parseCancelReason, parseSubscription, toCancelValues } from "../../domain/forms/cancel-form.ts";
import { refuse } from "../account-calls/refuse.ts";
import { type RenewalChange, syncCancelReason } from "../account-calls/sync-cancel-reason.ts";
import { type ActionCall, createButtonAction, type FormResult, requireSessionUser, transportOf } from "./account-action.ts";

/** Ends a subscription with its current period. */
export const cancelSubscription = createButtonAction(
  "cancel-subscription",
  async (call) => {
    const cancelReason = parseCancelReason(call.entries);
    if (cancelReason === undefined) return refuse({ message: CANCEL_TEXT_TOO_LONG });
    return syncRenewal(call, { didCancel: true, cancelReason }, "subscription-cancelled");
  },
  toCancelValues,
);

/** Takes that back, or lets a subscription renew itself that did not. */
export const resumeSubscription = createButtonAction(
  "resume-subscription",
  (call) => syncRenewal(call, { didCancel: false, cancelReason: null }, "subscription-resumed"),
  toCancelValues,
);

type Change = Pick<RenewalChange, "didCancel" | "cancelReason">;

async function syncRenewal(call: ActionCall, change: Change, notice: ProfileNotice): Promise<FormResult> {
  const { id: uid, hash, token } = await requireSessionUser(call);
  const subscription = parseSubscription(call.entries);
  if (subscription === null) return refuse();
  const outcome = await syncCancelReason(transportOf(call), { uid, hash, token }, { ...subscription, ...change });
  if (outcome.kind !== "synced") return refuse(outcome.kind === "refused" ? outcome : {});
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: `${toProfilePath(notice)}#abo` };
}
