/** What is kept for accounts, contracts and newsletters. */
import type { KeptEntry } from "./kept-data.ts";
import { CLOCK, CONSENT, CONTRACT, DUTY, INTEREST, WITH_ACCOUNT } from "./legal-grounds.ts";

const own = "du selbst im Profil";

export const accountData: readonly KeptEntry[] = [
  {
    title: "Benutzername, Name, E-Mail-Adresse, verschlüsseltes Passwort",
    names: ["accounts"],
    purpose: "dein Konto führen und dich anmelden",
    ground: CONTRACT,
    period: `${WITH_ACCOUNT}, auf Wunsch am Ende der bezahlten Zeit; ohne Bestätigung der Adresse und ohne gekauftes Abo 7 Tage`,
    deletedBy: `${own}, unbestätigte ${CLOCK}`,
    cleanUps: ["registrations"],
  },
  {
    title: "Einstellungen deines Kontos",
    names: ["account_attributes"],
    purpose: "was du im Konto gewählt hast",
    ground: CONTRACT,
    period: WITH_ACCOUNT,
    deletedBy: own,
  },
  {
    title: "Anmeldungen mit der Bezeichnung des Browsers",
    names: ["account_sessions"],
    purpose: "dich angemeldet halten und dir zeigen, wo du es bist",
    ground: CONTRACT,
    period: "30 Tage nach der letzten Verwendung",
    deletedBy: `${own}, sonst ${CLOCK}`,
    cleanUps: ["sessions"],
  },
  {
    title: "Anmeldung, zwischengespeichert",
    place: "store",
    names: ["SESSIONS"],
    purpose: "dich auf jeder Seite schnell erkennen",
    ground: CONTRACT,
    period: "5 Minuten; beim Abmelden sofort",
  },
  {
    title: "Einmalige Schlüssel der Links in unseren Mails",
    names: ["one_time_keys"],
    purpose: "Konto bestätigen, Passwort neu setzen",
    ground: CONTRACT,
    period: "2 bis 48 Stunden",
    cleanUps: ["keys"],
  },
  {
    title: "Merkliste",
    names: ["bookmarks"],
    purpose: "Artikel, die du dir gemerkt hast",
    ground: CONTRACT,
    period: WITH_ACCOUNT,
    deletedBy: own,
  },
];

export const contractData: readonly KeptEntry[] = [
  {
    title: "Abonnements und ihre Laufzeit",
    names: ["subscriptions"],
    purpose: "Zugang geben, verlängern, Aufbewahrung nach § 132 BAO",
    ground: `${CONTRACT}; ${DUTY}`,
    period: "bis du dein Konto löschst, längstens 8 Jahre nach dem Ende",
    deletedBy: `${own}, sonst ${CLOCK}`,
    cleanUps: ["subscriptions"],
  },
  {
    title: "Grund einer Kündigung im Profil",
    names: ["cancel_reasons"],
    purpose: "unser Angebot verbessern; die Angabe ist freiwillig",
    ground: CONSENT,
    period: "2 Jahre",
    deletedBy: `mit dem Konto, sonst ${CLOCK}`,
    cleanUps: ["cancel-reasons"],
  },
  {
    title: "Kündigungen und Widerrufe ohne Anmeldung",
    names: ["cancellations"],
    purpose: "deine Erklärung ausführen und belegen",
    ground: `${CONTRACT}; ${DUTY}`,
    period: "4 Jahre",
    cleanUps: ["cancellations"],
  },
  {
    title: "Abokarten der gedruckten Zeitung",
    names: ["print_cards"],
    purpose: "dir den digitalen Zugang zum gedruckten Abo geben",
    ground: CONTRACT,
    period: "3 Jahre nach dem Ende des Abos",
    deletedBy: `der Verlag, sonst ${CLOCK}`,
    cleanUps: ["print-cards"],
  },
  {
    title: "Angebote zu deiner Abokarte",
    names: ["upsell_entitlements"],
    purpose: "ein begonnenes Angebot abschließen",
    ground: CONTRACT,
    period: "bis das Angebot abläuft",
    cleanUps: ["offers"],
  },
  {
    title: "Kennungen von Meldungen des Zahlungsdienstes",
    names: ["paywall_events"],
    purpose: "keine Zahlung zweimal buchen",
    ground: CONTRACT,
    period: "400 Tage",
    cleanUps: ["paywall-events"],
  },
];

export const newsletterData: readonly KeptEntry[] = [
  {
    title: "Newsletter, die du bestellt hast, und wann du das bestätigt hast",
    names: ["newsletter_subscriptions", "newsletter_guests"],
    purpose: "dir schicken, was du bestellt hast, und das belegen",
    ground: CONSENT,
    period: "bis du abbestellst",
    deletedBy: "du selbst, mit dem Link jeder Ausgabe",
  },
  {
    title: "Wer welche Ausgabe bekommen hat",
    names: ["newsletter_deliveries"],
    purpose: "keine Ausgabe zweimal senden",
    ground: INTEREST,
    period: "3 Tage",
    cleanUps: ["newsletter-deliveries"],
  },
  {
    title: "Adressen, von denen Mail zurückkam, und Beschwerden über Spam",
    names: ["mail_bounces"],
    purpose: "dorthin nichts mehr senden",
    ground: INTEREST,
    period: "30 Tage, bei Beschwerden und toten Adressen ein Jahr",
    cleanUps: ["bounces", "temporary-bounces"],
  },
  {
    title: "Mail, die auf den Versand wartet",
    names: ["mail_outbox"],
    purpose: "keine Nachricht an dich verlieren",
    ground: CONTRACT,
    period: "bis zum Versand, höchstens 14 Tage",
    cleanUps: ["mail"],
  },
  {
    title: "Dieselbe Mail und Aufträge für Newsletter",
    place: "queue",
    names: ["MAIL_QUEUE", "NEWSLETTER_QUEUE"],
    purpose: "Mail der Reihe nach senden",
    ground: CONTRACT,
    period: "bis zum Versand, höchstens 4 Tage",
  },
];
