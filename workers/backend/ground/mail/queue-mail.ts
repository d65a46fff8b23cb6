/** Mail to readers, written to outbox and queue; its links need the origin that the portal vouched for. */

import { logError } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { MailKindOf } from "./mail-kind.ts";
import { putMail } from "./outbox.ts";

/** Throws when it cannot be kept, or without an origin (readers/accounts/refuse-without-origin.ts says so beforehand). */
export async function queueMail<Fields>({ env, caller, now }: Call, mail: MailKindOf<Fields>, fields: Fields): Promise<void> {
  if (caller.origin === null) throw new Error(`No mail ${mail.kind}: the caller has no origin`);
  await putMail(env, mail.toMessage(fields, caller.origin), now);
}

/** Tells a reader of something that is done already: it stays done when the mail fails, and operators read why. */
export async function queueNotice<Fields>(call: Call, mail: MailKindOf<Fields>, fields: Fields): Promise<void> {
  try {
    await queueMail(call, mail, fields);
  } catch (reason) {
    logError("A notice to a reader is not queued", reason, { kind: mail.kind });
  }
}
