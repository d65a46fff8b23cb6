/** What the mails about a contract say: product, term, price, start, and how to withdraw (§ 4, § 7 FAGG). */
import { REFUND, toWithdrawalForm, toWithdrawalInstruction } from "#shared/rules/withdrawal.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { type MailFrame, type MailText, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import type { SoldTerm } from "./find-term.ts";

export const contractEvents = ["ordered", "cancelled", "resumed", "ended"] as const;

export type Contract = {
  event: (typeof contractEvents)[number];
  title: string;
  startsAt: number;
  endsAt: number | null;
  months: number | null;
  renews: boolean;
  at: number;
  number: string | null;
  /** Null where the brand does not sell it: then its price is not known here. */
  offer: SoldTerm | null;
};

/** `imprint` is the publisher's name and address, or null. */
export function toContractMail(frame: MailFrame, contract: Contract, imprint: string | null): MailText {
  const { subject, heading, first, last } = texts[contract.event](contract, frame);
  const withdrawal = contract.event === "ordered" ? toWithdrawal(frame, imprint) : [];
  return {
    ...withoutLinks,
    subject,
    heading,
    paragraphs: [first, ...toTerms(contract), ...last, ...withdrawal],
    alternative: { label: "Dein Abo im Profil", href: `${toPageLink(frame.origin, "/profil")}#abo` },
    notYou: `Stimmt hier etwas nicht? Dann melde dich bitte bei uns: ${toPageLink(frame.origin, "/kontakt")}`,
  };
}

type Words = { subject: string; heading: string; first: string; last: string[] };

const texts: Record<Contract["event"], (contract: Contract, frame: MailFrame) => Words> = {
  ordered: ({ title, at }, { brand, origin }) => ({
    subject: "Bestätigung deiner Bestellung",
    heading: "Danke für deine Bestellung",
    first: `Du hast am ${toDayText(at)} bei ${brand} ${title} bestellt. Mit dieser Nachricht ist der Vertrag geschlossen. Heb sie auf: Sie ist deine Bestätigung.`,
    last: [
      `Kündigen kannst du jederzeit zum Ende der bezahlten Zeit: im Profil oder ohne Anmeldung unter ${toPageLink(origin, "/kuendigen")}`,
      `Es gelten unsere Geschäftsbedingungen: ${toPageLink(origin, "/agb")}`,
    ],
  }),
  cancelled: ({ title, at, endsAt }) => ({
    subject: "Deine Kündigung ist bestätigt",
    heading: "Dein Abo ist gekündigt",
    first: `Du hast ${title} am ${toDayText(at)} gekündigt. ${endsAt === null ? "Es endet mit der bezahlten Zeit" : `Es endet am ${toDayText(endsAt)}`}. Bis dahin liest du alles, was dazugehört; danach wird nichts mehr verrechnet.`,
    last: ["Bis dahin kannst du die Kündigung im Profil zurücknehmen."],
  }),
  resumed: ({ title, at, endsAt }, { origin }) => ({
    subject: "Dein Abo läuft weiter",
    heading: "Dein Abo läuft weiter",
    first: `Du hast die Kündigung von ${title} am ${toDayText(at)} zurückgenommen.${endsAt === null ? "" : ` Es verlängert sich am ${toDayText(endsAt)}.`}`,
    last: [
      `Kündigen kannst du jederzeit zum Ende der bezahlten Zeit: im Profil oder ohne Anmeldung unter ${toPageLink(origin, "/kuendigen")}`,
      `Über dein Recht, einen Vertrag binnen vierzehn Tagen zu widerrufen, steht alles unter ${toPageLink(origin, "/widerruf")}`,
    ],
  }),
  ended: ({ title, at }) => ({
    subject: "Dein Abo ist beendet",
    heading: "Dein Abo ist beendet",
    first: `${title} ist seit ${toDayText(at)} beendet und verlängert sich nicht mehr.`,
    last: [`Hast du den Vertrag widerrufen, so gilt: ${REFUND}`],
  }),
};

function toTerms({ event, title, startsAt, endsAt, months, renews, number, offer }: Contract): string[] {
  const includes = offer === null ? "" : `. ${offer.lead} ${offer.includes.join("; ")}.`;
  return [
    `Leistung: ${title}${event === "ordered" ? includes : ""}`,
    `Beginn: ${toDayText(startsAt)}`,
    ...toTermLine({ event, endsAt, months, renews }),
    ...(offer === null ? [] : [`Preis: ${offer.priceText}, einschließlich Umsatzsteuer`]),
    ...(number === null ? [] : [`Nummer: ${number}`]),
  ];
}

function toTermLine({ event, endsAt, months, renews }: Pick<Contract, "event" | "endsAt" | "months" | "renews">): string[] {
  const paid = endsAt === null ? "" : `bezahlt bis ${toDayText(endsAt)}`;
  if (event === "ended") return paid === "" ? [] : [`Laufzeit: war ${paid}`];
  if (!renews) return paid === "" ? [] : [`Laufzeit: ${paid}, ohne Verlängerung`];
  const period = months === null ? "" : `, um jeweils ${months === 1 ? "einen Monat" : `${months} Monate`}`;
  return [`Laufzeit: ${paid === "" ? "unbefristet" : paid}; verlängert sich${period}, bis du kündigst`];
}

function toWithdrawal({ brand, origin }: MailFrame, imprint: string | null): string[] {
  const addressee = imprint ?? `${brand}, ${toPageLink(origin, "/impressum")}`;
  return [
    "Dein Rücktrittsrecht",
    ...toWithdrawalInstruction(addressee),
    `Am einfachsten geht das hier: ${toPageLink(origin, "/widerrufen")}`,
    "Muster-Widerrufsformular (wenn du den Vertrag widerrufen willst, kannst du es ausfüllen und zurücksenden)",
    ...toWithdrawalForm(addressee),
  ];
}
