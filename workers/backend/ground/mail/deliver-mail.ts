/** Consumer of the mail queue. */

import { logError } from "#shared/log/log.ts";
import { redactText } from "#shared/log/redact.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeMail, type Mail } from "./compose-mail.ts";
import { describeMailFailure, type MailFailure } from "./describe-mail-failure.ts";
import { parseMailAddress } from "./mail-address.ts";
import { type MailKind, parseMail, parseOutboxId } from "./mail-kind.ts";
import { isWaiting, removeMail } from "./outbox.ts";

/** After the first, second, … failed attempt. The queue itself gives up after max_retries (wrangler.toml). */
const retryDelaysS = [30, 120, 600, 3600, 4 * 3600] as const;

/** A delivery takes seconds; an interrupted one is tried again after this. */
const CLAIM_S = 60;
const MAX_REASON = 300;

/** Each message, of one of these kinds, is handled on its own: a failed one is tried again later, without affecting others. Never throws. */
export async function deliverMail(batch: MessageBatch<unknown>, env: Env, kinds: readonly MailKind[]): Promise<void> {
  for (const message of batch.messages) await deliver(message, env, kinds);
}

async function deliver(message: Message<unknown>, env: Env, kinds: readonly MailKind[]): Promise<void> {
  const parsed = parseMail(message.body, kinds);
  const outboxId = parseOutboxId(message.body);
  if (parsed === null) {
    logError("A message for a mail is not understood and dropped", undefined, { messageId: message.id });
    message.ack();
    return;
  }
  let isClaimed = false;
  try {
    const now = Math.floor(Date.now() / 1000);
    if (outboxId !== null) {
      // A duplicate of a message already delivered.
      if (!(await isWaiting(env.DB, outboxId))) return message.ack();
      // A duplicate that is being delivered right now is left to the delivery with the claim.
      if (!(await claim(env, outboxId, now))) return message.retry({ delaySeconds: CLAIM_S });
      isClaimed = true;
    }
    const times = { now, queuedAt: message.timestamp };
    const mail = await composeMail(parsed, env, times);
    if (mail !== null && parseMailAddress(mail.to) === null) {
      logError("A mail was not sent: the address is none", undefined, { messageId: message.id, kind: parsed.kind });
    } else if (mail !== null) {
      await send(env, mail);
    }
    if (outboxId !== null) await removeMail(env.DB, outboxId);
    message.ack();
  } catch (error) {
    logError("A mail was not sent", undefined, {
      messageId: message.id,
      kind: parsed.kind,
      attempt: message.attempts,
      ...describeFailure(error),
    });
    message.retry({ delaySeconds: decideRetryDelay(message.attempts) });
    if (isClaimed && outboxId !== null) await release(env, outboxId);
  }
}

/** The provider's answer, without its text. */
class NotTaken extends Error {
  readonly failure: MailFailure;
  constructor(answer: unknown) {
    super("The provider did not take the mail");
    this.failure = describeMailFailure(answer);
  }
}

async function send({ MAIL }: Env, mail: Mail): Promise<void> {
  try {
    await MAIL.send(mail);
  } catch (answer) {
    throw new NotTaken(answer);
  }
}

/** For the log, which holds neither addresses nor keys. */
function describeFailure(error: unknown): MailFailure {
  return error instanceof NotTaken ? error.failure : { reason: redactText(String(error)).slice(0, MAX_REASON) };
}

const toSubject = (outboxId: number) => `mail:${outboxId}`;

/** Whether no other delivery has claimed the mail. Rejects when that cannot be known. */
async function claim({ COUNTERS }: Env, outboxId: number, now: number): Promise<boolean> {
  const { isTaken } = await COUNTERS.getByName(toSubject(outboxId)).take({ max: 1, windowS: CLAIM_S }, now);
  return isTaken;
}

async function release({ COUNTERS }: Env, outboxId: number): Promise<void> {
  try {
    await COUNTERS.getByName(toSubject(outboxId)).forget();
  } catch (error) {
    logError("A mail waits until no other delivery of it can be running", undefined, { outboxId, ...describeFailure(error) });
  }
}

function decideRetryDelay(attempts: number): number {
  return retryDelaysS[Math.min(Math.max(attempts, 1), retryDelaysS.length) - 1] as number;
}
