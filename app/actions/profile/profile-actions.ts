import type { FormActions } from "#app/actions/form-action.ts";
import { forgetPassword } from "#app/actions/sign-in/forget-password.ts";
import { logIn } from "#app/actions/sign-in/log-in.ts";
import { logOut } from "#app/actions/sign-in/log-out.ts";
import { register } from "#app/actions/sign-in/register.ts";
import { checkCard } from "#app/actions/upsell-entitlement.ts";
import { saveOffer, saveOfferWithNewAccount } from "#app/actions/upsell-save.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { deleteAccount } from "./delete-account.ts";
import { endSession } from "./end-session.ts";
import { keepConsents } from "./keep-consents.ts";

/** What the forms of /profil do, by their intent. */
export const profileActions: FormActions = {
  login: logIn,
  register,
  "forget-password": forgetPassword,
  "reset-password": resetPassword,
  "change-password": changePassword,
  logout: logOut,
  newsletter: chooseNewsletter,
  "end-session": endSession,
  consents: keepConsents,
  "cancel-subscription": cancelSubscription,
  "resume-subscription": resumeSubscription,
  "delete-account": deleteAccount,
  "upsell-entitlement": checkCard,
  "upsell-save": saveOffer,
  "upsell-save-print": saveOfferWithNewAccount,
  // A file has an address of its own.
  download: async () => ({ kind: "redirect", to: "/profil/daten" }),
};
