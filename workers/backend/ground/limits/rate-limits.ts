/** How often something may be tried in a time. Attempts are counted in fixed windows, before the work is done. */

import type { Env } from "#workers/backend/ground/env.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { AccountCall, Refusal } from "#workers/backend/readers/accounts/account-call.ts";
import type { Limit } from "#workers/counter/count.ts";

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const limits = {
  /** Whoever it tries to be; what is guessed at one name waits longer and longer (login-guesses.ts). */
  "login-address": { max: 50, windowS: QUARTER_HOUR_S },
  "register-address": { max: 10, windowS: HOUR_S },
  /** Registrations that sign in at once, and so tell whether an address was free. */
  "checkout-register-address": { max: 3, windowS: HOUR_S },
  /** Mails to one reader that others can cause. */
  "register-mail": { max: 3, windowS: HOUR_S },
  "forget-password": { max: 3, windowS: HOUR_S },
  "forget-password-address": { max: 10, windowS: HOUR_S },
  activation: { max: 3, windowS: HOUR_S },
  "activation-address": { max: 10, windowS: HOUR_S },
  /** Mails that confirm newsletters, to one address and from one network. */
  "newsletter-mail": { max: 3, windowS: HOUR_S },
  "newsletter-network": { max: 20, windowS: HOUR_S },
  "autologin-address": { max: 60, windowS: QUARTER_HOUR_S },
  /** The current password, asked for within a session; by account. */
  "current-password": { max: 10, windowS: QUARTER_HOUR_S },
  /** What a reader changes within a session; by account. */
  "profile-change": { max: 200, windowS: QUARTER_HOUR_S },
  /** Likewise, where the paywall provider is asked each time. */
  "subscription-change": { max: 60, windowS: HOUR_S },
  /** Readings of posts from one network that count. */
  "views-network": { max: 500, windowS: HOUR_S },
  /** Answers to the consent banner from one network: a school's whole class, and no flood. */
  "consent-proofs-network": { max: 100, windowS: HOUR_S },
  /** Pictures that a newsroom's network sends. */
  "newsroom-pictures": { max: 300, windowS: HOUR_S },
  /** Edits of one live ticker, by everybody who writes it. */
  "ticker-edits": { max: 600, windowS: QUARTER_HOUR_S },
  /** Tips by network (decision 84): begun, sent without script, sent, asked for by their codes; and parts of their files. */
  "tip-tickets": { max: 60, windowS: HOUR_S },
  "tip-forms": { max: 10, windowS: HOUR_S },
  "tips-hour": { max: 10, windowS: HOUR_S },
  "tips-day": { max: 30, windowS: DAY_S },
  "tip-codes": { max: 30, windowS: QUARTER_HOUR_S },
  "tip-parts": { max: 1500, windowS: DAY_S },
  /** Contracts ended without signing in (decision 107): from one network, and mails to one address. */
  "cancellation-network": { max: 10, windowS: HOUR_S },
  "cancellation-mail": { max: 3, windowS: HOUR_S },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Whose attempts are counted; null, such as an address that nobody knows, has no limit. */
export type Attempt = { limit: LimitName; subject: string | null };

/**
 * Counts one attempt each and names those limits that are exceeded by it. Guesses that come at the same time are told
 * apart (decision 62); what is refused is not counted.
 */
export async function countAttempts(
  { env, now }: Pick<AccountCall, "env" | "now">,
  attempts: readonly Attempt[],
): Promise<LimitName[]> {
  const counted = attempts.filter(({ subject }) => subject !== null);
  const replies = await Promise.all(
    counted.map(async (attempt) => (await findCounter(env, attempt)).take(limits[attempt.limit], now)),
  );
  return counted.flatMap(({ limit }, index) => (replies[index]?.isTaken ? [] : [limit]));
}

/** Forgets attempts: whoever was right starts anew. */
export async function clearAttempts(env: Env, attempts: readonly Attempt[]): Promise<void> {
  const counted = attempts.filter(({ subject }) => subject !== null);
  await Promise.all(counted.map(async (attempt) => (await findCounter(env, attempt)).forget()));
}

/** Takes one attempt back that was none: a right login must not count against its neighbours at the same address. */
export async function takeBackAttempt(env: Env, attempt: Attempt): Promise<void> {
  if (attempt.subject !== null) await (await findCounter(env, attempt)).giveBack();
}

/** Error 219. The reader is told how long the window is, not what is left of it: that would say when others tried. */
export function refuseAttempt(limit: LimitName): Refusal {
  const time = limits[limit].windowS === HOUR_S ? "in einer Stunde" : "in 15 Minuten";
  const wayOut = limit === "current-password" ? " oder setze dein Passwort zurück" : "";
  return refuse("tooManyAttempts", `Zu viele Versuche. Bitte versuche es ${time} noch einmal${wayOut}.`);
}

/** Named by a digest: readers type passwords where the user name belongs, and addresses need not be kept. */
async function findCounter({ COUNTERS }: Env, { limit, subject }: Attempt) {
  return COUNTERS.getByName(`${limit}:${await digestSecret(subject ?? "")}`);
}
