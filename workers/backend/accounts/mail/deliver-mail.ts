/** Consumer of the mail queue. */
import type { Env } from "#workers/backend/env.ts";
import { composeMail } from "./compose-mail.ts";
import { parseMailAddress } from "./mail-address.ts";
import { isWaiting, removeMail } from "./outbox.ts";
import { parseMailMessage, parseOutboxId } from "./parse-mail-message.ts";

/** After the first, second, … failed attempt. The queue itself gives up after max_retries (wrangler.toml). */
const retryDelaysS = [30, 120, 600, 3600, 4 * 3600] as const;

/** Each message is settled on its own: what fails is tried again later and hinders no other. Never throws. */
export async function deliverMail(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  for (const message of batch.messages) await deliver(message, env);
}

async function deliver(message: Message<unknown>, env: Env): Promise<void> {
  const parsed = parseMailMessage(message.body);
  const outboxId = parseOutboxId(message.body);
  if (parsed === null) {
    console.error("mail message not understood and dropped", message.id);
    message.ack();
    return;
  }
  try {
    // It came twice.
    if (outboxId !== null && !(await isWaiting(env.DB, outboxId))) return message.ack();
    const times = { now: Math.floor(Date.now() / 1000), queuedAt: message.timestamp };
    const mail = await composeMail(parsed, env, times);
    if (mail !== null && parseMailAddress(mail.to) === null) {
      console.error("mail not sent: the address is none", message.id, parsed.kind);
    } else if (mail !== null) {
      await env.MAIL.send(mail);
    }
    if (outboxId !== null) await removeMail(env.DB, outboxId);
    message.ack();
  } catch (error) {
    console.error("mail not sent", message.id, parsed.kind, `attempt ${message.attempts}`, describeFailure(error));
    message.retry({ delaySeconds: decideRetryDelay(message.attempts) });
  }
}

function decideRetryDelay(attempts: number): number {
  return retryDelaysS[Math.min(Math.max(attempts, 1), retryDelaysS.length) - 1] as number;
}

/** For the log, which holds neither addresses nor keys. */
function describeFailure(error: unknown): string {
  return String(error)
    .replace(/\bkey=[^\s&"]+/g, "key=…")
    .replace(/[^\s<>"]+@[^\s<>"]+/g, "…@…")
    .slice(0, 300);
}
