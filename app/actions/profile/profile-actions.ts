/** What the forms of /profil do, by their intent. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
} from "#app/actions/form-action.ts";
import { createNewsletterChoice } from "#app/actions/newsletter/choose-newsletter.ts";
import { createDeviceRemoval } from "#app/actions/push/push-actions.ts";
import { signInActions } from "#app/actions/sign-in/sign-in-actions.ts";
import { upsellActions } from "#app/actions/upsell-actions.ts";
import { meterStoreContext, sessionContext } from "#app/context.ts";
import { mayChangeConsents, toConsentsValue } from "#app/domain/consent/pur-consents.ts";
import { changePasswordForm, deleteAccountForm, planDeletionForm } from "#app/domain/forms/account/account-forms.ts";
import { toGenericMessagePath } from "#app/domain/forms/account/account-notices.ts";
import { toCancelValues } from "#app/domain/forms/account/cancel-form.ts";
import { parseConsentForm, toConsentValues } from "#app/domain/forms/account/consent-form.ts";
import { emailForm, nameForm } from "#app/domain/forms/account/profile-forms.ts";
import { parseEndedSession } from "#app/domain/forms/account/profile-intents.ts";
import { type ProfileNotice, toProfilePath } from "#app/domain/forms/account/profile-notices.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/session/user-status.ts";
import * as addresses from "#app/gateway/sso/calls/change-address.ts";
import { changeName as sendName } from "#app/gateway/sso/calls/change-name.ts";
import * as passwords from "#app/gateway/sso/calls/change-password.ts";
import * as accounts from "#app/gateway/sso/calls/delete-account.ts";
import * as sessions from "#app/gateway/sso/calls/session/end-session.ts";
import * as renewals from "#app/gateway/sso/calls/subscriptions/change-renewal.ts";
import { updateAttribute } from "#app/gateway/sso/calls/update-attribute.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

const changePassword = createFormAction(changePasswordForm, async (chosen, call) => {
  const outcome = await passwords.changePassword(transportOf(call), await requireSessionUser(call), chosen);
  return outcome.kind === "changed" ? { kind: "redirect", to: toProfilePath("password-changed") } : outcome;
});

const changeName = createFormAction(nameForm, async (names, call) => {
  const outcome = await sendName(transportOf(call), await requireSessionUser(call), names);
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toProfilePath("name-changed") };
});

const changeEmail = createFormAction(emailForm, async ({ email, currentPassword }, call) => {
  const wish = { email, password: currentPassword };
  const outcome = await addresses.changeEmail(transportOf(call), await requireSessionUser(call), wish);
  return outcome.kind === "refused" ? outcome : { kind: "redirect", to: toProfilePath("address-asked") };
});

const keepEmail = createButtonAction("keep-email", async (call) => {
  const outcome = await addresses.keepEmail(transportOf(call), await requireSessionUser(call));
  return outcome.kind === "refused" ? outcome : { kind: "redirect", to: toProfilePath("address-kept") };
});

const deleteAccount = createFormAction(deleteAccountForm, async ({ currentPassword }, call) => {
  const user = await requireSessionUser(call);
  const outcome = await accounts.deleteAccount(transportOf(call), user, { password: currentPassword, atEnd: false });
  if (outcome.kind === "refused") return outcome;
  await call.context.get(meterStoreContext)?.forgetReader(user.id);
  call.context.get(sessionContext).replace(null);
  return { kind: "redirect", to: toGenericMessagePath("account-deleted", null) };
});

const planDeletion = createFormAction(planDeletionForm, async ({ currentPassword }, call) => {
  const user = await requireSessionUser(call);
  const outcome = await accounts.deleteAccount(transportOf(call), user, { password: currentPassword, atEnd: true });
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toProfilePath("deletion-planned") };
});

const keepAccount = createButtonAction("keep-account", async (call) => {
  const outcome = await accounts.keepAccount(transportOf(call), await requireSessionUser(call));
  return outcome.kind === "refused" ? outcome : { kind: "redirect", to: toProfilePath("account-kept") };
});

const endSession = createButtonAction("end-session", async (call) => {
  const user = await requireSessionUser(call);
  const session = parseEndedSession(call.entries);
  if (session === undefined) return refuse();
  const outcome = await sessions.endSession(transportOf(call), user, session);
  if (outcome.kind === "refused") return outcome;
  // It may have been this one.
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toProfilePath("session-ended") };
});

/** Keeps a Pur reader's consent settings with the account (rules 3); others have none. */
const keepConsents = createButtonAction(
  "consents",
  async (call) => {
    const user = await requireSessionUser(call);
    if (!mayChangeConsents(user)) return { kind: "redirect", to: "/profil" };
    const value = toConsentsValue(parseConsentForm(call.entries));
    const outcome = await updateAttribute(transportOf(call), user, { attribute: PURE_CONSENTS_ATTRIBUTE, value });
    if (outcome.kind === "refused") return outcome;
    call.context.get(sessionContext).renew();
    const { returnTo } = call;
    return { kind: "redirect", to: returnTo === null || returnTo === "/profil" ? toProfilePath("consents-saved") : returnTo };
  },
  (entries) => toConsentValues(parseConsentForm(entries)),
);

function createRenewal(intent: string, change: typeof renewals.cancelSubscription, notice: ProfileNotice) {
  const act = async (call: ActionCall): Promise<FormResult> => {
    const { id: uid, hash, token } = await requireSessionUser(call);
    const outcome = await change(transportOf(call), { uid, hash, token }, call.entries);
    if (outcome.kind === "refused") return outcome;
    call.context.get(sessionContext).renew();
    return { kind: "redirect", to: `${toProfilePath(notice)}#abo` };
  };
  return createButtonAction(intent, act, toCancelValues);
}

export const profileActions: FormActions = {
  ...signInActions,
  ...upsellActions,
  "change-password": changePassword,
  [nameForm.name]: changeName,
  [emailForm.name]: changeEmail,
  "keep-email": keepEmail,
  newsletter: createNewsletterChoice(toProfilePath("newsletter")),
  "end-session": endSession,
  "remove-device": createDeviceRemoval(toProfilePath("device-removed")),
  consents: keepConsents,
  "cancel-subscription": createRenewal("cancel-subscription", renewals.cancelSubscription, "subscription-cancelled"),
  "resume-subscription": createRenewal("resume-subscription", renewals.resumeSubscription, "subscription-resumed"),
  "delete-account": deleteAccount,
  "plan-deletion": planDeletion,
  "keep-account": keepAccount,
  // A file has an address of its own.
  download: async () => ({ kind: "redirect", to: "/profil/daten" }),
};
