/**
 * Rules of what readers choose (rules 5): the portal's forms have them too (app/domain/forms/account/account-fields.ts), and this
 * back end must not depend on the portal.
 */
import * as v from "valibot";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { replyTexts as messages } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { toAccountKey } from "./account-key.ts";
import { MAX_PASSWORD_LENGTH } from "./password/hash-password.ts";

/** Rules 9. */
const MIN_PASSWORD_LENGTH = 6;
const MAX_EMAIL_LENGTH = 254;
/** As in WordPress. It stands in a cookie, which has little room, twice encoded. */
const MAX_USERNAME_LENGTH = 60;
const MAX_USER_DATA_LENGTH = 10_000;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.emailEmpty),
  v.maxLength(MAX_EMAIL_LENGTH, messages.emailTooLong),
  // A reader to whom the activation mail cannot be sent should be told now.
  v.check((address) => parseMailAddress(address) !== null, messages.emailInvalid),
);

function chosenPassword(emptyMessage: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(emptyMessage),
    // Characters as readers count them: an emoji counts as one, though it takes the room of two.
    v.minCodePoints(MIN_PASSWORD_LENGTH, messages.passwordTooShort),
    v.regex(/^\S*$/, messages.passwordWithSpaces),
    v.maxLength(MAX_PASSWORD_LENGTH, messages.passwordTooLong),
  );
}

const userData = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(MAX_USER_DATA_LENGTH, messages.userDataInvalid),
    v.check(isJsonObject, messages.userDataInvalid),
  ),
);

const registrationSchema = v.object({
  email,
  /** Empty: the address is the name. */
  username: v.pipe(v.string(), v.trim()),
  password: chosenPassword(messages.passwordEmpty),
  agbAccepted: v.literal(true, messages.agbMissing),
  userData,
});

const newPasswordSchema = v.object({
  newPassword: chosenPassword(messages.newPasswordEmpty),
  newPasswordAgain: v.pipe(v.string(), v.nonEmpty(messages.repeatPasswordEmpty)),
});

export type Registration = { email: string; username: string; password: string; userData: string | null };

/** The first message of what is wrong, or what is to be kept. */
export type Checked<Value> = { isValid: true; value: Value } | { isValid: false; message: string };

export function parseRegistration(input: {
  email: string;
  username: string;
  password: string;
  agbAccepted: boolean;
  userData: string | null;
}): Checked<Registration> {
  const parsed = v.safeParse(registrationSchema, input);
  if (!parsed.success) return { isValid: false, message: parsed.issues[0].message };
  const { agbAccepted: _, ...registration } = parsed.output;
  const username = registration.username === "" ? registration.email : registration.username;
  const problem = findUsernameProblem(username, registration.email);
  return problem === null ? { isValid: true, value: { ...registration, username } } : { isValid: false, message: problem };
}

/** An address that mail can be sent to. */
export function parseEmail(text: string): Checked<string> {
  const parsed = v.safeParse(email, text);
  return parsed.success ? { isValid: true, value: parsed.output } : { isValid: false, message: parsed.issues[0].message };
}

/** The new password when it follows the rules and was repeated alike. */
export function parseNewPassword(input: { newPassword: string; newPasswordAgain: string }): Checked<string> {
  const parsed = v.safeParse(newPasswordSchema, input);
  if (!parsed.success) return { isValid: false, message: parsed.issues[0].message };
  const { newPassword, newPasswordAgain } = parsed.output;
  if (newPassword !== newPasswordAgain) return { isValid: false, message: messages.repeatPasswordDiffers };
  return { isValid: true, value: newPassword };
}

/**
 * Names are looked up among addresses and card numbers as well, so none may look like somebody else's address or like
 * a card.
 */
function findUsernameProblem(username: string, ownEmail: string): string | null {
  const key = toAccountKey(username);
  if (key === toAccountKey(ownEmail)) return null;
  if (key.includes("@")) return messages.usernameIsOtherEmail;
  if (username.length > MAX_USERNAME_LENGTH) return messages.usernameTooLong;
  if (key === "" || /[\p{C}\p{Zl}\p{Zp}<>]/u.test(key)) return messages.usernameInvalid;
  return /^\p{N}+$/u.test(key) ? messages.usernameOfDigits : null;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    // Whatever it is, it is no JSON.
    return false;
  }
}
