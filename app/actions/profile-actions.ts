import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { deleteAccount } from "./delete-account.ts";
import { endSession } from "./end-session.ts";
import { forgetPassword } from "./forget-password.ts";
import { keepConsents } from "./keep-consents.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { register } from "./register.ts";
import type { AccountActions } from "./run-account-action.ts";
import { checkCard } from "./upsell-entitlement.ts";
import { saveOffer, saveOfferWithNewAccount } from "./upsell-save.ts";

/** What the forms of /profil do, by their intent. */
export const profileActions: AccountActions = {
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
