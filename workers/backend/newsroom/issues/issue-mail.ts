/** An issue that is being prepared as mail: as its readers will get it, and as a test for one of the newsroom. */
import type { Env } from "#workers/backend/ground/env.ts";
import type { Mail } from "#workers/backend/ground/mail/compose-mail.ts";
import { findStaffById } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { toRegionalDay } from "#workers/backend/readers/newsletters/issues/issue-slot.ts";
import { type IssueContent, readIssueContent } from "#workers/backend/readers/newsletters/mail/issue-content.ts";
import { createIssueMails } from "#workers/backend/readers/newsletters/mail/to-issue-mail.ts";
import { toTestMail } from "#workers/backend/readers/newsletters/mail/to-test-mail.ts";
import { chooseDeskIssue, type DeskIssue, toSendingMoment } from "./read-issue.ts";

/** Belongs to nobody. */
const NO_KEY = "vorschau";

/** `origin`: with which links begin; null where it is not known. */
type Mailing = { env: Env; origin: string | null; now: number };

async function readContent(
  issue: DeskIssue,
  { env, origin, now }: Mailing,
): Promise<{ content: IssueContent; origin: string } | null> {
  const choice = origin === null ? null : await chooseDeskIssue(env.DB, issue, now);
  if (origin === null || choice === null) return null;
  const { slug, title, listed } = issue.newsletter;
  const at = toSendingMoment(issue, now);
  const row = { id: 0, newsletter: slug, day: issue.day || toRegionalDay(at), title, listed };
  const words = { subject: choice.subject, intro: choice.intro, sections: JSON.stringify(choice.sections) };
  const content = await readIssueContent(env.DB, { ...row, ...words }, { origin, now: at });
  return content === null ? null : { content, origin };
}

/** Null where there is nothing to send. */
export async function previewMail(issue: DeskIssue, mailing: Mailing): Promise<Mail | null> {
  const { env } = mailing;
  const read = await readContent(issue, mailing);
  if (read === null) return null;
  const toMail = createIssueMails(read.content, { newsletter: issue.newsletter.slug, origin: read.origin, env });
  return toMail({ email: "", leaveKey: NO_KEY });
}

/** To their own address. `empty`: there is nothing to send. Rejects when the mail does not go. */
export async function sendTest(issue: DeskIssue, staffId: number, mailing: Mailing): Promise<"sent" | "empty"> {
  const { env } = mailing;
  const [read, member] = await Promise.all([readContent(issue, mailing), findStaffById(env.DB, staffId)]);
  if (read === null || member === null) return "empty";
  await env.MAIL.send(toTestMail(read.content, { to: member.mail, origin: read.origin, env }));
  return "sent";
}
