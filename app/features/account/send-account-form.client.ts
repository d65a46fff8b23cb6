/** Sends the account forms by script, and says what came of it. Comes when a reader begins to fill in such a form. */
import { logError } from "../../browser/log.ts";
import { internalErrors } from "../../domain/account-messages.ts";
import type { DialogName, DialogQuery } from "../../domain/dialog.ts";
import { TICKED } from "../../domain/forms/account-fields.ts";
import type {
  changePasswordForm,
  forgetPasswordForm,
  loginForm,
  registerForm,
  resetPasswordForm,
  subscriberCardForm,
} from "../../domain/forms/account-forms.ts";
import type { FormDefinition } from "../../domain/forms/form-definition.ts";
import type { upsellSaveForm, upsellSavePrintForm } from "../../domain/forms/upsell-forms.ts";
import { type SaveOutcome, toConfirmQuery, toOfferQuery, type UpsellOffer } from "../../domain/upsell.ts";
import { CallFailure } from "./graphql.client.ts";
import { changePassword, forgetPassword } from "./password-calls.client.ts";
import { isRegistered, login, register, requireCookies, requireSession, type SignInReply } from "./session.client.ts";
import { technicalRefusal, toRefusal } from "./to-form-answer.ts";
import { checkCard, saveOffer } from "./upsell-calls.client.ts";

export type Outcome =
  | { kind: "signed-in" }
  /** A mail is on its way; `message` is the server's. */
  | { kind: "registered"; message: string | null }
  | { kind: "password-changed" }
  | { kind: "password-reset" }
  /** The next dialog; `hasNewAccess`: the reader may read more from now on. */
  | { kind: "dialog"; name: DialogName; query: DialogQuery; offer: UpsellOffer | null; hasNewAccess: boolean }
  | { kind: "notice"; text: string }
  | { kind: "refused"; message: string };

type ValuesOf<Form> = Form extends FormDefinition<infer Values> ? Values : never;
type Entries = Readonly<Record<string, string>>;
type Send<Form> = (values: ValuesOf<Form>, entries: Entries) => Promise<Outcome>;

const sendLogin: Send<typeof loginForm> = async ({ username, password }) => signIn(await login(username, password));

const sendSubscriberCard: Send<typeof subscriberCardForm> = async (card, entries) => {
  const checked = await checkCard(card, entries);
  if (checked.kind === "refused") return checked;
  if (checked.kind === "offered") return { ...toDialog("UpsellSave", toOfferQuery(checked)), offer: checked.offer };
  return toDialog("UpsellAlreadySubscribed");
};

const sendUpsellSave: Send<typeof upsellSaveForm> = async (_, entries) => toSaved(await saveOffer(entries, null));

const sendUpsellSavePrint: Send<typeof upsellSavePrintForm> = async ({ email, password, marketingAccepted }, entries) =>
  toSaved(await saveOffer(entries, { email, password, marketingAccepted: marketingAccepted === TICKED }));

function toSaved(outcome: SaveOutcome): Outcome {
  if (outcome.kind === "refused") return outcome;
  return toDialog("UpsellSaveConfirm", toConfirmQuery(outcome.kind), outcome.kind === "saved");
}

function toDialog(name: DialogName, query: DialogQuery = {}, hasNewAccess = false): Extract<Outcome, { kind: "dialog" }> {
  return { kind: "dialog", name, query, offer: null, hasNewAccess };
}

const sendRegister: Send<typeof registerForm> = async ({ email, password, marketingAccepted }) => {
  const reply = await register({
    email,
    username: email,
    password,
    agbAccepted: true,
    marketingAccepted: marketingAccepted === TICKED,
    nodoi: false,
    migrate: false,
    userData: null,
  });
  if (!isRegistered(reply)) return toRefusal(reply);
  return reply.user === null ? { kind: "registered", message: reply.message } : signIn(reply);
};

const sendForgetPassword: Send<typeof forgetPasswordForm> = async ({ username }) => {
  const { sent, message } = await forgetPassword(username);
  return sent && message ? { kind: "notice", text: message } : toRefusal({ message: sent ? null : message });
};

const sendChangePassword: Send<typeof changePasswordForm> = async ({ currentPassword, newPassword, newPasswordAgain }) => {
  const { hash, token } = requireSession();
  const { isChanged, message } = await changePassword({
    old_password: currentPassword,
    new_password: newPassword,
    new_password_again: newPasswordAgain,
    hash,
    token,
  });
  return isChanged ? { kind: "password-changed" } : toRefusal({ message });
};

const sendResetPassword: Send<typeof resetPasswordForm> = async ({ newPassword, newPasswordAgain }, { key = "" }) => {
  const { isChanged, message } = await changePassword({
    new_password: newPassword,
    new_password_again: newPasswordAgain,
    hash: key,
  });
  return isChanged ? { kind: "password-reset" } : toRefusal({ message });
};

const senders = {
  login: sendLogin,
  "upsell-entitlement": sendSubscriberCard,
  "upsell-save": sendUpsellSave,
  "upsell-save-print": sendUpsellSavePrint,
  register: sendRegister,
  "forget-password": sendForgetPassword,
  "change-password": sendChangePassword,
  "reset-password": sendResetPassword,
};

export type SentForm = keyof typeof senders;

/** `values` come from the form's own schema. What the back end or the line is at fault for is an outcome, not an error. */
export async function sendAccountForm(name: SentForm, values: unknown, entries: Entries): Promise<Outcome> {
  try {
    // One function a form, each with the values of its own form.
    return await (senders[name] as (values: unknown, entries: Entries) => Promise<Outcome>)(values, entries);
  } catch (error) {
    const isExpected = error instanceof CallFailure || (error instanceof Error && error.message === internalErrors.noCookies);
    if (!isExpected) throw error;
    logError(error);
    return technicalRefusal;
  }
}

async function signIn(reply: SignInReply): Promise<Outcome> {
  if (reply.reader === null) return toRefusal(reply);
  await requireCookies(reply);
  return { kind: "signed-in" };
}
