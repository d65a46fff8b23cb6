/** Staff sign in with a passkey: two factors in one step (decision 104). */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createChallenge } from "#workers/backend/ground/passkeys/challenge.ts";
import { toRequestOptions } from "#workers/backend/ground/passkeys/options.ts";
import { toRelyingParty } from "#workers/backend/ground/passkeys/relying-party.ts";
import { type PasskeyRow, verifyAsked } from "#workers/backend/ground/passkeys/verify-asked.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findStaffById } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { createStaffSession, type OpenedSession } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import {
  forgetGuesses,
  type Guess,
  takeGuess,
  type Wait,
} from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";

const use = { purpose: "staff-sign-in", subject: "" };
/** A signature cannot be guessed; this bounds what wrong ones cost. */
const ofNetwork: Wait = { lane: "staff-passkey-network", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

export type PasskeyStep = ({ kind: "opened" } & OpenedSession) | { kind: "wrong" | "slowed" };

/** JSON for the browser; null where passkeys are impossible. */
export async function beginStaffPasskeySignIn(call: Call): Promise<string | null> {
  const party = toRelyingParty(call.caller.origin);
  const challenge = party === null ? null : await createChallenge(call, use);
  return party === null || challenge === null ? null : toRequestOptions(party, challenge);
}

/** The same answer for a wrong signature, a removed passkey, and one of a locked member. */
export async function checkStaffPasskey(call: Call, credential: string): Promise<PasskeyStep> {
  const { env, now, caller } = call;
  const guess: Guess = { wait: ofNetwork, subject: caller.network ?? "" };
  if (!(await takeGuess({ env, now }, guess))) return { kind: "slowed" };
  const sql = "SELECT id, staff_id, credential_id, public_key, counter, user_handle FROM staff_passkeys WHERE credential_id = ?1";
  const find = (id: string) => env.DB.prepare(sql).bind(id).first<PasskeyRow & { staff_id: number }>();
  const passkey = await verifyAsked(call, { use, table: "staff_passkeys", find }, credential);
  const staff = passkey === null ? null : await findStaffById(env.DB, passkey.staff_id);
  if (staff?.state !== "active") return { kind: "wrong" };
  await forgetGuesses(env, [guess]);
  const opened = await createStaffSession(env, staff.id, caller.device, now);
  await writeStaffLog(env, { staffId: staff.id, kind: "sign-in-passkey" }, now);
  return { kind: "opened", ...opened };
}
