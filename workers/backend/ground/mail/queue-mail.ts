/** Mail to readers, written to outbox and queue; its links need the origin that the portal vouched for. */

import { logError } from "#shared/log/log.ts";
import type { AccountCall } from "#workers/backend/readers/accounts/account-call.ts";
import type { MailMessage } from "./mail-message.ts";
import { putMail } from "./outbox.ts";

type WithoutOrigin<Message> = Message extends unknown ? Omit<Message, "origin"> : never;
export type Letter = WithoutOrigin<MailMessage>;

/** Throws when it cannot be kept, or without an origin (refuse-without-origin says so beforehand). */
export async function queueMail({ env, caller, now }: AccountCall, letter: Letter): Promise<void> {
  if (caller.origin === null) throw new Error(`No mail ${letter.kind}: the caller has no origin`);
  await putMail(env, { ...letter, origin: caller.origin } as MailMessage, now);
}

/** Tells a reader of something that is done already: it stays done when the mail fails, and operators read why. */
export async function queueNotice(call: AccountCall, letter: Letter): Promise<void> {
  try {
    await queueMail(call, letter);
  } catch (reason) {
    logError("A notice to a reader is not queued", reason, { kind: letter.kind });
  }
}
