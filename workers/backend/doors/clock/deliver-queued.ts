/** What waits in a queue is sent: newsletters and notices from theirs, mail from the other. */
import { mails } from "#workers/backend/doors/registry/mails.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deliverMail } from "#workers/backend/ground/mail/deliver-mail.ts";
import { deliverIssues } from "#workers/backend/readers/newsletters/sending/deliver-issue.ts";
import { deliverPush } from "#workers/backend/readers/push/sending/deliver-push.ts";

/** As in wrangler.toml, for any name of the brand and the environment. */
const NEWSLETTER_QUEUE = /-newsletter(?:-\w+)?$/;
const PUSH_QUEUE = /-push(?:-\w+)?$/;

export function deliverQueued(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  if (PUSH_QUEUE.test(batch.queue)) return deliverPush(batch, env);
  return NEWSLETTER_QUEUE.test(batch.queue) ? deliverIssues(batch, env) : deliverMail(batch, env, mails);
}
