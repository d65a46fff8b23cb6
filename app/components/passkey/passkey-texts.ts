/** What people read of passkeys where something did not work. */
export const passkeyTexts = {
  /** Closed, denied, or too late: browsers do not say which. */
  cancelled: "Abgebrochen, oder es hat zu lange gedauert. Versuch es noch einmal, wenn du möchtest.",
  alreadyThere: "Auf diesem Gerät hast du schon einen Passkey für dieses Konto.",
  unsupported: "Dieser Browser oder dieses Gerät kann das nicht. Nimm ein anderes Gerät oder dein Passwort.",
  impossible: "Das geht hier gerade nicht. Melde dich mit deinem Passwort an.",
  noLine: "Keine Verbindung. Versuch es noch einmal, sobald du wieder online bist.",
} as const;
