import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction } from "#app/actions/form-action.ts";
import { sessionContext } from "#app/context.ts";
import { toProfilePath } from "#app/domain/forms/account/account-notices.ts";
import { parseEndedSession } from "#app/domain/forms/account/profile-intents.ts";
import * as calls from "#app/gateway/sso/calls/end-session.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

export const endSession = createButtonAction("end-session", async (call) => {
  const user = await requireSessionUser(call);
  const session = parseEndedSession(call.entries);
  if (session === undefined) return refuse();
  const outcome = await calls.endSession(transportOf(call), user, session);
  if (outcome.kind === "refused") return outcome;
  // It may have been this one.
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toProfilePath("session-ended") };
});
