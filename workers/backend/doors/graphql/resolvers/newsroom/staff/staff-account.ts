/** Staff sign in, and keep their own accounts (decision 104). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Newsroom } from "#workers/backend/doors/graphql/resolvers/newsroom/newsroom.ts";
import { requireStaff } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { parseRoles } from "#workers/backend/newsroom/staff/rights.ts";
import { checkSecondFactor, createRecoveryCodes } from "#workers/backend/newsroom/staff/second-factor.ts";
import {
  beginEnrolment,
  completeEnrolment,
  isStaffPassword,
  MIN_PASSWORD_LENGTH,
} from "#workers/backend/newsroom/staff/sign-in/enrol.ts";
import { checkStaffCode, checkStaffPassword } from "#workers/backend/newsroom/staff/sign-in/sign-in.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findStaffById } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { readStaffSecret } from "#workers/backend/newsroom/staff/staff-secret.ts";
import {
  confirmStaffSession,
  endSessionsStatement,
  endStaffSession,
  listStaffSessions,
  type OpenedSession,
  type SessionLine,
} from "#workers/backend/newsroom/staff/staff-sessions.ts";
import { currentPasswords } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { verifyPassword } from "#workers/backend/readers/accounts/password/verify-password.ts";

const tooMany = () => createCallError("TOO_MANY_REQUESTS", "Too many tries: wait some minutes.");
const badPassword = () => createCallError("BAD_USER_INPUT", `A password has at least ${MIN_PASSWORD_LENGTH} characters.`);
const toWire = ({ session, expiresAt }: OpenedSession) => ({ session, expires: toIsoDate(expiresAt) });

/** Of a call that guesses: one a request. */
export async function openGuess({ accounts }: BackendContext) {
  accounts.claimCostlyCall();
  const call = await accounts.openCall();
  if (readStaffSecret(call.env) === null) throw createCallError("NOT_FOUND", "Staff have no accounts here.");
  return call;
}

async function checkPassword(_: unknown, { mail, password }: { mail: string; password: string }, context: BackendContext) {
  const step = await checkStaffPassword(await openGuess(context), mail, password);
  if (step.kind === "ticket") return { ticket: step.ticket };
  throw step.kind === "slowed" ? tooMany() : createCallError("FORBIDDEN", "Mail or password are wrong.");
}

async function checkCode(_: unknown, { ticket, code }: { ticket: string; code: string }, context: BackendContext) {
  const step = await checkStaffCode(await openGuess(context), ticket, code);
  if (step.kind === "opened") return toWire(step);
  if (step.kind === "slowed") throw tooMany();
  throw step.kind === "over"
    ? createCallError("FORBIDDEN", "Begin anew: this took too long.")
    : createCallError("WRONG_CODE", "This code is wrong, or was used before.");
}

async function begin(_: unknown, { key, sealed = null }: { key: string; sealed?: string | null }, context: BackendContext) {
  const step = await beginEnrolment(await openGuess(context), key, sealed);
  if (step.kind === "slowed") throw tooMany();
  if (step.kind === "over") throw createCallError("FORBIDDEN", "This invitation is over.");
  return step;
}

type Chosen = { key: string; sealed: string; password: string; code: string };

async function complete(_: unknown, chosen: Chosen, context: BackendContext) {
  const end = await completeEnrolment(await openGuess(context), chosen);
  switch (end.kind) {
    case "slowed":
      throw tooMany();
    case "over":
      throw createCallError("FORBIDDEN", "This invitation is over.");
    case "bad password":
      throw badPassword();
    case "wrong code":
      throw createCallError("WRONG_CODE", "This code is wrong.");
    case "enrolled":
      return { codes: end.codes, ...toWire(end) };
  }
}

/** The caller's own account, for a costly call; throws FORBIDDEN for who has none. */
export async function requireOwnRow(context: BackendContext) {
  const { id, sessionId } = await requireStaff(context);
  const call = await openGuess(context);
  const staff = await findStaffById(call.env.DB, id);
  if (staff === null) throw createCallError("FORBIDDEN", "This account is gone.");
  return { ...call, staff, sessionId };
}

