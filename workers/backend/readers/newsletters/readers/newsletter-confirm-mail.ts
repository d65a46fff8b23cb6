/** The mail that confirms newsletters. */
import * as v from "valibot";
import { defineMail, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailFrame, type MailText, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { CONFIRMATION_HOURS, createConfirmationKey } from "./confirmation-key.ts";
import { readMissingNewsletters } from "./missing-newsletters.ts";

/**
 * Link that confirms newsletters, for guests and accounts alike: those that the address does not get yet; a reader of all is told so.
 * `askedAt` in seconds.
 */
export const newsletterConfirmMail = defineMail(
  "newsletter-confirm",
  { email: mailText, newsletters: v.pipe(v.array(mailText), v.maxLength(50)), askedAt: v.pipe(v.number(), v.safeInteger()) },
  async ({ email, newsletters, askedAt }, { env, frame, times }) => {
    const missing = await readMissingNewsletters(env.DB, email, newsletters);
    if (missing.length === 0) return { to: email, name: null, mail: toNewsletterKnownMail(frame) };
    const key = await createConfirmationKey(env, { email, newsletters: missing.map(({ slug }) => slug), askedAt }, times.now);
    const titles = missing.map(({ title }) => title);
    return { to: email, name: null, mail: toNewsletterConfirmMail(frame, key, titles) };
  },
);

/** `titles` are the newsletters that the address does not get yet. */
function toNewsletterConfirmMail({ brand, origin }: MailFrame, key: string, titles: readonly string[]): MailText {
  const names = titles.map((title) => `„${title}“`).join(", ");
  return {
    ...withoutLinks,
    subject: "Bitte bestätige deine Newsletter-Anmeldung",
    heading: "Nur noch ein Klick",
    paragraphs: [
      `Jemand hat diese E-Mail-Adresse für ${titles.length === 1 ? "einen Newsletter" : "Newsletter"} von ${brand} angegeben: ${names}. Bestätige, dass du das warst, dann geht es los.`,
    ],
    action: { label: "Anmeldung bestätigen", href: toPageLink(origin, "/newsletter/bestaetigen", { key }) },
    actionNote: `Der Link ist ${CONFIRMATION_HOURS} Stunden gültig. Abmelden kannst du dich jederzeit, mit einem Klick in jedem Newsletter.`,
    notYou:
      "Du warst das nicht? Dann brauchst du nichts zu tun: Ohne Bestätigung bekommst du keinen Newsletter, und deine Adresse wird nicht gespeichert.",
  };
}

/** For a reader who gets all of them already. */
function toNewsletterKnownMail({ brand, origin }: MailFrame): MailText {
  return {
    ...withoutLinks,
    subject: "Du bekommst diese Newsletter schon",
    heading: "Du bekommst diese Newsletter schon",
    paragraphs: [
      `Jemand hat deine E-Mail-Adresse für Newsletter von ${brand} angegeben, die du schon bekommst. Daran hat sich nichts geändert.`,
    ],
    action: { label: "Alle Newsletter ansehen", href: toPageLink(origin, "/newsletter") },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun.",
  };
}
