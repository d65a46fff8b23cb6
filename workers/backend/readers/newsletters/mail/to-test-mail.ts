/** An issue as mail to somebody of the newsroom: marked as a test, without anything that counts, or ends a subscription. */
import type { Env } from "#workers/backend/ground/env.ts";
import type { Mail } from "#workers/backend/ground/mail/compose-mail.ts";
import { parseSender } from "#workers/backend/ground/mail/mail-address.ts";
import type { IssueContent } from "./issue-content.ts";
import { renderIssueHtml } from "./render-issue-html.ts";
import { renderIssueText } from "./render-issue-text.ts";

const NOTE = "Probemail aus der Redaktion. Leserinnen und Leser haben sie nicht bekommen.";

/** Throws when MAIL_FROM is no sender. */
export function toTestMail(
  content: IssueContent,
  { to, origin, env }: { to: string; origin: string; env: Pick<Env, "MAIL_FROM" | "MAIL_IMPRINT"> },
): Mail {
  const from = parseSender(env.MAIL_FROM);
  // The list of newsletters stands where readers have their own way out.
  const frame = {
    brand: from.name,
    origin,
    imprint: env.MAIL_IMPRINT?.trim() || null,
    leave: `${origin}/newsletter`,
    note: NOTE,
  };
  const plain = { ...content, page: null, sections: content.sections.map(withoutCounting) };
  return {
    from,
    to,
    subject: `[Probe] ${content.subject}`,
    text: renderIssueText(plain, frame),
    html: renderIssueHtml(plain, frame),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function withoutCounting({ title, items }: IssueContent["sections"][number]): IssueContent["sections"][number] {
  return { title, items: items.map((item) => ({ ...item, href: item.href.replace("?utm_source=newsletter", "") })) };
}
