/** What waits in a queue is sent: newsletters from theirs, mail from the other. */
import { mails } from "#workers/backend/doors/registry/mails.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deliverMail } from "#workers/backend/ground/mail/deliver-mail.ts";
import { deliverIssues } from "#workers/backend/readers/newsletters/sending/deliver-issue.ts";

/** As in wrangler.toml, for any name of the brand and the environment. */
const NEWSLETTER_QUEUE = /-newsletter(?:-\w+)?$/;

export function deliverQueued(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  return NEWSLETTER_QUEUE.test(batch.queue) ? deliverIssues(batch, env) : deliverMail(batch, env, mails);
}
