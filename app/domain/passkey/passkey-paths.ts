/** The reader's passkeys: which there are, and the way to another one. */
export const PASSKEYS_PATH = "/profil/passkeys";
