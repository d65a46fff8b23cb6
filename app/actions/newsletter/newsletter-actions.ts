/** What the forms of /newsletter and /newsletter/bestaetigen do. */
import { toMailNotice, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, createFormAction } from "#app/actions/form-action.ts";
import { CONFIRM_PATH, NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { signUpForm } from "#app/domain/newsletter/sign-up-form.ts";
import * as calls from "#app/gateway/sso/calls/newsletters.ts";
import { createNewsletterChoice } from "./choose-newsletter.ts";

/** A guest's form: what is wrong comes back with what was typed, else a notice that a mail is on its way. */
const signUp = createFormAction(
  signUpForm,
  async ({ email, newsletters }, call) => {
    const outcome = await calls.signUpForNewsletters(transportOf(call), email, newsletters);
    return outcome.kind === "done" ? toMailNotice(outcome.message) : outcome;
  },
  { toValues: ({ intent: _, ...values }) => values },
);

const confirm = createButtonAction("confirm-newsletters", async (call) => {
  const outcome = await calls.confirmNewsletters(transportOf(call), call.entries.key ?? "");
  return outcome.kind === "done" ? { kind: "redirect", to: `${CONFIRM_PATH}?bestaetigt=1` } : outcome;
});

export const newsletterActions = {
  [signUpForm.name]: signUp,
  newsletter: createNewsletterChoice(`${NEWSLETTER_PATH}?gespeichert=1`),
};
export const confirmationActions = { "confirm-newsletters": confirm };
