import { endSessionDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { toProfilePath } from "../../domain/account-notices.ts";
import { parseEndedSession } from "../../domain/forms/profile-intents.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createButtonAction, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

export const endSession = createButtonAction("end-session", async (call) => {
  const { h, t } = await requireSessionUser(call);
  const session = parseEndedSession(call.entries);
  if (session === undefined) return refuse(null);
  const answer = await runMutation(graphqlOf(call), endSessionDocument, { h, t, session });
  const { isDone, message } = toOutcome(answer.kind === "answered" ? answer.data.endSession : null);
  if (!isDone) return refuse(message);
  // It may have been this one.
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toProfilePath("session-ended") };
});
