/** The rules of single fields (rules 5); forms are made of them. */
import * as v from "valibot";
import { checkField } from "#app/domain/forms/check-field.ts";
import { accountMessages as messages } from "./account-messages.ts";
import { isMailAddress, toMailAddress } from "./email-address.ts";

/** Rules 9. */
export const MIN_PASSWORD_LENGTH = 6;
/** Longer ones would only keep the password hash busy. */
export const MAX_PASSWORD_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;
/** A subscriber's last name acts as a password. */
const MAX_NAME_LENGTH = MAX_PASSWORD_LENGTH;

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.transform(toMailAddress),
  v.nonEmpty(messages.emailEmpty),
  v.maxLength(MAX_EMAIL_LENGTH, messages.emailTooLong),
  v.check(isMailAddress, messages.emailInvalid),
);

/** A user name or an address: whichever the reader remembers. */
export const username = v.pipe(
  v.string(),
  v.trim(),
  v.transform(toMailAddress),
  v.nonEmpty(messages.usernameEmpty),
  v.maxLength(MAX_EMAIL_LENGTH, messages.emailTooLong),
);

/** Readers may type it in groups, as it is printed on the card, with any kind of space between them. */
export const subscriberNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, "")),
  v.nonEmpty(messages.subscriberNumberEmpty),
  v.regex(/^\d{1,15}$/, messages.subscriberNumberInvalid),
);

export const lastName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.lastNameEmpty),
  v.maxLength(MAX_NAME_LENGTH, messages.lastNameTooLong),
);

/** A password that exists already is only required; its rules were others perhaps. */
export function existingPassword(emptyMessage: string) {
  return v.pipe(v.string(), v.nonEmpty(emptyMessage), v.maxLength(MAX_PASSWORD_LENGTH, messages.passwordTooLong));
}

export function chosenPassword(emptyMessage: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(emptyMessage),
    // Characters as readers count them: an emoji is one, though it takes the room of two.
    v.minCodePoints(MIN_PASSWORD_LENGTH, messages.passwordTooShort),
    v.regex(/^\S*$/, messages.passwordWithSpaces),
    v.maxLength(MAX_PASSWORD_LENGTH, messages.passwordTooLong),
  );
}

/** Value of a ticked box. */
export const TICKED = "on";

/** A chosen password and its repetition, which must be the same. */
export const newPasswordEntries = {
  newPassword: chosenPassword(messages.newPasswordEmpty),
  newPasswordAgain: v.pipe(v.string(), v.nonEmpty(messages.repeatPasswordEmpty)),
};

type NewPasswords = { newPassword: string; newPasswordAgain: string };

export function samePasswords<Values extends NewPasswords>() {
  return checkField<NewPasswords, Values>(
    "newPasswordAgain",
    ({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain,
    messages.repeatPasswordDiffers,
  );
}
