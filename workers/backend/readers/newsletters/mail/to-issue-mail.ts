/** An issue as mail. All readers get the same but for the address that ends the subscription. */

import type { Env } from "#workers/backend/ground/env.ts";
import type { Mail } from "#workers/backend/ground/mail/compose-mail.ts";
import { parseSender } from "#workers/backend/ground/mail/mail-address.ts";
import type { IssueContent } from "./issue-content.ts";
import { renderIssueHtml } from "./render-issue-html.ts";
import { renderIssueText } from "./render-issue-text.ts";

export type Recipient = { email: string; leaveKey: string };

/** Stands in the rendered issue where a reader's own key belongs; no text of a newsroom holds it. */
const KEY_PLACE = "00000000-leave-key-00000000";

/** Renders once, and gives each reader's mail. Throws when MAIL_FROM is no sender. */
export function createIssueMails(
  content: IssueContent,
  { newsletter, origin, env }: { newsletter: string; origin: string; env: Pick<Env, "MAIL_FROM" | "MAIL_IMPRINT"> },
): (recipient: Recipient) => Mail {
  const from = parseSender(env.MAIL_FROM);
  const frame = { brand: from.name, origin, imprint: env.MAIL_IMPRINT?.trim() || null, leave: toLeaveAddress(origin, KEY_PLACE) };
  const text = renderIssueText(content, frame);
  const html = renderIssueHtml(content, frame);
  const host = from.email.slice(from.email.indexOf("@") + 1);
  const listName = newsletter.toLowerCase().replace(/[^a-z0-9-]/g, "-");
  return ({ email, leaveKey }) => ({
    from,
    to: email,
    subject: content.subject,
    text: text.replaceAll(KEY_PLACE, leaveKey),
    html: html.replaceAll(KEY_PLACE, leaveKey),
    headers: {
      // RFC 8058: the mail program's own button ends the subscription, without a page.
      "List-Unsubscribe": `<${toLeaveAddress(origin, leaveKey)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `<${listName}.newsletter.${host}>`,
      ...(content.page === null
        ? {}
        : { "List-Archive": `<${origin}/newsletter/${newsletter}>`, "Archived-At": `<${content.page}>` }),
      Precedence: "bulk",
      "Auto-Submitted": "auto-generated",
    },
  });
}

function toLeaveAddress(origin: string, key: string): string {
  return `${origin}/newsletter/abmelden?key=${key}`;
}
