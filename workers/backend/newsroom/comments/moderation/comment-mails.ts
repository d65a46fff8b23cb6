/** The mails to a comment's author: what was decided and why (Digital Services Act, Art. 17), and what came of a complaint (Art. 20). */
import { type CommentGroundName, toGroundText } from "#shared/rules/comment-grounds.ts";
import { htmlToTyped } from "#workers/backend/content/comments/typed-text.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { defineMail, type MailContext, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailFrame, type MailText, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { COMPLAINT_S } from "#workers/backend/newsroom/comments/change-comment.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { writeToOwner } from "#workers/backend/readers/accounts/mail/owner-mail.ts";

/** `title` is the post's; the comment itself is looked up, unless it is gone. */
const fields = { accountId: mailNumber, decision: mailNumber, comment: mailNumber, title: mailText };
type Fields = { accountId: number; decision: number; comment: number; title: string };

type Row = {
  kind: string;
  ground: CommentGroundName | null;
  reason: string;
  decided_at: number;
  by_notice: number;
  answer: string | null;
  is_upheld: number | null;
  html: string | null;
  is_banned: number;
};

const rowSql = `SELECT d.kind, d.ground, d.reason, d.decided_at, d.by_notice, d.answer, d.is_upheld, c.html,
    a.comment_banned_at IS NOT NULL AS is_banned
  FROM comment_decisions d CROSS JOIN accounts a ON a.id = ?2 LEFT JOIN comments c ON c.id = d.comment_id WHERE d.id = ?1`;

/** Something that its author wrote here was hidden or deleted, or its author banned. */
export const commentDecisionMail = defineMail("comment-decision", fields, (message, context) =>
  tell(message, context, toDecisionMail),
);

/** A complaint was answered. */
export const complaintAnswerMail = defineMail("comment-complaint-answer", fields, (message, context) =>
  tell(message, context, toAnswerMail),
);

type ToMail = (frame: MailFrame, row: Row, message: Fields) => MailText | null;

async function tell(message: Fields, context: MailContext, toMail: ToMail) {
  const { DB } = context.env;
  const row = await DB.prepare(rowSql).bind(message.decision, message.accountId).first<Row>();
  if (row === null) return null;
  return writeToOwner(await readAccountRow(DB, message.accountId), async () => toMail(context.frame, row, message), context);
}

const toPage = ({ origin }: MailFrame, { comment }: Fields) => toPageLink(origin, `/profil/kommentare/${comment}`);

const MAX_QUOTED = 600;
const COURTS =
  "Außerdem kannst du dich an eine zertifizierte Stelle für außergerichtliche Streitbeilegung wenden (Art. 21 des Gesetzes über digitale Dienste), und der Weg zu Gericht steht dir offen.";

/** What its author wrote, so that they know which comment it is about. */
function toQuote(html: string | null): string[] {
  const text = html === null ? "" : htmlToTyped(html).replace(/\s*\n+\s*/g, " / ");
  if (text === "") return [];
  return [`Dein Kommentar: „${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed().trimEnd()} …` : text}“`];
}

function toDecisionMail(frame: MailFrame, row: Row, message: Fields): MailText {
  const what = whats[row.kind] ?? whats.hidden;
  const at = `zum Artikel „${message.title}“`;
  const base = { ...withoutLinks, subject: what.subject, heading: what.subject, notYou: toNotYou(frame) };
  const why = row.reason === "" ? [] : [`Die Redaktion schreibt dazu: ${row.reason.replace(/\s*\n+\s*/g, " / ")}`];
  // Its author wanted it.
  if (row.ground === null)
    return { ...base, paragraphs: [`Wir haben deinen Kommentar ${at} auf deinen Wunsch gelöscht.`, ...why] };
  const isComplaintOver = row.kind === "deleted";
  return {
    ...base,
    paragraphs: [
      `${what.text(at)}${row.kind === "hidden" && row.is_banned === 1 ? ` ${BANNED}` : ""}`,
      ...toQuote(row.html),
      `Grund: ${toGroundText(row.ground)}.`,
      ...why,
      `Entschieden hat das ein Mensch in der Redaktion${row.by_notice === 1 ? ", nachdem uns jemand darauf hingewiesen hat" : ""}, kein Programm.`,
      ...(isComplaintOver
        ? ["Die Frist für eine Beschwerde bei uns ist vorbei."]
        : [
            `Hältst du das für falsch? Bis ${toDayText(row.decided_at + COMPLAINT_S)} kannst du dich bei uns beschweren, auf der Seite deines Kommentars und ohne Kosten. Ein Mensch prüft es noch einmal.`,
          ]),
      COURTS,
    ],
    action: isComplaintOver ? null : { label: "Ansehen und beschweren", href: toPage(frame, message) },
  };
}

const BANNED = "Du kannst hier keine Kommentare mehr schreiben.";
type What = { subject: string; text: (at: string) => string };
const whats: Record<string, What> & { hidden: What } = {
  hidden: {
    subject: "Dein Kommentar ist nicht mehr zu lesen",
    text: (at) => `Wir haben deinen Kommentar ${at} ausgeblendet. Außer dir kann ihn niemand mehr lesen.`,
  },
  deleted: { subject: "Dein Kommentar ist gelöscht", text: (at) => `Wir haben deinen Kommentar ${at} endgültig gelöscht.` },
  banned: {
    subject: "Du kannst keine Kommentare mehr schreiben",
    text: (at) => `${BANNED} Anlass ist dein Kommentar ${at}. Was du geschrieben hast, bleibt, wo es ist.`,
  },
};

function toAnswerMail(frame: MailFrame, { kind, answer, is_upheld: isUpheld }: Row, message: Fields): MailText | null {
  if (answer === null) return null;
  const right = kind === "banned" ? "Du kannst wieder Kommentare schreiben." : "Dein Kommentar ist wieder zu lesen.";
  return {
    ...withoutLinks,
    subject: "Antwort auf deine Beschwerde",
    heading: isUpheld === 1 ? "Deine Beschwerde war berechtigt" : "Wir bleiben bei unserer Entscheidung",
    paragraphs: [
      `Du hast dich über unsere Entscheidung zu deinem Kommentar zum Artikel „${message.title}“ beschwert. Ein Mensch in der Redaktion hat sie noch einmal geprüft.`,
      ...answer.split(/\n+/).filter((line) => line.trim() !== ""),
      ...(isUpheld === 1 ? [right] : [COURTS]),
    ],
    action: { label: "Deinen Kommentar ansehen", href: toPage(frame, message) },
    notYou: toNotYou(frame),
  };
}

const toNotYou = ({ brand }: MailFrame) =>
  `Du bekommst diese Nachricht, weil mit deinem Benutzerkonto bei ${brand} kommentiert wurde. Auf sie kannst du nicht antworten: Schreib auf der Seite deines Kommentars.`;
