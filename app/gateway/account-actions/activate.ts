import { activateAccountDocument, resendActivationDocument } from "../../../graphql/generated/operations.ts";
import { resendActivationForm } from "../../domain/forms/account-forms.ts";
import { toPlainText } from "../../domain/plain-text.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createButtonAction, createFormAction, graphqlOf, refuse } from "./account-action.ts";

/** Uses up the key of an activation mail; the page then leads on to where the reader came from. */
export const activate = createButtonAction("activate", async (call) => {
  const answer = await runMutation(graphqlOf(call), activateAccountDocument, { key: call.entries.key ?? "" });
  const { isDone, message } = toOutcome(answer.kind === "answered" ? answer.data.activateAccount : null);
  return isDone ? { kind: "redirect", to: toActivatedPath(call.returnTo) } : refuse(message);
});

function toActivatedPath(returnTo: string | null): string {
  return `/zugang-aktivieren?${new URLSearchParams({ done: "activated", ...(returnTo === null ? {} : { returnTo }) })}`;
}

export const resendActivation = createFormAction(resendActivationForm, async ({ username }, call) => {
  const answer = await runMutation(graphqlOf(call), resendActivationDocument, { login: username });
  const { isDone, message } = toOutcome(answer.kind === "answered" ? answer.data.resendActivation : null);
  const text = toPlainText(message ?? "");
  return isDone && text !== "" ? { kind: "notice", text } : refuse(message);
});
