/** What becomes of a message of the queue, of whichever kind it is. */
import { mails } from "#workers/backend/doors/registry/mails.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeMail, type Mail } from "./compose-mail.ts";
import { type MailContext, type MailMessage, parseMail } from "./mail-kind.ts";

/** As the queue holds it: `outbox` is the row it stands for. */
export type QueuedMail = MailMessage & { outbox: number };

export async function composeForTest(message: unknown, env: Env, times: MailContext["times"]): Promise<Mail | null> {
  const parsed = parseMail(message, mails);
  if (parsed === null) throw new Error(`No mail: ${JSON.stringify(message)}`);
  return composeMail(parsed, env, times);
}
