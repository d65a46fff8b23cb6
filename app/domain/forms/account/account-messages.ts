/** Texts around accounts: rules 5 (validation), rules 8 (errors), word by word. */

export const accountMessages = {
  emailEmpty: "Bitte gib eine Email-Adresse ein",
  emailInvalid: "Bitte gib eine gültige E-Mail Adresse ein",
  subscriberNumberEmpty: "Bitte gib deine Abonummer ein",
  subscriberNumberInvalid: "Bitte gib eine gültige Abonummer ein",
  passwordEmpty: "Bitte gib ein Passwort ein",
  passwordTooShort: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
  passwordWithSpaces: "Das Passwort darf keine Leerzeichen enthalten",
  usernameEmpty: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein",
  lastNameEmpty: "Bitte gib deinen Nachnamen ein",
  currentPasswordEmpty: "Bitte gib dein aktuelles Passwort ein",
  newPasswordEmpty: "Bitte gib ein neues Passwort ein",
  repeatPasswordEmpty: "Bitte gib das neue Passwort noch einmal ein",
  repeatPasswordDiffers: "Die Passwörter stimmen nicht überein",
  // Not in the rules's table:
  passwordTooLong: "Bitte wähle ein Passwort mit höchstens 200 Zeichen",
  emailTooLong: "Bitte gib eine kürzere E-Mail Adresse ein",
  lastNameTooLong: "Bitte gib einen kürzeren Nachnamen ein",
  agbMissing: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
} as const;

/** Rules 8: when a server's reply lacks a message or success, and when login, registration, cookies or passwords fail. */
export const TECHNICAL_ERROR = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";

/** Where a page or form finds that the back end has ended the session. */
export const SESSION_OVER = "Du bist nicht mehr angemeldet: Deine Anmeldung ist abgelaufen oder wurde anderswo beendet.";

/** Of what a publisher's own back end has no call for (decision 52). */
export const NOT_POSSIBLE_HERE = "Das geht auf dieser Seite nicht. Bitte wende dich an unseren Leserservice.";

/** Rules 8: sso error 218 without grant. HTML. */
export const NOT_ACTIVATED =
  'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.';
export const NOT_ACTIVATED_ERROR = "218";
/** Of the key of an activation mail: its account is active already. */
export const ALREADY_ACTIVE_ERROR = "205";

/** The message for a refused reader (rules 8): the server's, otherwise how to activate the account, otherwise the technical error. HTML. */
export function toRefusalText({ error = null, message = null }: { error?: string | null; message?: string | null }): string {
  return message?.trim() || (error === NOT_ACTIVATED_ERROR ? NOT_ACTIVATED : TECHNICAL_ERROR);
}

/** Errors between our own layers (rules 5, 8): for developers and the log, never for readers. */
export const internalErrors = {
  usernameAndPassword: "Username and password are required",
  hashAndToken: "Hash and token are required",
  noSession: "No existing session",
  noCookies: "Could not get cookies",
} as const;
