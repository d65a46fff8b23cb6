import { MAX_PASSWORD_LENGTH } from "#workers/backend/readers/accounts/password/hash-password.ts";

/** Beside a second factor; long ones are better than odd ones. */
export const MIN_PASSWORD_LENGTH = 10;

/** Whether staff may choose it (decision 104). */
export function isStaffPassword(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}
