/** The mails about accounts. */
import * as v from "valibot";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { defineMail, type MailContext, type MailKindOf, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { toMailName } from "#workers/backend/ground/mail/mail-text.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { findAccount, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { parseReturnPath } from "#workers/backend/readers/accounts/registration/return-path.ts";
import {
  ACTIVATION_HOURS,
  toAccountDeletedMail,
  toActivationAgainMail,
  toActivationMail,
  toAlreadyRegisteredMail,
  toDeletionPlannedMail,
  toPasskeyAddedMail,
  toPasskeyRemovedMail,
  toPasswordChangedMail,
  toPendingRegisteredMail,
  toResetMail,
  toUsernameTakenMail,
} from "./account-mail-texts.ts";
import { createResetKey, defineOwnerMail, resetKeyOfPending, toOwnLogin, type WriteToOwner, writeToOwner } from "./owner-mail.ts";

const HOUR_S = 3600;

/** Link that activates a new account. */
export const activationMail = defineOwnerMail("activation", writeActivation(toActivationMail));

/** The same once more, for the account of `login` (user name or address); no mail for strangers and active accounts. */
export const activationAgainMail = defineLoginMail("activation-again", writeActivation(toActivationAgainMail));

/** Somebody registered with the address of an existing account: its owner is told, and how to sign in or, while it is pending, to set a password of their own. */
export const alreadyRegisteredMail = defineOwnerMail("already-registered", async (account, { env, frame, times }) => {
  if (account.state !== "pending") return toAlreadyRegisteredMail(frame, toOwnLogin(account));
  return toPendingRegisteredMail(frame, await resetKeyOfPending(env.DB, account.id, times.now));
});

/** Link that sets a new password for the account of `login`; no mail for strangers. It activates a pending account too (change-password.ts). */
export const resetMail = defineLoginMail("reset", async ({ id }, { env, frame, times }) =>
  toResetMail(frame, await createResetKey(env.DB, id, times.now)),
);

export const passwordChangedMail = defineOwnerMail("password-changed", async ({ id, state }, { env, frame, times }) =>
  state === "pending" ? null : toPasswordChangedMail(frame, times.queuedAt, await listPasskeyNames(env.DB, id)),
);

export const passkeyAddedMail = definePasskeyMail("passkey-added", toPasskeyAddedMail);
export const passkeyRemovedMail = definePasskeyMail("passkey-removed", toPasskeyRemovedMail);

/** The wished user name belongs to somebody else; the address is free. */
export const usernameTakenMail = defineMail("username-taken", { email: mailText }, async ({ email }, { env, frame }) => {
  const owner = await findAccount(env.DB, toAccountKey(email));
  return owner === null ? { to: email, name: null, mail: toUsernameTakenMail(frame) } : null;
});

export const accountDeletedMail = defineMail(
  "account-deleted",
  { email: mailText, name: mailText, told: v.optional(v.array(mailText), []) },
  async ({ email, name, told }, { frame }) => ({
    to: email,
    name: toMailName(name, ""),
    mail: toAccountDeletedMail(frame, told),
  }),
);

/** It is to go later; nothing when the reader has changed their mind before the mail was written. */
export const deletionPlannedMail = defineMail(
  "deletion-planned",
  { accountId: mailNumber, at: mailNumber, told: v.array(mailText) },
  async ({ accountId, at, told }, context) => {
    const account = await readAccountRow(context.env.DB, accountId);
    const write = async () => toDeletionPlannedMail(context.frame, toDayText(at), told);
    return writeToOwner(account, write, context);
  },
);

export const accountMails = [
  activationMail,
  activationAgainMail,
  alreadyRegisteredMail,
  resetMail,
  passwordChangedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  usernameTakenMail,
  accountDeletedMail,
  deletionPlannedMail,
];

function defineLoginMail(kind: string, write: WriteToOwner): MailKindOf<{ login: string }> {
  return defineMail(kind, { login: mailText }, async ({ login }, context: MailContext) =>
    writeToOwner(await findAccount(context.env.DB, toAccountKey(login)), write, context),
  );
}

function definePasskeyMail(kind: string, toMail: typeof toPasskeyAddedMail): MailKindOf<{ accountId: number; name: string }> {
  return defineMail(kind, { accountId: mailNumber, name: mailText }, async ({ accountId, name }, context) => {
    const write = async () => toMail(context.frame, name, context.times.queuedAt);
    return writeToOwner(await readAccountRow(context.env.DB, accountId), write, context);
  });
}

async function listPasskeyNames(db: D1Database, accountId: number): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM passkeys WHERE account_id = ?1 ORDER BY id")
    .bind(accountId)
    .all<{ name: string }>();
  return results.map(({ name }) => `„${name}“`);
}

function writeActivation(toMail: typeof toActivationMail): WriteToOwner {
  return async ({ id, state }, { env, frame, times }) => {
    if (state !== "pending") return null;
    const lifetimeS = ACTIVATION_HOURS * HOUR_S;
    const key = await createKey(env.DB, { purpose: "activate", accountId: id, lifetimeS, now: times.now });
    return toMail(frame, key, await readReturnPath(env.DB, id));
  };
}

async function readReturnPath(db: D1Database, accountId: number): Promise<string | null> {
  return parseReturnPath(
    await db.prepare("SELECT user_data FROM accounts WHERE id = ?1").bind(accountId).first<string | null>("user_data"),
  );
}
