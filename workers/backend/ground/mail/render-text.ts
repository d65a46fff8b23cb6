/** The plain part of a mail. */
import type { MailLink, MailSurroundings, MailText } from "./mail-text.ts";

/** Names and texts stand on one line each, whatever came in. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

function toLinkBlock({ label, href }: MailLink): string {
  return `${toLine(label)}:\n${href}`;
}

export function renderText(mail: MailText, { brand, origin, name, imprint }: MailSurroundings): string {
  const blocks = [
    name === null ? "Hallo," : `Hallo ${toLine(name)},`,
    ...mail.paragraphs.map(toLine),
    ...(mail.action === null ? [] : [toLinkBlock(mail.action)]),
    ...(mail.actionNote === null ? [] : [toLine(mail.actionNote)]),
    ...(mail.alternative === null ? [] : [toLinkBlock(mail.alternative)]),
    toLine(mail.notYou),
    ["-- ", ...[brand, ...(imprint === null ? [] : [imprint]), `Impressum: ${origin}/impressum`].map(toLine)].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
