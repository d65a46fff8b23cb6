/** Passkeys of readers: how many, what their challenges are for, and what is said of them. */
import { defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

export const MAX_PASSKEYS = 10;

/** Made, renamed and removed; by account. */
export const passkeyChanges = defineLimit("passkey-change", { max: 60, windowS: HOUR_S });

export const ADDING = "reader-add";
export const SIGNING_IN = "reader-sign-in";

export const passkeyTexts = {
  unconfirmed: "Bestätige zuerst deine E-Mail-Adresse. Dann kannst du Passkeys anlegen.",
  tooMany: `Du hast schon ${MAX_PASSKEYS} Passkeys. Entferne einen, den du nicht mehr brauchst.`,
  notAdded:
    "Der Passkey wurde nicht angelegt: Es hat zu lange gedauert oder die Bestätigung war nicht gültig. Versuch es noch einmal.",
  alreadyAdded: "Diesen Passkey hast du schon.",
  unknown: "Diesen Passkey gibt es nicht mehr.",
  /** The same for one that was removed, that is somebody else's, and for every signature that is wrong. */
  wrong: "Mit diesem Passkey geht es nicht. Melde dich mit deinem Passwort an.",
  impossible: "Passkeys gehen auf dieser Adresse nicht. Melde dich mit deinem Passwort an.",
} as const;
