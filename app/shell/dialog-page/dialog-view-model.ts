import type { DialogPageView } from "#app/components/dialog/dialog-view.ts";
import { parseConsentSettings } from "#app/domain/consent/consent.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { SESSION_OVER } from "#app/domain/forms/account/account-messages.ts";
import { parseGenericMessage } from "#app/domain/forms/account/account-notices.ts";
import { toConsentValues } from "#app/domain/forms/account/consent-form.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { type DialogName, parseDialogSlug } from "#app/domain/page/dialog.ts";
import { saysSessionOver } from "#app/domain/page/login-path.ts";
import { isOrderPath } from "#app/domain/subscription/abo-path.ts";
import { toUpsellView, type UpsellAnswers } from "#app/features/upsell/upsell-view-model.ts";

type PageDialog = DialogPageView["dialog"];

const titles: Record<PageDialog, string> = {
  Generic: "Hinweis",
  Login: "Anmelden",
  SimpleLogin: "Anmelden",
  Register: "Registrieren",
  ForgetPassword: "Passwort Zurücksetzen",
  ResetPassword: "Passwort Zurücksetzen",
  PurePreferences: "Einwilligungen",
  UpsellSave: "Digital zum Print-Abo",
  UpsellSaveConfirm: "Digital zum Print-Abo",
  UpsellAlreadySubscribed: "Du hast schon digitalen Zugang",
  AbocardActivation: "Abokarte aktivieren",
  AbocardActivationRegister: "Mit der Abokarte registrieren",
  Consent: "Cookie-Einstellungen",
};

/** The dialog that `/profil?dialog=…` names; that of the reset mail is not one of the named dialogs. Null for any other text. */
export function parsePageDialog(slug: string): PageDialog | null {
  return slug === "reset-password" ? "ResetPassword" : parseDialogSlug(slug);
}

export function toDialogTitle(dialog: PageDialog): string {
  return titles[dialog];
}

/** The signed-in reader, as far as dialogs need to know; `consents` is the settings' JSON. */
export type DialogReader = { email: string; consents: string | null };

/** `upsell`: what was asked for the dialogs of an upsell. */
export function toDialogView(
  dialog: PageDialog,
  query: URLSearchParams,
  reader: DialogReader | null,
  upsell: UpsellAnswers,
): DialogPageView {
  const returnTo = parseReturnPath(query.get("returnTo") ?? "");
  return {
    dialog,
    returnTo,
    isInCheckout: query.get("checkout") === TICKED || isOrderPath(returnTo),
    key: query.get("key"),
    form: toForm(dialog, query, reader),
    message: dialog === "Generic" ? toMessage(query.get("message"), returnTo) : null,
    upsell: toUpsellView(query, upsell, reader),
  };
}

function toForm(dialog: PageDialog, query: URLSearchParams, reader: DialogReader | null): FormState {
  if (dialog === "PurePreferences" && reader !== null)
    return { ...emptyForm, values: toConsentValues(parseConsentSettings(reader.consents)) };
  return dialog === "Login" && saysSessionOver(query) ? { ...emptyForm, formError: SESSION_OVER } : emptyForm;
}

/** Its link to another dialog knows the way back, too. */
function toMessage(key: string | null, returnTo: string | null): DialogPageView["message"] {
  const message = parseGenericMessage(key);
  if (message === null || message.link === null || returnTo === null) return message;
  return { ...message, link: { ...message.link, href: `${message.link.href}&${new URLSearchParams({ returnTo })}` } };
}

/** A signed-in reader has nothing to sign in to. */
const forSignedOut: readonly PageDialog[] = ["Login", "SimpleLogin", "Register"];
/** The dialog or page that a reader should see in place of this one; null when this one is right. */
export function decideOtherPage(
  { dialog, returnTo, key, upsell }: DialogPageView,
  isSignedIn: boolean,
): { dialog: DialogName } | { path: string } | null {
  // Offers come with the check of a print card.
  if (dialog === "UpsellSave" && key === null) return { dialog: "AbocardActivation" };
  if (dialog === "UpsellSaveConfirm" && upsell.confirmation === null) return { dialog: "AbocardActivation" };
  return isSignedIn && forSignedOut.includes(dialog) ? { path: returnTo ?? "/profil" } : null;
}
