/** What it takes to remove an account, by its reader's wish of this moment or of an earlier one. */

import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { putMail } from "#workers/backend/ground/mail/outbox.ts";
import type { AccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { accountDeletedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";

/** `now` in seconds; `origin` is the portal's, for links in the mail, and null sends none. */
export type Removal = { env: Env; now: number; origin: string | null };

/**
 * What a room does before an account goes. `end` answers with what the reader is told of it, or null, logged for operators, when it could
 * not: then the account stays, and the reader reads `refusal`. doors/registry/account-endings.ts lists them; rows are deleted by the
 * tables' foreign keys.
 */
export type AccountEnding = {
  end: (removal: Pick<Removal, "env" | "now">, accountId: number) => Promise<string[] | null>;
  refusal: string;
};

/** Null when it is gone, and its owner told by mail; else why it stays. An unconfirmed address may be somebody else's, and gets none. */
export async function removeAccount(
  { env, now, origin }: Removal,
  { id, email, state, firstname, lastname }: AccountRow,
  endings: readonly AccountEnding[],
): Promise<string | null> {
  const told: string[] = [];
  for (const { end, refusal } of endings) {
    const sentences = await end({ env, now }, id);
    if (sentences === null) return refusal;
    told.push(...sentences);
  }
  await env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(id).run();
  if (state !== "active" || origin === null) return null;
  const name = `${firstname} ${lastname}`.trim();
  try {
    await putMail(env, accountDeletedMail.toMessage({ email, name, told }, origin), now);
  } catch (error) {
    logError("A notice to a reader is not queued", error, { kind: accountDeletedMail.kind });
  }
  return null;
}