async function confirm(_: unknown, { code }: { code: string }, context: BackendContext): Promise<boolean> {
  const { env, now, caller, staff, sessionId } = await requireOwnRow(context);
  const check = await checkSecondFactor(env, { staff, text: code, network: caller.network, now });
  if (check === "slowed") throw tooMany();
  if (check === "wrong") throw createCallError("WRONG_CODE", "This code is wrong, or was used before.");
  await confirmStaffSession(env, sessionId, now);
  await writeStaffLog(env, { staffId: staff.id, kind: "confirm" }, now);
  return true;
}

async function changePassword(
  _: unknown,
  args: { current: string; password: string },
  context: BackendContext,
): Promise<boolean> {
  const { env, now, staff, sessionId } = await requireOwnRow(context);
  const attempt = { limit: currentPasswords, subject: `staff ${staff.id}` };
  if ((await countAttempts({ env, now }, [attempt])).length > 0) throw tooMany();
  if (!isStaffPassword(args.password)) throw badPassword();
  const { isRight } = await verifyPassword(args.current, staff.password_hash);
  if (!isRight) throw createCallError("WRONG_CODE", "This is not the current password.");
  await env.DB.batch([
    env.DB.prepare("UPDATE staff SET password_hash = ?2 WHERE id = ?1").bind(staff.id, await hashPassword(args.password)),
    endSessionsStatement(env.DB, staff.id, sessionId),
  ]);
  await writeStaffLog(env, { staffId: staff.id, kind: "password" }, now);
  return true;
}

async function renewCodes(_: unknown, _arguments: unknown, context: BackendContext): Promise<string[]> {
  const admission = await context.newsroom.admit();
  const { env, now, staff } = await requireOwnRow(context);
  if (admission.kind !== "admitted" || !admission.isConfirmed)
    throw createCallError("UNCONFIRMED", "Confirm with a second factor first.");
  const { codes, statements } = createRecoveryCodes(env, staff.id);
  await env.DB.batch(statements);
  await writeStaffLog(env, { staffId: staff.id, kind: "recovery-codes" }, now);
  return codes;
}

async function endOne(context: BackendContext, pick: number | null): Promise<boolean> {
  const { id, sessionId } = await requireStaff(context);
  const { env, now } = context;
  const isEnded = await endStaffSession(env, id, pick ?? sessionId);
  if (isEnded) await writeStaffLog(env, { staffId: id, kind: pick === null ? "sign-out" : "session-end" }, now);
  return isEnded;
}

async function resolveAccount({ staff }: Newsroom, _: unknown, { env, now }: BackendContext) {
  if (staff === null) return null;
  const row = await findStaffById(env.DB, staff.id);
  if (row === null) return null;
  const sessions = await listStaffSessions(env, staff.id, now);
  return {
    id: row.id,
    name: row.name,
    mail: row.mail,
    roles: parseRoles(row.roles).map((role) => role.toUpperCase()),
    recovery_code_count: async () => {
      const sql = "SELECT COUNT(*) AS count FROM staff_recovery_codes WHERE staff_id = ?1";
      return (await env.DB.prepare(sql).bind(staff.id).first<{ count: number }>())?.count ?? 0;
    },
    sessions: sessions.map((session) => ({ ...session, is_current: session.id === staff.sessionId })),
  };
}

export const staffAccountResolvers = {
  Mutation: {
    checkStaffPassword: checkPassword,
    checkStaffCode: checkCode,
    confirmStaff: confirm,
    signOutStaff: (_: unknown, _arguments: unknown, context: BackendContext) => endOne(context, null),
    endStaffSession: (_: unknown, { id }: { id: number }, context: BackendContext) => endOne(context, id),
    changeStaffPassword: changePassword,
    renewRecoveryCodes: renewCodes,
    beginEnrolment: begin,
    completeEnrolment: complete,
  },
  Newsroom: { account: resolveAccount },
  StaffSession: {
    created: ({ created_at }: SessionLine) => toIsoDate(created_at),
    last_seen: ({ last_seen_at }: SessionLine) => toIsoDate(last_seen_at),
  },
};
