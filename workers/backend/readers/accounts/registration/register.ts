/** Registration with double opt-in. */

import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import { type Refusal, refuse, refuseTechnically } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import {
  checkoutRegisterByAddress,
  registerByAddress,
  registerMails,
} from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { type AccountRow, accountColumns, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { parseRegistration, type Registration } from "#workers/backend/readers/accounts/account-rules.ts";
import {
  activationMail,
  alreadyRegisteredMail,
  usernameTakenMail,
} from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import type { RegisterResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { signIn } from "#workers/backend/readers/accounts/session/sign-in.ts";

export type RegistrationInput = {
  email: string;
  /** Empty: the address is the user name. */
  username: string;
  password: string;
  agbAccepted: boolean;
  marketingAccepted: boolean;
  /** Signed in at once; counts for trusted callers, and within a checkout of the portal. */
  nodoi: boolean;
  migrate: boolean;
  userData: string | null;
};

/**
 * Readers get the same answer, after the same work, whether or not address and user name are free; the mail says
 * which is the case. Trusted callers are told. Within a checkout a new reader is signed in as well, so that the order
 * goes on: the account still waits for the mail, and until then only this session opens it (sessions.ts). The existing
 * owner of an address is never signed in. Errors: 200 for what breaks a rule, 219 for too many attempts.
 */
export async function register(call: Call, input: RegistrationInput): Promise<RegisterResult> {
  const checked = parseRegistration(input);
  if (!checked.isValid) return refuse("invalidInput", checked.message);
  const { isTrusted, address } = call.caller;
  const isActiveAtOnce = isTrusted && input.nodoi;
  const withoutOrigin = isActiveAtOnce ? null : refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return withoutOrigin;
  const [exceeded] = isTrusted ? [] : await countAttempts(call, [{ limit: registerByAddress, subject: address }]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);

  const registration = checked.value;
  const maySignIn = isActiveAtOnce || (input.nodoi && (await maySignInUnconfirmed(call)));
  const { newId, holder } = await insertAccount(call, registration, { ...input, isActiveAtOnce });
  if (newId !== null) countMetric("registration");
  if (newId === null && isTrusted) return refuseTaken(holder);
  if (newId === null || !isActiveAtOnce) {
    const mails = await countAttempts(call, [{ limit: registerMails, subject: toAccountKey(registration.email) }]);
    if (newId !== null || mails.length === 0) await queueLetter(call, newId, holder, registration.email);
  }
  if (newId === null || !maySignIn) return { kind: "mail-sent", message: replyTexts.activationSent };
  const account = await readAccountRow(call.env.DB, newId);
  if (account === null) return refuseTechnically(`Account ${newId} went away while it was registered`);
  return signIn(call, account, "registration");
}

/** Beyond its limit an address gets the mail alone, like everybody outside a checkout. */
async function maySignInUnconfirmed(call: Call): Promise<boolean> {
  const { isInCheckout, isTrusted, address } = call.caller;
  if (!isInCheckout || isTrusted) return false;
  return (await countAttempts(call, [{ limit: checkoutRegisterByAddress, subject: address }])).length === 0;
}

type Outcome = {
  /** Null when address or user name were taken. */
  newId: number | null;
  /** The account that had the address before. */
  holder: AccountRow | null;
};

/** One batch in every case. Of two simultaneous registrations one finds the address taken. */
async function insertAccount(
  { env, now }: Call,
  { email, username, password, userData }: Registration,
  choices: { isActiveAtOnce: boolean; marketingAccepted: boolean; migrate: boolean },
): Promise<Outcome> {
  const passwordHash = await hashPassword(password);
  const emailKey = toAccountKey(email);
  const find = env.DB.prepare(`SELECT ${accountColumns} FROM accounts a WHERE a.email_key = ?1`).bind(emailKey);
  const insert = env.DB.prepare(
    `INSERT INTO accounts (login, login_key, email, email_key, password_hash, state, agb_accepted_at, marketing_accepted,
       migrate, user_data, created_at, activated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?7, ?11) ON CONFLICT DO NOTHING RETURNING id`,
  ).bind(
    username,
    toAccountKey(username),
    email,
    emailKey,
    passwordHash,
    choices.isActiveAtOnce ? "active" : "pending",
    now,
    choices.marketingAccepted ? 1 : 0,
    choices.migrate ? 1 : 0,
    userData,
    choices.isActiveAtOnce ? now : null,
  );
  const [found, inserted] = await env.DB.batch([find, insert]);
  const [created] = (inserted?.results ?? []) as { id: number }[];
  const [holder] = (found?.results ?? []) as AccountRow[];
  return { newId: created?.id ?? null, holder: holder ?? null };
}

/** Tells the owner of the address what is the case. */
function queueLetter(call: Call, newId: number | null, holder: AccountRow | null, email: string): Promise<void> {
  if (newId !== null) return queueMail(call, activationMail, { accountId: newId });
  if (holder === null) return queueMail(call, usernameTakenMail, { email });
  // A pending holder, too: the first to register chose the password, so the owner of the address sets a new one.
  return queueMail(call, alreadyRegisteredMail, { accountId: holder.id });
}

function refuseTaken(holder: AccountRow | null): Refusal {
  return refuse("invalidInput", holder === null ? replyTexts.usernameTaken : replyTexts.emailTaken);
}
