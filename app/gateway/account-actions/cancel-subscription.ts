import { SyncCancelReasonDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { type ProfileNotice, toProfilePath } from "../../domain/account-notices.ts";
import { CANCEL_TEXT_TOO_LONG, parseCancelReason, parseSubscription, toCancelValues } from "../../domain/forms/cancel-form.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { type ActionCall, createButtonAction, type FormResult, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

/** Ends a subscription with its current period. */
export const cancelSubscription = createButtonAction(
  "cancel-subscription",
  async (call) => {
    const cancelReason = parseCancelReason(call.entries);
    if (cancelReason === undefined) return refuse(CANCEL_TEXT_TOO_LONG);
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

type Change = { didCancel: boolean; cancelReason: string | null };

/** Whose subscription it is, and whether it may be changed here, is the back end's to decide. */
async function syncRenewal(call: ActionCall, change: Change, notice: ProfileNotice): Promise<FormResult> {
  const { id, h, t } = await requireSessionUser(call);
  const subscription = parseSubscription(call.entries);
  if (subscription === null) return refuse(null);
  const variables = { uid: id, h, t, ...subscription, ...change };
  const answer = await runMutation(graphqlOf(call), SyncCancelReasonDocument, variables);
  const { isDone, message } = toOutcome(answer.kind === "answered" ? answer.data.SyncCancelReason : null);
  if (!isDone) return refuse(message);
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: `${toProfilePath(notice)}#abo` };
}
