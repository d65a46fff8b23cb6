import {
  registerUserForNewsletterDocument,
  unregisterUserFromNewsletterDocument,
} from "../../../graphql/generated/operations.ts";
import { toProfilePath } from "../../domain/account-notices.ts";
import { parseNewsletterChoice } from "../../domain/forms/profile-intents.ts";
import { runMutation } from "../run-mutation.ts";
import { createButtonAction, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

export const chooseNewsletter = createButtonAction("newsletter", async (call) => {
  const { h, t } = await requireSessionUser(call);
  const choice = parseNewsletterChoice(call.entries);
  if (choice === null) return refuse(null);
  const variables = { h, t, newsletter: choice.newsletter };
  const answer = choice.subscribe
    ? await runMutation(graphqlOf(call), registerUserForNewsletterDocument, variables)
    : await runMutation(graphqlOf(call), unregisterUserFromNewsletterDocument, variables);
  return answer.kind === "answered" ? { kind: "redirect", to: toProfilePath("newsletter") } : refuse(null);
});
