/** Texts for readers around accounts: rules 5 (validation) and 8 (errors), and our own where it has none. */

export const replyTexts = {
  emailEmpty: "Bitte gib eine Email-Adresse ein",
  emailInvalid: "Bitte gib eine gültige E-Mail Adresse ein",
  emailTooLong: "Bitte gib eine kürzere E-Mail Adresse ein",
  passwordEmpty: "Bitte gib ein Passwort ein",
  passwordTooShort: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
  passwordTooLong: "Bitte wähle ein Passwort mit höchstens 200 Zeichen",
  passwordWithSpaces: "Das Passwort darf keine Leerzeichen enthalten",
  subscriberNumberEmpty: "Bitte gib deine Abonummer ein",
  lastNameEmpty: "Bitte gib deinen Nachnamen ein",
  usernameEmpty: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein",
  currentPasswordEmpty: "Bitte gib dein aktuelles Passwort ein",
  newPasswordEmpty: "Bitte gib ein neues Passwort ein",
  repeatPasswordEmpty: "Bitte gib das neue Passwort noch einmal ein",
  repeatPasswordDiffers: "Die Passwörter stimmen nicht überein",
  agbMissing: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",

  usernameTooLong: "Bitte wähle einen Benutzernamen mit höchstens 60 Zeichen",
  usernameInvalid: "Bitte wähle einen Benutzernamen ohne Sonderzeichen",
  usernameOfDigits: "Bitte wähle einen Benutzernamen, der nicht nur aus Ziffern besteht",
  usernameIsOtherEmail: "Ein Benutzername mit @ muss deine E-Mail-Adresse sein",
  nameTooLong: "Bitte gib einen kürzeren Namen ein",
  nameInvalid: "Bitte gib den Namen ohne Sonderzeichen ein",
  userDataInvalid: "Die zusätzlichen Angaben sind ungültig",
  emailTaken: "Diese E-Mail-Adresse ist bereits registriert.",
  usernameTaken: "Dieser Benutzername ist bereits vergeben.",

  wrongCredentials: "Benutzername oder Passwort ist falsch.",
  wrongCard: "Abonummer oder Nachname ist falsch.",
  wrongPassword: "Das aktuelle Passwort ist falsch.",
  sessionEnded: "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
  cardNotAllowed: "Mit der Abokarte geht das nicht. Bitte melde dich mit deinem Passwort an.",
  cardNotValid: "Diese Abokarte gilt gerade nicht.",
  linkUsed: "Der Link ist abgelaufen oder wurde schon verwendet.",
  linkExpired: "Der Link ist abgelaufen. Bitte fordere einen neuen an.",
  linkUnknown: "Diesen Link kennen wir nicht. Vielleicht ist er nicht vollständig, oder eine neuere E-Mail hat ihn ersetzt.",
  alreadyActivated: "Dieser Link wurde schon verwendet. Dein Konto ist aktiviert, du kannst dich anmelden.",
  resetLinkUsed: "Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.",
  sessionUnknown: "Diese Anmeldung gibt es nicht mehr.",

  activationSent: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
  activationSentAgain:
    "Wenn es ein Konto mit diesen Angaben gibt, das noch nicht aktiviert ist, haben wir dir eine E-Mail mit einem Link geschickt.",
  activated: "Dein Benutzerkonto ist aktiviert. Du kannst dich jetzt anmelden.",
  resetSent: "Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail mit einem Link geschickt.",
  passwordChanged: "Dein Passwort wurde geändert.",
  passwordReset: "Dein Passwort wurde geändert. Du kannst dich jetzt anmelden.",
  sessionEndedByReader: "Die Anmeldung wurde beendet.",
  otherSessionsEnded: "Alle anderen Anmeldungen wurden beendet.",
  nameChanged: "Dein Name wurde geändert.",
  emailIsYours: "Das ist schon deine E-Mail-Adresse.",
  addressMailSent: "Wir haben dir eine E-Mail an die neue Adresse geschickt. Öffne den Link darin, dann gilt sie.",
  addressDropped: "Deine bisherige E-Mail-Adresse bleibt.",
  addressChanged: "Deine neue E-Mail-Adresse gilt.",
  addressTaken: "Diese E-Mail-Adresse gehört inzwischen zu einem anderen Benutzerkonto. An deinem wurde nichts geändert.",
  addressTakenBack:
    "Deine frühere E-Mail-Adresse gilt wieder, alle Geräte sind abgemeldet. Wir haben dir einen Link geschickt, mit dem du ein neues Passwort festlegst.",
  accountDeleted: "Dein Konto wurde gelöscht.",
  accountKept: "Dein Konto bleibt. Gekündigte Abos bleiben gekündigt, bis du sie fortsetzt.",
  nothingPaid: "Zu deinem Konto gehört kein Abo mit bezahlter Zeit. Du kannst es gleich löschen.",
  subscriptionGoesOn:
    "Dein Abo konnte gerade nicht gekündigt werden, deshalb gibt es dein Konto noch. Bitte versuche es in wenigen Minuten noch einmal.",
} as const;

/** Rules 8: sso error 218. HTML. */
export const NOT_ACTIVATED =
  'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.';

/** HTML. */
export const BLOCKED = 'Dein Benutzerkonto ist gesperrt. Bitte wende dich an unseren <a href="/kontakt">Leserservice</a>.';

/** Rules 5, 8: for developers and programs, not for readers. */
export const internalErrors = {
  usernameAndPassword: "Username and password are required",
  hashAndToken: "Hash and token are required",
  noSession: "No existing session",
} as const;
