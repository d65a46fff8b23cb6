/** Mails to the owner of an account. */
import { defineMail, type MailContext, type MailKindOf, mailNumber } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailText, toMailName } from "#workers/backend/ground/mail/mail-text.ts";
import { type AccountRow, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { createKey, deleteKeysStatement } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { RESET_HOURS } from "./account-mail-texts.ts";

const HOUR_S = 3600;

/** Null when the account is no longer in the state that the mail is about. */
export type WriteToOwner = (account: AccountRow, context: MailContext) => Promise<MailText | null>;

/** A mail about the account with this id. Nothing goes to accounts that are gone or blocked. */
export function defineOwnerMail(kind: string, write: WriteToOwner): MailKindOf<{ accountId: number }> {
  return defineMail(kind, { accountId: mailNumber }, async ({ accountId }, context) =>
    writeToOwner(await readAccountRow(context.env.DB, accountId), write, context),
  );
}

export async function writeToOwner(account: AccountRow | null, write: WriteToOwner, context: MailContext) {
  if (account === null || account.state === "blocked") return null;
  const mail = await write(account, context);
  return mail === null ? null : { to: account.email, name: toMailName(account.firstname, account.lastname), mail };
}

/** The user name where it is not the address, else null. */
export function toOwnLogin({ login, login_key, email_key }: AccountRow): string | null {
  return login_key === email_key ? null : login;
}

/** The key of a link that sets a new password. */
export function createResetKey(db: D1Database, accountId: number, now: number): Promise<string> {
  return createKey(db, { purpose: "reset", accountId, lifetimeS: RESET_HOURS * HOUR_S, now });
}

/** The same for a pending account: an earlier mail would activate it with a password that somebody else may have chosen. */
export async function resetKeyOfPending(db: D1Database, accountId: number, now: number): Promise<string> {
  await deleteKeysStatement(db, { purpose: "activate", accountId }).run();
  return createResetKey(db, accountId, now);
}
