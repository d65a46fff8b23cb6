/** Accepting an offer without an account: a registration with double opt-in, to which card and access belong. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { registerByAddress, registerMails } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { parseRegistration, type Registration } from "#workers/backend/readers/accounts/account-rules.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import { NOT_ACTIVATED, replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { giveAccessStatements, openOfferSql, redeemOfferStatement } from "./give-access.ts";
import type { OpenOffer } from "./offers.ts";
import { toGranted, toSubscriber } from "./to-entitlement.ts";
import type { SaveInput, SaveResult, UpsellCode, UpsellRefusal } from "./upsell-call.ts";
import { failSaving, toUpsellRefusal } from "./upsell-messages.ts";

type Chosen = Registration & { marketingAccepted: boolean };

/**
 * Readers get the same answer, after the same work, whether or not the address has an account: what is the case stands
 * in the mail. To an account that is there already nothing is linked.
 */
export async function registerForOffer(call: Call, offer: OpenOffer, input: SaveInput): Promise<SaveResult> {
  const chosen = parseChosen(input);
  if ("code" in chosen) return { kind: "failed", failure: chosen };
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return fail("technical_error", withoutOrigin.message);
  const [exceeded] = await countAttempts(call, [{ limit: registerByAddress, subject: call.caller.address }]);
  if (exceeded !== undefined) return fail("too_many_attempts", refuseAttempt(exceeded).message);

  const mails = await countAttempts(call, [{ limit: registerMails, subject: toAccountKey(chosen.email) }]);
  const isAccepted = await insertAccount(call, offer, chosen, { mayTellHolder: mails.length === 0 });
  if (!isAccepted) return failSaving("offer_expired");
  return {
    kind: "mail-sent",
    offer: toGranted(offer, toSubscriber(offer, false), null),
    sso: refuse("notActivated", NOT_ACTIVATED),
    message: replyTexts.activationSent,
  };
}

function fail(code: UpsellCode, message: string): SaveResult {
  return { kind: "failed", failure: { code, message } };
}

/** What is needed for a new account; the address is the user name too. */
function parseChosen({ email, password, marketingAccepted, agbAccepted }: SaveInput): Chosen | UpsellRefusal {
  if (marketingAccepted === null) return toUpsellRefusal("invalid_input");
  const checked = parseRegistration({ email: email ?? "", username: "", password: password ?? "", agbAccepted, userData: null });
  return checked.isValid ? { ...checked.value, marketingAccepted } : { code: "invalid_input", message: checked.message };
}

/** A new account gets the link that activates it, an earlier one the news. */
const letterSql = `SELECT json_object(
    'kind', CASE WHEN a.password_hash = ?4 THEN 'activation' ELSE 'upsell-already-registered' END,
    'accountId', a.id, 'origin', ?5) AS message
  FROM accounts a WHERE a.email_key = ?3 AND (a.password_hash = ?4 OR ?6) AND EXISTS (SELECT 1 ${openOfferSql} AND e.account_id IS NULL)`;

/**
 * One transaction: an account with its card and its access, or, where the address is taken, nothing but a used offer; and the mail
 * about it. False when the offer was used or the card activated by somebody else a moment ago.
 */
async function insertAccount(
  { env, now, caller }: Call,
  { digest }: OpenOffer,
  { email, username, password, marketingAccepted }: Chosen,
  { mayTellHolder }: { mayTellHolder: boolean },
): Promise<boolean> {
  const { DB } = env;
  const passwordHash = await hashPassword(password);
  const emailKey = toAccountKey(email);
  const insert = DB.prepare(
    `INSERT INTO accounts (login, login_key, email, email_key, password_hash, firstname, lastname, state, agb_accepted_at,
       marketing_accepted, created_at)
     SELECT ?3, ?4, ?5, ?6, ?7, p.firstname, p.lastname, 'pending', ?2, ?8, ?2 ${openOfferSql} AND e.account_id IS NULL
     ON CONFLICT DO NOTHING RETURNING id`,
  ).bind(digest, now, username, toAccountKey(username), email, emailKey, passwordHash, marketingAccepted ? 1 : 0);
  const receiver = { kind: "new", emailKey, passwordHash } as const;
  const letter = [digest, now, emailKey, passwordHash, caller.origin, mayTellHolder ? 1 : 0];
  const [, kept, , , used] = await DB.batch([
    insert,
    keepMailStatement(DB, letterSql, letter, now),
    ...giveAccessStatements(DB, { digest, now, receiver }),
    redeemOfferStatement(DB, { digest, now, kind: "new" }),
  ]);
  await sendKept(env, kept, now);
  return (used?.results.length ?? 0) > 0;
}
