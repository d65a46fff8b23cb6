import { forgetPasswordForm } from "../../domain/forms/account-forms.ts";
import { toPlainText } from "../../domain/plain-text.ts";
import { ssoForgetPassword } from "../sso-forget-password.ts";
import { createFormAction, refuse } from "./account-action.ts";

/** The back end's message is said in either case; a reply that lacks it is the technical error (spec 8). */
export const forgetPassword = createFormAction(forgetPasswordForm, async ({ username }, { context }) => {
  const { sent, message } = await ssoForgetPassword(context, username);
  const text = toPlainText(message ?? "");
  return sent === true && text !== "" ? { kind: "notice", text } : refuse(message);
});
