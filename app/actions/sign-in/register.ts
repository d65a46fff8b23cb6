import { transportOf } from "#app/actions/account-action.ts";
import { createFormAction } from "#app/actions/form-action.ts";
import { backendContext } from "#app/context.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { registerForm } from "#app/domain/forms/account/account-forms.ts";
import { decideRegisteredMessage, toGenericMessagePath } from "#app/domain/forms/account/account-notices.ts";
import * as calls from "#app/gateway/sso/calls/register.ts";
import { beginSession } from "./begin-session.ts";

export const register = createFormAction(registerForm, async ({ email, password, marketingAccepted }, call) => {
  const isInCheckout = call.entries.checkout === TICKED;
  // The form was posted by a page of this site (refuse-foreign-posts.ts).
  if (isInCheckout) call.context.get(backendContext).vouchForCheckout();
  const account = { email, password, marketingAccepted: marketingAccepted === TICKED, isInCheckout, returnTo: call.returnTo };
  const outcome = await calls.register(transportOf(call), account);
  if (outcome.kind === "signed-in") return beginSession(call, outcome);
  if (outcome.kind === "refused") return outcome;
  return { kind: "redirect", to: toGenericMessagePath(decideRegisteredMessage(call.entries.next), call.returnTo) };
});
