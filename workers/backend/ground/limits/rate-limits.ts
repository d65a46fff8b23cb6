/**
 * How often something may be tried in a time. Attempts are counted in fixed windows, before the work is done. A room defines its limits
 * beside the code that they protect.
 */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { Limit } from "#workers/counter/count.ts";

export const QUARTER_HOUR_S = 15 * 60;
export const HOUR_S = 60 * 60;
export const DAY_S = 24 * HOUR_S;

export type RateLimit = Limit & { name: string };

/** `name` names the counters: a test ensures that each is unique. */
export function defineLimit(name: string, limit: Limit): RateLimit {
  return { name, ...limit };
}

/** `subject` is whose attempts are counted; null, such as an unknown address, has no limit. */
export type Attempt = { limit: RateLimit; subject: string | null };

/**
 * Counts one attempt each and gives the limits that it exceeds. Simultaneous attempts are counted
 * one by one (decision 62); refused ones are not counted.
 */
export async function countAttempts({ env, now }: Pick<Call, "env" | "now">, attempts: readonly Attempt[]): Promise<RateLimit[]> {
  const counted = attempts.filter(({ subject }) => subject !== null);
  const replies = await Promise.all(
    counted.map(async (attempt) =>
      (await findCounter(env, attempt)).take({ max: attempt.limit.max, windowS: attempt.limit.windowS }, now),
    ),
  );
  return counted.flatMap(({ limit }, index) => (replies[index]?.isTaken ? [] : [limit]));
}

/** Deletes the counts, after a successful attempt. */
export async function clearAttempts(env: Env, attempts: readonly Attempt[]): Promise<void> {
  const counted = attempts.filter(({ subject }) => subject !== null);
  await Promise.all(counted.map(async (attempt) => (await findCounter(env, attempt)).forget()));
}

/** Takes back one attempt that must not count: a right login must not count against its neighbours at the same address. */
export async function takeBackAttempt(env: Env, attempt: Attempt): Promise<void> {
  if (attempt.subject !== null) await (await findCounter(env, attempt)).giveBack();
}

/** Error 219. The reader is told how long the window is, not what is left of it: that would reveal when others tried. */
export function refuseAttempt({ windowS, wayOut = "" }: RateLimit & { wayOut?: string }): Refusal {
  const time = windowS === HOUR_S ? "in einer Stunde" : "in 15 Minuten";
  return refuse("tooManyAttempts", `Zu viele Versuche. Bitte versuche es ${time} noch einmal${wayOut}.`);
}

/** The counter is named by a digest: readers type passwords into the user name, and addresses need not be stored. */
async function findCounter({ COUNTERS }: Env, { limit, subject }: Attempt) {
  return COUNTERS.getByName(`${limit.name}:${await digestSecret(subject ?? "")}`);
}
