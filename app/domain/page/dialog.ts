/** The named modal dialogs (rules 2.3), and that of the consent settings (rules 4.10). Each can also be opened as a page: `/profil?dialog={slug}`. */
export const dialogs = {
  Generic: "generic",
  Login: "login",
  SimpleLogin: "simple-login",
  Register: "register",
  ForgetPassword: "forget-password",
  PurePreferences: "pure-preferences",
  UpsellSave: "upsell-save",
  UpsellSaveConfirm: "upsell-save-confirm",
  UpsellAlreadySubscribed: "upsell-already-subscribed",
  AbocardActivation: "abocard-activation",
  AbocardActivationRegister: "abocard-activation-register",
  Consent: "consent",
} as const;

export type DialogName = keyof typeof dialogs;
export type DialogSize = "medium" | "large";

/** Login is large, the others are medium unless a size is given. */
export function decideDialogSize(name: DialogName, given: DialogSize | null = null): DialogSize {
  return given ?? (name === "Login" ? "large" : "medium");
}

/** Null when no dialog has that slug. */
export function parseDialogSlug(slug: string | null): DialogName | null {
  const found = Object.entries(dialogs).find(([, value]) => value === slug);
  return found === undefined ? null : (found[0] as DialogName);
}

/** What a dialog is opened with, besides the way back: the key of an offer, say. */
export type DialogQuery = Readonly<Record<string, string>>;

/** The dialog as a page; `returnTo` is a path of this site. */
export function toDialogPath(name: DialogName, returnTo: string | null = null, more: DialogQuery = {}): string {
  const query = new URLSearchParams({ dialog: dialogs[name], ...more });
  if (returnTo !== null) query.set("returnTo", returnTo);
  return `/profil?${query}`;
}
