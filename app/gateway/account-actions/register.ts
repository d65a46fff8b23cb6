import { registerDocument } from "../../../graphql/generated/operations.ts";
import { decideRegisteredMessage, toGenericMessagePath } from "../../domain/account-notices.ts";
import { TICKED } from "../../domain/forms/account-fields.ts";
import { registerForm } from "../../domain/forms/account-forms.ts";
import { parseSessionUser } from "../../domain/session-user.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createFormAction, graphqlOf, refuse } from "./account-action.ts";
import { beginSession } from "./begin-session.ts";

/** The address is the user name too. Succeeds only when the reply's success is "1" (spec 5). */
export const register = createFormAction(registerForm, async ({ email, password, marketingAccepted }, call) => {
  const answer = await runMutation(graphqlOf(call), registerDocument, {
    email,
    username: email,
    password,
    agbAccepted: true,
    marketingAccepted: marketingAccepted === TICKED,
  });
  if (answer.kind === "failed") return refuse(null);
  const reply = answer.data.register;
  const { isDone, message } = toOutcome(reply);
  if (!isDone) return refuse(message);
  const user = parseSessionUser(reply);
  if (user !== null && reply.cookie) return beginSession(call, user, reply.cookie);
  return { kind: "redirect", to: toGenericMessagePath(decideRegisteredMessage(call.entries.next), call.returnTo) };
});
