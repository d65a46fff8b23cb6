/** A mail as an RFC 5322 message: text and HTML as quoted-printable UTF-8. */
import { randomUUID } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import * as v from "valibot";

/** What a line of a header may hold: no line breaks, no other control characters. */
const line = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u, "holds a control character"));
const address = v.pipe(line, v.regex(/^[^\s<>,;@]+@[^\s<>,;@]+$/, "is no address"));
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "is no name of a header"));

/** As much of EmailMessageBuilder as this product uses. */
export const letterSchema = v.strictObject({
  from: v.strictObject({ name: line, email: address }),
  to: address,
  subject: line,
  text: v.pipe(v.string(), v.nonEmpty()),
  html: v.pipe(v.string(), v.nonEmpty()),
  headers: v.optional(v.record(headerName, line), {}),
});

export type Letter = v.InferOutput<typeof letterSchema>;

/** Adds what a mail needs besides: date, number, boundaries. */
export async function writeEml(
  { from, to, subject, text, html, headers }: Letter,
  date: Date,
): Promise<{ messageId: string; eml: Buffer }> {
  const messageId = `<${randomUUID()}@${from.email.slice(from.email.indexOf("@") + 1)}>`;
  const mail = new MailComposer({
    from: { name: from.name, address: from.email },
    to,
    subject,
    text,
    html,
    headers,
    date,
    messageId,
    textEncoding: "quoted-printable",
    newline: "windows",
  });
  return { messageId, eml: await mail.compile().build() };
}
