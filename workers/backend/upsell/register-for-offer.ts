/** Accepting an offer without an account: a registration with double opt-in, to which card and access belong. */
import type { AccountCall } from "#workers/backend/accounts/account-call.ts";
import { toAccountKey } from "#workers/backend/accounts/account-key.ts";
import { accountMessages, NOT_ACTIVATED } from "#workers/backend/accounts/account-messages.ts";
import { type AccountRow, accountColumns } from "#workers/backend/accounts/account-row.ts";
import { parseRegistration, type Registration } from "#workers/backend/accounts/account-rules.ts";
import { refuseWithoutOrigin } from "#workers/backend/accounts/caller/refuse-without-origin.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/accounts/guesses/rate-limits.ts";
import { queueMail } from "#workers/backend/accounts/mail/queue-mail.ts";
import { hashPassword } from "#workers/backend/accounts/password/hash-password.ts";
import { refuse } from "#workers/backend/accounts/refuse.ts";
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
export async function registerForOffer(call: AccountCall, offer: OpenOffer, input: SaveInput): Promise<SaveResult> {
  const chosen = parseChosen(input);
  if ("code" in chosen) return { kind: "failed", failure: chosen };
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return fail("technical_error", withoutOrigin.message);
  const [exceeded] = await countAttempts(call, [{ limit: "register-address", subject: call.caller.address }]);
  if (exceeded !== undefined) return fail("too_many_attempts", refuseAttempt(exceeded).message);

  const { isAccepted, newId, holder } = await insertAccount(call, offer, chosen);
  if (!isAccepted) return failSaving("offer_expired");
  const mails = await countAttempts(call, [{ limit: "register-mail", subject: toAccountKey(chosen.email) }]);
  if (newId !== null) await queueMail(call, { kind: "activation", accountId: newId });
  else if (holder !== null && mails.length === 0) {
    await queueMail(call, { kind: "upsell-already-registered", accountId: holder.id });
  }
  return {
    kind: "mail-sent",
    offer: toGranted(offer, toSubscriber(offer.card, false), null),
    sso: refuse("notActivated", NOT_ACTIVATED),
    message: accountMessages.activationSent,
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

type Outcome = {
  /** False when the offer was used or the card activated by somebody else a moment ago. */
  isAccepted: boolean;
  /** Null when the address was taken. */
  newId: number | null;
  /** Whose the address was before. */
  holder: AccountRow | null;
};

/** One transaction: an account with its card and its access, or, where the address is taken, nothing but a used offer. */
async function insertAccount(
  { env: { DB }, now }: AccountCall,
  { digest }: OpenOffer,
  { email, username, password, marketingAccepted }: Chosen,
): Promise<Outcome> {
  const passwordHash = await hashPassword(password);
  const emailKey = toAccountKey(email);
  const find = DB.prepare(`SELECT ${accountColumns} FROM accounts a WHERE a.email_key = ?1`).bind(emailKey);
  const insert = DB.prepare(
    `INSERT INTO accounts (login, login_key, email, email_key, password_hash, firstname, lastname, state, agb_accepted_at,
       marketing_accepted, created_at)
     SELECT ?3, ?4, ?5, ?6, ?7, p.firstname, p.lastname, 'pending', ?2, ?8, ?2 ${openOfferSql} AND e.account_id IS NULL
     ON CONFLICT DO NOTHING RETURNING id`,
  ).bind(digest, now, username, toAccountKey(username), email, emailKey, passwordHash, marketingAccepted ? 1 : 0);
  const receiver = { kind: "new", emailKey, passwordHash } as const;
  const [found, inserted, , , used] = await DB.batch([
    find,
    insert,
    ...giveAccessStatements(DB, { digest, now, receiver }),
    redeemOfferStatement(DB, { digest, now, kind: "new" }),
  ]);
  const [created] = (inserted?.results ?? []) as { id: number }[];
  const [holder] = (found?.results ?? []) as AccountRow[];
  return { isAccepted: (used?.results.length ?? 0) > 0, newId: created?.id ?? null, holder: holder ?? null };
}
