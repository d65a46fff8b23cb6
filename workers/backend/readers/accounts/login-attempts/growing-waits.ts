/** Guesses that are slowed down: after some that are free each has to wait longer than the one before, up to a longest wait. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";

export type Wait = {
  /** The kind of guesses, such as `guess-name`: part of the name they are counted under. */
  lane: string;
  /** The number of guesses without a wait. */
  free: number;
  firstWaitS: number;
  longestWaitS: number;
};
export type Guess = { wait: Wait; subject: string };

/** After this time without a guess they begin anew. Longer than any wait. */
const FORGOTTEN_AFTER_S = 2 * 60 * 60;

/** Whether this guess may be looked at. Guesses at the same time are counted separately (decision 62). */
export async function takeGuess({ env, now }: Pick<Call, "env" | "now">, guess: Guess): Promise<boolean> {
  const { free, firstWaitS, longestWaitS } = guess.wait;
  const counter = await findCounter(env, guess);
  const { isTaken } = await counter.takeAfterWait({ free, firstWaitS, longestWaitS, windowS: FORGOTTEN_AFTER_S }, now);
  return isTaken;
}

/** Whether one was counted that is not forgotten yet, and whether the next one would have to wait. Counts nothing. */
export async function peekGuesses(
  { env, now }: Pick<Call, "env" | "now">,
  guess: Guess,
): Promise<{ isAny: boolean; isWaiting: boolean }> {
  const counter = await findCounter(env, guess);
  const count = await counter.peek(FORGOTTEN_AFTER_S, now);
  return { isAny: count !== null, isWaiting: count !== null && count.blockedUntil > now };
}

/** Takes one back that was not looked at after all. */
export async function takeBackGuess(env: Env, guess: Guess): Promise<void> {
  await (await findCounter(env, guess)).giveBack();
}

/** After a right guess counting starts again at zero. */
export async function forgetGuesses(env: Env, guesses: readonly Guess[]): Promise<void> {
  await Promise.all(guesses.map(async (guess) => (await findCounter(env, guess)).forget()));
}

/** Named by a digest: readers type passwords where the user name belongs, and addresses need not be kept. */
async function findCounter({ COUNTERS }: Env, { wait: { lane }, subject }: Guess) {
  return COUNTERS.getByName(`${lane}:${await digestSecret(subject)}`);
}
