/** The mails of a notice (Digital Services Act, Art. 16): receipt and decision to its sender, and a line to the newsroom. */
import { toCategoryTitle } from "#shared/rules/notice-rules.ts";
import { defineMail, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailFrame, type MailText, toMailName, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { type NoticeRow, readNotice } from "./newsroom-notices.ts";

/** Somebody reported something: the address that was given gets a receipt. */
export const noticeReceivedMail = defineMail("notice-received", { notice: mailNumber }, async ({ notice }, { env, frame }) =>
  toSender(await readNotice(env.DB, notice), (row) => toReceiptMail(frame, row)),
);

/** What the newsroom decided, and what the sender can do about it. */
export const noticeDecidedMail = defineMail("notice-decided", { notice: mailNumber }, async ({ notice }, { env, frame }) =>
  toSender(await readNotice(env.DB, notice), (row) => toDecisionMail(frame, row)),
);

/** The newsroom is told that a notice waits; who sent it and what it says stands on its page alone. */
export const noticeMail = defineMail("notice", { notice: mailNumber, to: mailText }, async ({ notice, to }, { env, frame }) => {
  const row = await readNotice(env.DB, notice);
  return row === null ? null : { to, name: null, mail: toNewsroomMail(frame, row) };
});

const timeFormat = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Vienna" });
const toTimeText = (seconds: number) => `${timeFormat.format(new Date(seconds * 1000))} Uhr`;

function toSender(row: NoticeRow | null, toMail: (row: NoticeRow) => MailText) {
  if (row?.email == null || row.email === "") return null;
  return { to: row.email, name: toMailName(row.name ?? "", ""), mail: toMail(row) };
}

/** What it is about, without the sender's words: the recipient need not be the sender. */
const toSubject = ({ id, comment_id: comment, category }: NoticeRow) =>
  `Nr. ${id}${comment === null ? "" : ` zum Kommentar Nr. ${comment}`} (${toCategoryTitle(category)})`;

function toReceiptMail({ brand, origin }: MailFrame, row: NoticeRow): MailText {
  return {
    subject: "Deine Meldung ist eingelangt",
    heading: "Deine Meldung ist eingelangt",
    paragraphs: [
      `Deine Meldung ${toSubject(row)} ist am ${toTimeText(row.received_at)} bei ${brand} eingelangt.`,
      "Ein Mensch in der Redaktion prüft sie, ohne automatische Entscheidung. Was entschieden wurde und warum, schreiben wir dir an diese Adresse.",
    ],
    ...withoutLinks,
    notYou: `Du hast nichts gemeldet? Dann gib uns bitte mit dieser Nummer Bescheid: ${toPageLink(origin, "/kontakt")}`,
  };
}

const outcomes = {
  kept: { heading: "Wir haben nichts veranlasst", text: "geprüft und nichts veranlasst." },
  removed: { heading: "Wir haben den Inhalt entfernt", text: "geprüft und den Inhalt entfernt oder geändert." },
};

function toDecisionMail({ brand, origin }: MailFrame, row: NoticeRow): MailText {
  const { heading, text } = outcomes[row.outcome ?? "kept"];
  return {
    subject: "Entscheidung über deine Meldung",
    heading,
    paragraphs: [
      `${brand} hat deine Meldung ${toSubject(row)} vom ${toTimeText(row.received_at)} ${text}`,
      ...(row.reason ?? "").split(/\n+/).filter((line) => line.trim() !== ""),
      "Entschieden hat ein Mensch in der Redaktion, ohne automatisierte Mittel.",
      "Bist du anderer Meinung, schreib uns mit der Nummer, was an der Entscheidung falsch ist: Jemand prüft sie noch einmal. Dir steht auch der Weg zu einer zertifizierten Stelle für außergerichtliche Streitbeilegung, zur Beschwerde beim Koordinator für digitale Dienste (in Österreich die KommAustria) und zu Gericht offen.",
    ],
    ...withoutLinks,
    action: { label: "Der Redaktion schreiben", href: toPageLink(origin, "/kontakt") },
    notYou: `Du hast nichts gemeldet? Dann gib uns bitte mit dieser Nummer Bescheid: ${toPageLink(origin, "/kontakt")}`,
  };
}

function toNewsroomMail({ origin }: Pick<MailFrame, "origin">, row: NoticeRow): MailText {
  return {
    subject: `Meldung Nr. ${row.id}`,
    heading: `Meldung Nr. ${row.id}`,
    paragraphs: [
      `${toCategoryTitle(row.category)}, eingelangt am ${toTimeText(row.received_at)}.`,
      ...(row.comment_id === null ? [] : [`Sie betrifft den Kommentar Nr. ${row.comment_id}.`]),
    ],
    ...withoutLinks,
    action: { label: "Meldung öffnen", href: toPageLink(origin, `/redaktion/meldungen/${row.id}`) },
    actionNote: null,
    notYou:
      "Wer sie geschickt hat und warum, steht nur in der Redaktion. Prüf sie ohne Verzug: Das Gesetz über digitale Dienste verlangt es.",
  };
}
