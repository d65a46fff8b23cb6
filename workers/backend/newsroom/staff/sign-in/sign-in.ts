/** Staff sign in (decision 104): mail and password, then a second factor. It stays secret who has an account. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { checkSecondFactor } from "#workers/backend/newsroom/staff/second-factor.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findStaffById, findStaffByMail, type StaffRow, toStaffMail } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { openForStaff, sealForStaff } from "#workers/backend/newsroom/staff/staff-secret.ts";
import { createStaffSession, type OpenedSession } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import {
  forgetGuesses,
  type Guess,
  takeGuess,
  type Wait,
} from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";
import { verifyPassword } from "#workers/backend/readers/accounts/password/verify-password.ts";

/** Between the password and the code. */
const TICKET_LIFETIME_S = 5 * 60;
const PURPOSE = "sign-in";

/** As readers' guesses wait (decision 48): by name and network, by name for a minute at most, and by network. */
const ofNetworkAndName: Wait = { lane: "staff-name-network", free: 5, firstWaitS: 5, longestWaitS: 15 * 60 };
const ofName: Wait = { lane: "staff-name", free: 30, firstWaitS: 5, longestWaitS: 60 };
const ofNetwork: Wait = { lane: "staff-network", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

export type PasswordStep = { kind: "ticket"; ticket: string } | { kind: "wrong" | "slowed" };
export type CodeStep = ({ kind: "opened" } & OpenedSession) | { kind: "wrong" | "slowed" | "over" };

/** The same answer for a wrong password, an unknown address, an invited member and a locked one; each costs one scrypt. */
export async function checkStaffPassword({ env, caller, now }: Call, mail: string, password: string): Promise<PasswordStep> {
  const name = toStaffMail(mail);
  const network = caller.network ?? "";
  const guesses: Guess[] = [
    { wait: ofNetwork, subject: network },
    { wait: ofNetworkAndName, subject: `${network} ${name}` },
    { wait: ofName, subject: name },
  ];
  for (const guess of guesses) if (!(await takeGuess({ env, now }, guess))) return { kind: "slowed" };
  const staff = await findStaffByMail(env.DB, name);
  const { isRight } = await verifyPassword(password, staff?.state === "active" ? staff.password_hash : null);
  if (staff === null || !isRight) return { kind: "wrong" };
  await forgetGuesses(env, guesses);
  const claims = { id: staff.id, p: await digestSecret(staff.password_hash ?? "") };
  return { kind: "ticket", ticket: await sealForStaff(env, PURPOSE, claims, now + TICKET_LIFETIME_S) };
}

/** `over`: the ticket has expired, or its password was changed. */
export async function checkStaffCode({ env, caller, now }: Call, ticket: string, code: string): Promise<CodeStep> {
  const staff = await findTicketHolder({ env, caller, now }, ticket);
  if (staff === null) return { kind: "over" };
  const check = await checkSecondFactor(env, { staff, text: code, network: caller.network, now });
  if (check === "slowed") return { kind: "slowed" };
  if (check === "wrong") {
    await writeStaffLog(env, { staffId: staff.id, kind: "wrong-code" }, now);
    return { kind: "wrong" };
  }
  const opened = await createStaffSession(env, staff.id, caller.device, now);
  await writeStaffLog(env, { staffId: staff.id, kind: check === "recovery" ? "sign-in-recovery" : "sign-in" }, now);
  return { kind: "opened", ...opened };
}

async function findTicketHolder({ env, now }: Call, ticket: string): Promise<StaffRow | null> {
  const claims = await openForStaff(env, PURPOSE, ticket, now);
  const staff = typeof claims?.id === "number" ? await findStaffById(env.DB, claims.id) : null;
  if (staff?.state !== "active") return null;
  return claims?.p === (await digestSecret(staff.password_hash ?? "")) ? staff : null;
}
