/** What the forms of /newsletter and /newsletter/bestaetigen do. */
import { requireSessionUser, toMailNotice, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, createFormAction } from "#app/actions/form-action.ts";
import { parseNewsletterChoice } from "#app/domain/forms/account/profile-intents.ts";
import { CONFIRM_PATH, NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { signUpForm } from "#app/domain/newsletter/sign-up-form.ts";
import { chooseNewsletter } from "#app/gateway/sso/calls/choose-newsletter.ts";
import * as calls from "#app/gateway/sso/calls/newsletters.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

/** A guest's form: what is wrong comes back with what was typed, else a notice that a mail is on its way. */
const signUp = createFormAction(
  signUpForm,
  async ({ email, newsletters }, call) => {
    const outcome = await calls.signUpForNewsletters(transportOf(call), email, newsletters);
    return outcome.kind === "done" ? toMailNotice(outcome.message) : outcome;
  },
  { toValues: ({ intent: _, ...values }) => values },
);

/** A reader's: one tap, then the list again. */
const choose = createButtonAction("newsletter", async (call) => {
  const user = await requireSessionUser(call);
  const choice = parseNewsletterChoice(call.entries);
  if (choice === null) return refuse();
  const outcome = await chooseNewsletter(transportOf(call), user, choice);
  return outcome.kind === "chosen" ? { kind: "redirect", to: `${NEWSLETTER_PATH}?gespeichert=1` } : outcome;
});

const confirm = createButtonAction("confirm-newsletters", async (call) => {
  const outcome = await calls.confirmNewsletters(transportOf(call), call.entries.key ?? "");
  return outcome.kind === "done" ? { kind: "redirect", to: `${CONFIRM_PATH}?bestaetigt=1` } : outcome;
});

export const newsletterActions = { [signUpForm.name]: signUp, newsletter: choose };
export const confirmationActions = { "confirm-newsletters": confirm };
