/** Limits of the calls about accounts. */
import { defineLimit, HOUR_S, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** For all names together; guesses at one name wait longer and longer (login-attempts). */
export const loginByAddress = defineLimit("login-address", { max: 50, windowS: QUARTER_HOUR_S });
export const registerByAddress = defineLimit("register-address", { max: 10, windowS: HOUR_S });
/** Registrations that sign in at once, and so tell whether an address was free. */
export const checkoutRegisterByAddress = defineLimit("checkout-register-address", { max: 3, windowS: HOUR_S });
/** Mails to one reader that others can cause. */
export const registerMails = defineLimit("register-mail", { max: 3, windowS: HOUR_S });
export const forgetPasswordMails = defineLimit("forget-password", { max: 3, windowS: HOUR_S });
export const forgetPasswordByAddress = defineLimit("forget-password-address", { max: 10, windowS: HOUR_S });
export const activationMails = defineLimit("activation", { max: 3, windowS: HOUR_S });
export const activationByAddress = defineLimit("activation-address", { max: 10, windowS: HOUR_S });
export const autologinByAddress = defineLimit("autologin-address", { max: 60, windowS: QUARTER_HOUR_S });
/** The current password, asked for within a session; by account. */
export const currentPasswords = {
  ...defineLimit("current-password", { max: 10, windowS: QUARTER_HOUR_S }),
  wayOut: " oder setze dein Passwort zurück",
};
/** Mails to new addresses that a reader can cause; by account. */
export const addressChanges = defineLimit("address-change", { max: 5, windowS: HOUR_S });
/** What a reader changes within a session; by account. */
export const profileChanges = defineLimit("profile-change", { max: 200, windowS: QUARTER_HOUR_S });
