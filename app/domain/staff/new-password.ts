/** A new password of staff (decision 104): long rather than odd, for a second factor stands beside it. */
export const MIN_STAFF_PASSWORD = 10;
const MAX_STAFF_PASSWORD = 200;

/** What is wrong with it, at its field. */
export function checkNewPassword(password: string, again: string): Record<string, string> {
  if (password.length < MIN_STAFF_PASSWORD) return { password: `Mindestens ${MIN_STAFF_PASSWORD} Zeichen.` };
  if (password.length > MAX_STAFF_PASSWORD) return { password: `Höchstens ${MAX_STAFF_PASSWORD} Zeichen.` };
  return password === again ? {} : { passwordAgain: "Die Passwörter stimmen nicht überein." };
}
