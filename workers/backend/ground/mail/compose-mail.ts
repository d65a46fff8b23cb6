/** From a message of the queue to the mail that goes out, if any does. */

import type { Env } from "#workers/backend/ground/env.ts";
import { parseSender } from "./mail-address.ts";
import type { MailContext, ParsedMail } from "./mail-kind.ts";
import type { MailSurroundings } from "./mail-text.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export type Mail = {
  from: { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** So that out-of-office replies stay away (RFC 3834). */
const headers = { "Auto-Submitted": "auto-generated" };

/** Null when there is nothing to send. Throws when MAIL_FROM is no sender. */
export async function composeMail(message: ParsedMail, env: Env, times: MailContext["times"]): Promise<Mail | null> {
  const from = parseSender(env.MAIL_FROM);
  const frame = { brand: from.name, origin: message.origin };
  const letter = await message.write({ env, frame, times });
  if (letter === null) return null;
  const { to, name, mail } = letter;
  const full: MailSurroundings = { ...frame, name, imprint: env.MAIL_IMPRINT?.trim() || null };
  return { from, to, subject: mail.subject, text: renderText(mail, full), html: renderHtml(mail, full), headers };
}
