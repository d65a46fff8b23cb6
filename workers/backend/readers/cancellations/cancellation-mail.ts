/** The mails of a declaration that ends a contract (decision 107). */
import { REFUND } from "#shared/rules/withdrawal.ts";
import { defineMail, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailFrame, type MailText, toMailName, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { type CancellationRow, readCancellation } from "./cancellations.ts";

/** Somebody ended a contract: the address that was given gets a receipt. */
export const cancellationReceivedMail = defineMail(
  "cancellation-received",
  { cancellation: mailNumber },
  async ({ cancellation }, { env, frame }) => {
    const row = await readCancellation(env.DB, cancellation);
    return row === null ? null : { to: row.email, name: toMailName(row.name, ""), mail: toReceiptMail(frame, row) };
  },
);

/** The publisher gets the whole declaration. */
export const cancellationMail = defineMail(
  "cancellation",
  { cancellation: mailNumber, to: mailText },
  async ({ cancellation, to }, { env, frame }) => {
    const row = await readCancellation(env.DB, cancellation);
    return row === null ? null : { to, name: null, mail: toPublisherMail(frame, row) };
  },
);

const timeFormat = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Vienna" });
const dayFormat = new Intl.DateTimeFormat("de-AT", { dateStyle: "long", timeZone: "UTC" });

const kinds = { ordinary: "Ordentliche Kündigung", extraordinary: "Außerordentliche Kündigung", withdrawal: "Widerruf" };

/** Nothing that can be a message or a link: the sender of the form need not be the recipient of the mail. */
const harmless = /^(?!.*\.\S)[\p{L}\d][\p{L}\p{M}\d '’/.,()#-]{0,59}$/u;

function toTimeText(seconds: number): string {
  return `${timeFormat.format(new Date(seconds * 1000))} Uhr`;
}

function toEndText({ kind, ends_on: day }: CancellationRow): string {
  if (kind === "withdrawal") return "vom Vertrag von Anfang an";
  return day === null ? "zum nächstmöglichen Zeitpunkt" : `zum ${dayFormat.format(new Date(`${day}T00:00:00Z`))}`;
}

/** Confirms to the given address that it came, when, and what it says. Texts that could carry a stranger's message are left out. */
function toReceiptMail({ brand, origin }: MailFrame, row: CancellationRow): MailText {
  const contract = harmless.test(row.contract) ? ` Du hast angegeben: „${row.contract}“.` : "";
  const reason = row.reason === "" ? "" : " Die Gründe, die du genannt hast, haben wir im Wortlaut gespeichert.";
  return {
    subject: row.kind === "withdrawal" ? "Dein Widerruf ist eingelangt" : "Deine Kündigung ist eingelangt",
    heading: row.kind === "withdrawal" ? "Dein Widerruf ist eingelangt" : "Deine Kündigung ist eingelangt",
    paragraphs: [
      `${kinds[row.kind]}, ${toEndText(row)}. Eingelangt bei ${brand} am ${toTimeText(row.received_at)}, unter der Nummer ${row.id}.${contract}${reason}`,
      ...(row.kind === "withdrawal" ? [REFUND] : []),
      "Du brauchst nichts weiter zu tun. Wir ordnen die Erklärung deinem Vertrag zu und schreiben dir, wann er endet. Heb diese Nachricht auf: Sie ist deine Bestätigung.",
    ],
    ...withoutLinks,
    notYou: `Du hast das nicht erklärt? Dann gib uns bitte mit dieser Nummer Bescheid: ${new URL("/kontakt", origin).href}`,
  };
}

/** The whole declaration, for the publisher. */
function toPublisherMail({ origin }: Pick<MailFrame, "origin">, row: CancellationRow): MailText {
  return {
    subject: `${kinds[row.kind]} Nr. ${row.id}`,
    heading: `${kinds[row.kind]} Nr. ${row.id}`,
    paragraphs: [
      `Eingelangt am ${toTimeText(row.received_at)}, ${toEndText(row)}.`,
      `Name: ${row.name}`,
      `E-Mail: ${row.email}`,
      `Vertrag: ${row.contract}`,
      ...(row.reason === "" ? [] : [`Grund: ${row.reason.replace(/\s*\n+\s*/g, " / ")}`]),
    ],
    ...withoutLinks,
    notYou: `Gesendet über ${new URL("/kuendigen", origin).host}/kuendigen, ohne Anmeldung: Name, Adresse und Vertrag sind noch nicht geprüft. Wer hier steht, hat eine Bestätigung bekommen, dass die Erklärung da ist, aber nicht, wann der Vertrag endet.`,
  };
}
