/** From a message of the queue to the mail that goes out, if any does. */

import type { Env } from "#workers/backend/ground/env.ts";
import { readTip } from "#workers/backend/newsroom/tips/newsroom-tips.ts";
import { toTipMail } from "#workers/backend/newsroom/tips/tip-mail.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { type AccountRow, findAccount, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { createKey, deleteKeysStatement } from "#workers/backend/readers/accounts/one-time-keys.ts";
import { parseReturnPath } from "#workers/backend/readers/accounts/registration/return-path.ts";
import { toPublisherMail, toReceiptMail } from "#workers/backend/readers/cancellations/cancellation-mail.ts";
import { readCancellation } from "#workers/backend/readers/cancellations/cancellations.ts";
import { createConfirmationKey } from "#workers/backend/readers/newsletters/readers/confirmation-key.ts";
import { readMissingNewsletters } from "#workers/backend/readers/newsletters/readers/missing-newsletters.ts";
import { parseSender } from "./mail-address.ts";
import type { MailMessage } from "./mail-message.ts";
import {
  ACTIVATION_HOURS,
  RESET_HOURS,
  toAccountDeletedMail,
  toActivationAgainMail,
  toActivationMail,
  toAlreadyRegisteredMail,
  toNewsletterConfirmMail,
  toNewsletterKnownMail,
  toPasswordChangedMail,
  toPendingRegisteredMail,
  toResetMail,
  toUpsellAlreadyRegisteredMail,
  toUpsellPendingMail,
  toUsernameTakenMail,
} from "./mail-templates.ts";
import { type MailFrame, type MailText, toMailName } from "./mail-text.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export type Mail = {
  from: { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

const HOUR_S = 3600;
/** So that out-of-office replies stay away (RFC 3834). */
const headers = { "Auto-Submitted": "auto-generated" };

type Letter = { to: string; name: string | null; mail: MailText };
type Frame = { brand: string; origin: string };
type Times = { now: number; queuedAt: Date };

/**
 * Null when there is nothing to send: to strangers, to blocked accounts, and where the account is no longer in the
 * state that the message is about. Makes the one-time key of its link. Throws when MAIL_FROM is no sender.
 */
export async function composeMail(message: MailMessage, env: Env, times: Times): Promise<Mail | null> {
  const from = parseSender(env.MAIL_FROM);
  const frame = { brand: from.name, origin: message.origin };
  const letter = await writeLetter(message, env, frame, times);
  if (letter === null) return null;
  const { to, name, mail } = letter;
  const imprint = env.MAIL_IMPRINT?.trim() || null;
  const full: MailFrame = { ...frame, name, imprint };
  return { from, to, subject: mail.subject, text: renderText(mail, full), html: renderHtml(mail, full), headers };
}

async function writeLetter(message: MailMessage, env: Env, frame: Frame, times: Times): Promise<Letter | null> {
  if (message.kind === "account-deleted") {
    return { to: message.email, name: toMailName(message.name, ""), mail: toAccountDeletedMail(frame) };
  }
  if (message.kind === "newsletter-confirm") return writeNewsletterLetter(message, env, frame, times);
  if (message.kind === "tip") {
    const tip = await readTip(env.DB, message.tip);
    return tip === null ? null : { to: message.to, name: null, mail: toTipMail(frame, tip) };
  }
  if (message.kind === "cancellation" || message.kind === "cancellation-received") {
    const row = await readCancellation(env.DB, message.cancellation);
    if (row === null) return null;
    if (message.kind === "cancellation") return { to: message.to, name: null, mail: toPublisherMail(frame, row) };
    return { to: row.email, name: toMailName(row.name, ""), mail: toReceiptMail(frame, row) };
  }
  if (message.kind === "username-taken") {
    const owner = await findAccount(env.DB, toAccountKey(message.email));
    return owner === null ? { to: message.email, name: null, mail: toUsernameTakenMail(frame) } : null;
  }
  const account =
    "login" in message ? await findAccount(env.DB, toAccountKey(message.login)) : await readAccountRow(env.DB, message.accountId);
  if (account === null || account.state === "blocked") return null;
  const mail = await writeToOwner(message.kind, account, env, frame, times);
  return mail === null ? null : { to: account.email, name: toMailName(account.firstname, account.lastname), mail };
}

/** Of the newsletters that the address does not get yet; a reader of all of them is told so. */
async function writeNewsletterLetter(
  { email, newsletters, askedAt }: Extract<MailMessage, { kind: "newsletter-confirm" }>,
  env: Env,
  frame: Frame,
  { now }: Times,
): Promise<Letter> {
  const missing = await readMissingNewsletters(env.DB, email, newsletters);
  if (missing.length === 0) return { to: email, name: null, mail: toNewsletterKnownMail(frame) };
  const key = await createConfirmationKey(env, { email, newsletters: missing.map(({ slug }) => slug), askedAt }, now);
  const titles = missing.map(({ title }) => title);
  return { to: email, name: null, mail: toNewsletterConfirmMail(frame, key, titles) };
}

type AccountKind = Exclude<
  MailMessage["kind"],
  "account-deleted" | "username-taken" | "newsletter-confirm" | "tip" | "cancellation" | "cancellation-received"
>;

async function writeToOwner(
  kind: AccountKind,
  { id, login, login_key, email_key, state }: AccountRow,
  { DB }: Env,
  frame: Frame,
  { now, queuedAt }: Times,
): Promise<MailText | null> {
  const isPending = state === "pending";
  const createActivationKey = () =>
    createKey(DB, { purpose: "activate", accountId: id, lifetimeS: ACTIVATION_HOURS * HOUR_S, now });
  const createResetKey = () => createKey(DB, { purpose: "reset", accountId: id, lifetimeS: RESET_HOURS * HOUR_S, now });
  switch (kind) {
    case "activation":
      return isPending ? toActivationMail(frame, await createActivationKey(), await readReturnPath(DB, id)) : null;
    case "activation-again":
      return isPending ? toActivationAgainMail(frame, await createActivationKey(), await readReturnPath(DB, id)) : null;
    case "already-registered":
      if (isPending) {
        // An earlier mail would activate the account with a password that somebody else may have chosen.
        await deleteKeysStatement(DB, { purpose: "activate", accountId: id }).run();
        return toPendingRegisteredMail(frame, await createResetKey());
      }
      return toAlreadyRegisteredMail(frame, login_key === email_key ? null : login);
    case "upsell-already-registered":
      if (isPending) {
        await deleteKeysStatement(DB, { purpose: "activate", accountId: id }).run();
        return toUpsellPendingMail(frame, await createResetKey());
      }
      return toUpsellAlreadyRegisteredMail(frame, login_key === email_key ? null : login);
    case "reset":
      // A new password activates a pending account too: its address is proved (change-password).
      return toResetMail(frame, await createResetKey());
    case "password-changed":
      return isPending ? null : toPasswordChangedMail(frame, queuedAt);
  }
}

async function readReturnPath(db: D1Database, accountId: number): Promise<string | null> {
  return parseReturnPath(
    await db.prepare("SELECT user_data FROM accounts WHERE id = ?1").bind(accountId).first<string | null>("user_data"),
  );
}
