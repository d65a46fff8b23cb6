/** An invited member chooses a password and sets up a second factor (decision 104). Nothing is kept before both are there. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import {
  createRecoveryCodes,
  createTotpSecret,
  findStep,
  sealTotpSecret,
} from "#workers/backend/newsroom/staff/second-factor.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findInvited, type StaffRow } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { openForStaff, sealForStaff } from "#workers/backend/newsroom/staff/staff-secret.ts";
import { createStaffSession, type OpenedSession } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import { forgetGuesses, type Guess, takeGuess } from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";
import { hashPassword, MAX_PASSWORD_LENGTH } from "#workers/backend/readers/accounts/password/hash-password.ts";

/** For so long the form may stay open. */
const FORM_LIFETIME_S = 60 * 60;
const guesses = { lane: "staff-invitation", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

export type Enrolment = { name: string; mail: string; secret: string; sealed: string };
export type EnrolmentStep = ({ kind: "open" } & Enrolment) | { kind: "over" | "slowed" };
export type EnrolmentEnd =
  | ({ kind: "enrolled"; codes: string[] } & OpenedSession)
  | { kind: "over" | "slowed" | "wrong code" | "bad password" };

type Invited = { kind: "invited"; staff: StaffRow } | { kind: "over" | "slowed" };

async function requireInvited({ env, caller, now }: Call, key: string): Promise<Invited> {
  const guess: Guess = { wait: guesses, subject: caller.network ?? "" };
  if (!(await takeGuess({ env, now }, guess))) return { kind: "slowed" };
  const staff = await findInvited(env.DB, key, now);
  if (staff === null) return { kind: "over" };
  await forgetGuesses(env, [guess]);
  return { kind: "invited", staff };
}

/** `sealed` is what an earlier step gave: the same secret again, which somebody has scanned already. */
export async function beginEnrolment(call: Call, key: string, sealed: string | null): Promise<EnrolmentStep> {
  const invited = await requireInvited(call, key);
  if (invited.kind !== "invited") return invited;
  const { env, now } = call;
  const { id, name, mail } = invited.staff;
  const known = sealed === null ? null : await openSecret(call, id, sealed);
  const secret = known ?? createTotpSecret();
  const fresh = known === null ? null : sealed;
  return {
    kind: "open",
    name,
    mail,
    secret,
    sealed: fresh ?? (await sealForStaff(env, `enrol ${id}`, { secret }, now + FORM_LIFETIME_S)),
  };
}

async function openSecret({ env, now }: Call, id: number, sealed: string): Promise<string | null> {
  const secret = (await openForStaff(env, `enrol ${id}`, sealed, now))?.secret;
  return typeof secret === "string" ? secret : null;
}

type Chosen = { key: string; sealed: string; password: string; code: string };

/** Signs in as well; the codes are shown only this once. The invitation counts once, even for simultaneous requests. */
export async function completeEnrolment(call: Call, { key, sealed, password, code }: Chosen): Promise<EnrolmentEnd> {
  const invited = await requireInvited(call, key);
  if (invited.kind !== "invited") return invited;
  const { env, now, caller } = call;
  const { id } = invited.staff;
  if (!isStaffPassword(password)) return { kind: "bad password" };
  const secret = await openSecret(call, id, sealed);
  const step = secret === null ? null : findStep(secret, code.replace(/\s/g, ""), now);
  if (secret === null || step === null) return { kind: "wrong code" };
  const sql = `UPDATE staff SET password_hash = ?3, totp_secret = ?4, totp_step = ?5, state = 'active', invitation = NULL,
    invitation_expires_at = NULL WHERE id = ?1 AND invitation = ?2 AND state = 'invited'`;
  const values = [id, await digestSecret(key), await hashPassword(password), await sealTotpSecret(env, id, secret), step];
  if (
    (
      await env.DB.prepare(sql)
        .bind(...values)
        .run()
    ).meta.changes !== 1
  )
    return { kind: "over" };
  const { codes, statements } = createRecoveryCodes(env, id);
  await env.DB.batch(statements);
  await writeStaffLog(env, { staffId: id, kind: "staff-enrol" }, now);
  return { kind: "enrolled", codes, ...(await createStaffSession(env, id, caller.device, now)) };
}

/** Beside a second factor; long ones are better than odd ones. */
export const MIN_PASSWORD_LENGTH = 10;

/** Whether staff may choose it (decision 104). */
export function isStaffPassword(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}
