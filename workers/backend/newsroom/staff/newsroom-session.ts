/**
 * Who belongs to the newsroom (decision 104): staff with a session of their own, and programs that send NEWSROOM_TOKEN. All code that
 * authenticates the newsroom stands here.
 */
import { parseBearerToken, parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import {
  forgetGuesses,
  type Guess,
  peekGuesses,
  takeGuess,
  type Wait,
} from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";
import { programRights, type StaffRight } from "./rights.ts";
import { readStaffSecret } from "./staff-secret.ts";
import { findStaffSession, type StaffCaller } from "./staff-sessions.ts";

/** As `sealForStaff` makes them: a compact JWE without a key of its own. It cannot be guessed. */
const SESSION_SHAPE = /^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Wrong tokens make a network wait longer and longer (decision 48). Networks share no wait: a guesser must not keep the newsroom out.
 * More tries are free than at a password, which is no random text: programs that know the token send much at once.
 */
const guesses: Wait = { lane: "newsroom-network", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

/** A caller who was let in; `staff` is null for a program, which confirms nothing. */
export type Admitted = { kind: "admitted"; staff: StaffCaller | null; rights: readonly StaffRight[]; isConfirmed: boolean };

/** `slowed`: the network has guessed too often; `closed`: the back end has neither STAFF_SECRET nor NEWSROOM_TOKEN. */
export type NewsroomAdmission = Admitted | { kind: "refused" | "slowed" | "closed" };

/** Checks the request's bearer: a session of a member, or the token, which counts as a guess until it was right. */
export async function admitNewsroom(request: Request, env: Env, now: number): Promise<NewsroomAdmission> {
  if (readStaffSecret(env) === null && !env.NEWSROOM_TOKEN) return { kind: "closed" };
  const given = parseBearerToken(request);
  if (given === null) return { kind: "refused" };
  if (!SESSION_SHAPE.test(given)) return checkToken(given, request, env, now);
  const found = await findStaffSession(env, given, now);
  return found === null ? { kind: "refused" } : { kind: "admitted", ...found };
}

export type RightAdmission = Admitted | { kind: "refused" | "slowed" | "closed" | "no right" | "unconfirmed" };
export type Wanted = { right: StaffRight; isConfirmed?: boolean };

/** Whether an admitted caller may do this. `unconfirmed`: a second factor of the last ten minutes is required and missing. */
export function decideRight(admission: NewsroomAdmission, { right, isConfirmed = false }: Wanted): RightAdmission {
  if (admission.kind !== "admitted") return admission;
  if (!admission.rights.includes(right)) return { kind: "no right" };
  return isConfirmed && !admission.isConfirmed ? { kind: "unconfirmed" } : admission;
}

/**
 * What is wrong is counted, one after the other. What is right only looks whether it has to wait as well, since most calls are right: a guess
 * must not be let in that came too early.
 */
async function checkToken(given: string, request: Request, env: Env, now: number): Promise<NewsroomAdmission> {
  const caller = await parseCaller(request, env, now);
  // Callers that the portal does not vouch for count as one network.
  const guess: Guess = { wait: guesses, subject: caller.network ?? "" };
  const token = env.NEWSROOM_TOKEN ?? "";
  if (token === "" || !(await isSameSecret(given, token)))
    return { kind: (await takeGuess({ env, now }, guess)) ? "refused" : "slowed" };
  const { isAny, isWaiting } = await peekGuesses({ env, now }, guess);
  if (isWaiting) return { kind: "slowed" };
  if (isAny) await forgetGuesses(env, [guess]);
  return { kind: "admitted", staff: null, rights: programRights, isConfirmed: false };
}
