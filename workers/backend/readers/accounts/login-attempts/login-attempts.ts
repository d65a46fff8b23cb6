/**
 * Guessing passwords and the last names of print cards. Wrong ones are counted by name and network, so no guesser locks a name for
 * everybody: further guesses there wait longer and longer. All networks together wait as well, which bounds the guesses at one name;
 * exempt from that wait are a device that the reader has signed in on, and the network from which the password was just reset.
 * Guesses at unknown names are counted in the same way.
 */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Attempt, countAttempts, refuseAttempt, takeBackAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { loginByAddress } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { isCardNumber } from "#workers/backend/readers/accounts/profile/print-cards.ts";
import { forgetGuesses, type Guess, peekGuesses, takeBackGuess, takeGuess, type Wait } from "./growing-waits.ts";
import { findKnownDevice } from "./known-device.ts";

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

type Waits = { network: Wait; everywhere: Wait; device: Wait };

const passwordWaits: Waits = {
  network: { lane: "guess-network", free: 5, firstWaitS: 5, longestWaitS: QUARTER_HOUR_S },
  everywhere: { lane: "guess-name", free: 30, firstWaitS: 5, longestWaitS: 60 },
  device: { lane: "guess-device", free: 10, firstWaitS: 5, longestWaitS: QUARTER_HOUR_S },
};
/** A last name is easier to guess than a password. */
const cardWaits: Waits = {
  network: { lane: "guess-card-network", free: 5, firstWaitS: 5 * 60, longestWaitS: HOUR_S },
  everywhere: { lane: "guess-card", free: 12, firstWaitS: 60, longestWaitS: 10 * 60 },
  device: { lane: "guess-card-device", free: 5, firstWaitS: 60, longestWaitS: HOUR_S },
};
/** After a reset: the owner of the mailbox is the reader, whatever others guess meanwhile. */
const afterReset: Wait = { lane: "reset-network", free: Number.MAX_SAFE_INTEGER, firstWaitS: 0, longestWaitS: 0 };

/** To be called once the guess has turned out right; `names` are the reader's others. */
export type Admission = { kind: "admitted"; wasRight: (names?: readonly string[]) => Promise<void> };

/** Whether a guess at `name` may be looked at; the refusal is error 219. */
export async function admitGuess(call: Call, name: string): Promise<Admission | Refusal> {
  const waits = toWaits(name);
  const device = await findKnownDevice(call, name);
  if (device !== null) {
    const guess: Guess = { wait: waits.device, subject: device };
    if (!(await takeGuess(call, guess))) return refuseGuess(name);
    return { kind: "admitted", wasRight: () => forgetGuesses(call.env, [guess]) };
  }

  const atAddress: Attempt = { limit: loginByAddress, subject: call.caller.address };
  const [exceeded] = await countAttempts(call, [atAddress]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);
  const here: Guess = { wait: waits.network, subject: toSubject(call, name) };
  if (!(await takeGuess(call, here))) return refuseGuess(name);
  const everywhere: Guess = { wait: waits.everywhere, subject: name };
  if (!(await takeGuess(call, everywhere)) && !(await peekGuesses(call, { wait: afterReset, subject: here.subject })).isAny) {
    await takeBackGuess(call.env, here);
    return refuseGuess(name);
  }
  const wasRight = async (names: readonly string[] = []) => {
    const guesses = [name, ...names].flatMap((own): Guess[] => [
      { wait: toWaits(own).network, subject: toSubject(call, own) },
      { wait: toWaits(own).everywhere, subject: own },
    ]);
    await Promise.all([forgetGuesses(call.env, guesses), takeBackAttempt(call.env, atAddress)]);
  };
  return { kind: "admitted", wasRight };
}

/** The reader has set a new password with the key of a mail: from this network the names are open for a while. */
export async function admitAfterReset(call: Call, names: readonly string[]): Promise<void> {
  await forgetGuesses(
    call.env,
    names.map((name) => ({ wait: toWaits(name).network, subject: toSubject(call, name) })),
  );
  for (const name of names) await takeGuess(call, { wait: afterReset, subject: toSubject(call, name) });
}

function toWaits(name: string): Waits {
  return isCardNumber(name) ? cardWaits : passwordWaits;
}

/** All callers without a trusted address count as one network. */
function toSubject({ caller }: Call, name: string): string {
  return JSON.stringify([name, caller.network]);
}

/** The same for every name and wait: what is left of it would say when others tried. */
function refuseGuess(name: string): Refusal {
  const wayOut = isCardNumber(name) ? "" : " oder setze dein Passwort zurück";
  return refuse("tooManyAttempts", `Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal${wayOut}.`);
}
