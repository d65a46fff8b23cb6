import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { type ActionCall, createButtonAction, type FormResult } from "#app/actions/form-action.ts";
import { sessionContext } from "#app/context.ts";
import { type ProfileNotice, toProfilePath } from "#app/domain/forms/account/account-notices.ts";
import { toCancelValues } from "#app/domain/forms/account/cancel-form.ts";
import * as calls from "#app/gateway/sso/calls/change-renewal.ts";

export const cancelSubscription = createButtonAction(
  "cancel-subscription",
  (call) => changeRenewal(call, calls.cancelSubscription, "subscription-cancelled"),
  toCancelValues,
);

export const resumeSubscription = createButtonAction(
  "resume-subscription",
  (call) => changeRenewal(call, calls.resumeSubscription, "subscription-resumed"),
  toCancelValues,
);

async function changeRenewal(
  call: ActionCall,
  change: typeof calls.cancelSubscription,
  notice: ProfileNotice,
): Promise<FormResult> {
  const { id: uid, hash, token } = await requireSessionUser(call);
  const outcome = await change(transportOf(call), { uid, hash, token }, call.entries);
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: `${toProfilePath(notice)}#abo` };
}
