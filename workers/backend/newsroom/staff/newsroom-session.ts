/**
 * Who is the newsroom (decision 104): staff with a session of their own, and programs that show NEWSROOM_TOKEN. All that knows how the
 * newsroom proves itself stands here.
 */
import { parseBearerToken, parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import {
  forgetGuesses,
  type Guess,
  takeGuess,
  type Wait,
} from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";
import { programRights, type StaffRight } from "./rights.ts";
import { readStaffSecret } from "./staff-secret.ts";
import { findStaffSession, type StaffCaller } from "./staff-sessions.ts";

/** As `sealForStaff` makes them: a compact JWE without a key of its own. Nobody guesses one. */
const SESSION_SHAPE = /^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Wrong tokens of a network wait longer and longer (decision 48). No common wait: whoever guesses must not keep the newsroom out.
 * More are free than at a password, which is no random text: programs that know the token send much at once.
 */
const guesses: Wait = { lane: "newsroom-network", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

/** Who was let in; `staff` is null of a program, which confirms nothing. */
export type Admitted = { kind: "admitted"; staff: StaffCaller | null; rights: readonly StaffRight[]; isConfirmed: boolean };

/** `slowed` is of a network that has guessed too often; `closed` of a back end with neither STAFF_SECRET nor NEWSROOM_TOKEN. */
export type NewsroomAdmission = Admitted | { kind: "refused" | "slowed" | "closed" };

/** Who the request's bearer is: a session of somebody's, or the token, which counts as a guess until it was right. */
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

/** Whether who was let in may do this. `unconfirmed` lacks a second factor of the last ten minutes, where one is wanted. */
export function decideRight(admission: NewsroomAdmission, { right, isConfirmed = false }: Wanted): RightAdmission {
  if (admission.kind !== "admitted") return admission;
  if (!admission.rights.includes(right)) return { kind: "no right" };
  return isConfirmed && !admission.isConfirmed ? { kind: "unconfirmed" } : admission;
}

/** Counted before it is looked at, so that guesses of the same moment are told apart. */
async function checkToken(given: string, request: Request, env: Env, now: number): Promise<NewsroomAdmission> {
  const caller = await parseCaller(request, env, now);
  // Callers for whom nobody vouches are one network.
  const guess: Guess = { wait: guesses, subject: caller.network ?? "" };
  if (!(await takeGuess({ env, now }, guess))) return { kind: "slowed" };
  const token = env.NEWSROOM_TOKEN ?? "";
  if (token === "" || !(await isSameSecret(given, token))) return { kind: "refused" };
  await forgetGuesses(env, [guess]);
  return { kind: "admitted", staff: null, rights: programRights, isConfirmed: false };
}
