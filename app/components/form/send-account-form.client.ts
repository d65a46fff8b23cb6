/** Sends the account forms by script, and says what came of it. Comes when a reader begins to fill in such a form. */
import { withinCheckout } from "#app/browser/within-checkout.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import type {
  changePasswordForm,
  forgetPasswordForm,
  loginForm,
  registerForm,
  resetPasswordForm,
  subscriberCardForm,
} from "#app/domain/forms/account/account-forms.ts";
import type { upsellSaveForm, upsellSavePrintForm } from "#app/domain/forms/account/upsell-forms.ts";
import type { FormDefinition } from "#app/domain/forms/form-definition.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import type { DialogName, DialogQuery } from "#app/domain/page/dialog.ts";
import type { SaveOutcome, UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { toConfirmQuery, toOfferQuery } from "#app/domain/subscription/upsell-query.ts";
import { changePassword, resetPassword } from "#app/gateway/sso/calls/change-password.ts";
import { forgetPassword } from "#app/gateway/sso/calls/session/forget-password.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { SessionKeys } from "#app/gateway/sso/transport.ts";
import { asReader } from "#app/session/as-reader.client.ts";
import { browserTransport } from "#app/session/browser-transport.client.ts";
import { type EnteredSession, login, register, requireCookies, requireSession } from "#app/session/session.client.ts";
import { checkCard, saveOffer } from "#app/session/upsell-calls.client.ts";

export type Outcome =
  | { kind: "signed-in" }
  /** A mail is on its way; `message` is the server's. */
  | { kind: "registered"; message: string | null }
  | { kind: "password-changed" }
  | { kind: "password-reset" }
  /** The next dialog; `hasNewAccess`: the reader may read more from now on. */
  | { kind: "dialog"; name: DialogName; query: DialogQuery; offer: UpsellOffer | null; hasNewAccess: boolean }
  | { kind: "notice"; text: string }
  /** The dialog said so, and the page follows. */
  | { kind: "signed-out" }
  | Refused;

type ValuesOf<Form> = Form extends FormDefinition<infer Values> ? Values : never;
type Entries = Readonly<Record<string, string>>;
type Send<Form> = (values: ValuesOf<Form>, entries: Entries) => Promise<Outcome>;

const sendLogin: Send<typeof loginForm> = async ({ username, password }) => {
  const outcome = await login(username, password);
  return outcome.kind === "signed-in" ? toSignedIn(outcome) : outcome;
};

const sendSubscriberCard: Send<typeof subscriberCardForm> = async (card, entries) => {
  const checked = await checkCard(card, entries);
  if (checked.kind === "refused") return refuse(checked);
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

const sendRegister: Send<typeof registerForm> = async ({ email, password, marketingAccepted }, entries) => {
  const isInCheckout = entries.checkout === TICKED;
  const account = { email, password, marketingAccepted: marketingAccepted === TICKED, isInCheckout };
  const send = () => register({ ...account, returnTo: parseReturnPath(entries.returnTo ?? "") });
  const outcome = await (isInCheckout ? withinCheckout(send) : send());
  if (outcome.kind === "signed-in") return toSignedIn(outcome);
  return outcome.kind === "mail-sent" ? { kind: "registered", message: outcome.message } : outcome;
};

const sendForgetPassword: Send<typeof forgetPasswordForm> = async ({ username }) => {
  const outcome = await forgetPassword(browserTransport, username);
  return outcome.kind === "mail-sent" ? { kind: "notice", text: outcome.message } : outcome;
};

const sendChangePassword: Send<typeof changePasswordForm> = async (passwords) => {
  const change = (reader: SessionKeys) => changePassword(browserTransport, reader, passwords);
  const outcome = await asReader(requireSession(), change, ({ kind }) => kind === "refused");
  if (outcome === "signed-out") return { kind: "signed-out" };
  return outcome.kind === "changed" ? { kind: "password-changed" } : outcome;
};

const sendResetPassword: Send<typeof resetPasswordForm> = async (passwords, { key = "" }) => {
  const outcome = await resetPassword(browserTransport, key, passwords);
  return outcome.kind === "changed" ? { kind: "password-reset" } : outcome;
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
export function sendAccountForm(name: SentForm, values: unknown, entries: Entries): Promise<Outcome> {
  // One function a form, each with the values of its own form.
  return (senders[name] as (values: unknown, entries: Entries) => Promise<Outcome>)(values, entries);
}

async function toSignedIn(session: EnteredSession): Promise<Outcome> {
  return (await requireCookies(session)) ? { kind: "signed-in" } : refuse();
}
