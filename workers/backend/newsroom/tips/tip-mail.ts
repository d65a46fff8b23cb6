/** The mail that tells the newsroom of a tip (decision 84): so much of its text that it knows what it is about, and never who sent it. */
import { defineMail, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import type { MailFrame, MailText } from "#workers/backend/ground/mail/mail-text.ts";
import { readTip, type TipRow } from "./newsroom-tips.ts";

/** The newsroom is told of a tip; nothing when it is deleted meanwhile. */
export const tipMail = defineMail("tip", { tip: mailNumber, to: mailText }, async ({ tip: id, to }, { env, frame }) => {
  const tip = await readTip(env.DB, id);
  return tip === null ? null : { to, name: null, mail: toTipMail(frame, tip) };
});

const MAX_TEXT = 500;

function toTipMail({ origin }: Pick<MailFrame, "origin">, { id, text, place, contact, file_count: files }: TipRow): MailText {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).toWellFormed().trimEnd()} …` : text;
  const facts = [
    place === "" ? "ohne Ort" : `Ort: ${place}`,
    files === 0 ? "ohne Dateien" : files === 1 ? "1 Datei" : `${files} Dateien`,
    contact === "" ? "ohne Kontakt" : "mit Kontakt für Rückfragen",
  ];
  return {
    subject: `Neuer Tipp Nr. ${id}`,
    heading: `Tipp Nr. ${id}`,
    paragraphs: [...cut.split(/\n+/).filter((line) => line.trim() !== ""), facts.join(" · ")],
    action: { label: "Tipp öffnen", href: new URL(`/redaktion/tipps/${id}`, origin).href },
    actionNote: files === 0 ? null : "Dateien stehen dort, sobald sie übertragen sind.",
    alternative: null,
    notYou: "Leite diese Nachricht nicht weiter: Ein Tipp ist vertraulich. Von wem er kommt, steht nur in der Redaktion.",
  };
}
