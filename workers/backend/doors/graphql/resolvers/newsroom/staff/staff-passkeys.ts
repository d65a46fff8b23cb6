/** Passkeys of staff (decision 104): a member's own, the way in that they are, and their removal by who manages staff. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, requireStaff } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { requireShortArguments } from "#workers/backend/doors/graphql/resolvers/reader/account-arguments.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { beginStaffPasskeySignIn, checkStaffPasskey } from "#workers/backend/newsroom/staff/passkeys/sign-in-with-passkey.ts";
import {
  addStaffPasskey,
  beginStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  removeStaffPasskeysStatement,
  renameStaffPasskey,
} from "#workers/backend/newsroom/staff/passkeys/staff-passkeys.ts";
import { findStaffById } from "#workers/backend/newsroom/staff/staff-rows.ts";
import type { Member } from "#workers/backend/newsroom/staff/team/team.ts";
import { openGuess, requireOwnRow } from "./staff-account.ts";

const gone = () => createCallError("NOT_FOUND", "There is no such passkey.");
const full = () => createCallError("CONFLICT", "Ten passkeys are the most.");

/** The caller's own account, with a second factor of the last ten minutes. */
async function requireConfirmed(context: BackendContext) {
  const admission = await context.newsroom.admit();
  const own = await requireOwnRow(context);
  if (admission.kind !== "admitted" || !admission.isConfirmed)
    throw createCallError("UNCONFIRMED", "Confirm with a second factor first.");
  return own;
}

async function begin(_: unknown, _arguments: unknown, context: BackendContext): Promise<string> {
  const own = await requireConfirmed(context);
  const options = await beginStaffPasskey(own, own);
  if (options === "too many") throw full();
  if (options === "impossible") throw createCallError("NOT_FOUND", "Passkeys are impossible at this address.");
  return options;
}

async function add(_: unknown, args: { name: string; credential: string }, context: BackendContext): Promise<boolean> {
  requireShortArguments(args);
  const own = await requireConfirmed(context);
  const outcome = await addStaffPasskey(own, own, args);
  if (outcome === "too many") throw full();
  if (outcome === "refused") throw createCallError("BAD_USER_INPUT", "This passkey is not right.");
  return true;
}

async function rename(_: unknown, args: { id: number; name: string }, context: BackendContext): Promise<boolean> {
  requireShortArguments(args);
  const { id: staffId } = await requireStaff(context);
  if (!(await renameStaffPasskey(context.env.DB, staffId, args.id, args.name))) throw gone();
  return true;
}

async function remove(_: unknown, { id }: { id: number }, context: BackendContext): Promise<boolean> {
  const own = await requireConfirmed(context);
  if (!(await removeStaffPasskey(own, own.staff.id, id))) throw gone();
  return true;
}

async function removeAll(_: unknown, { id }: { id: number }, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "staff", { isConfirmed: true });
  const { DB } = context.env;
  const member = await findStaffById(DB, id);
  if (member === null) throw createCallError("NOT_FOUND", "There is nobody of this number.");
  await removeStaffPasskeysStatement(DB, id).run();
  await noteAction(context, admitted, "staff-passkeys", member.name);
  return true;
}

async function beginSignIn(_: unknown, _arguments: unknown, context: BackendContext): Promise<string> {
  const options = await beginStaffPasskeySignIn(await openGuess(context));
  if (options === null) throw createCallError("NOT_FOUND", "Passkeys are impossible at this address.");
  return options;
}

async function check(_: unknown, args: { credential: string }, context: BackendContext) {
  requireShortArguments(args);
  const step = await checkStaffPasskey(await openGuess(context), args.credential);
  if (step.kind === "opened") return { session: step.session, expires: toIsoDate(step.expiresAt) };
  throw step.kind === "slowed"
    ? createCallError("TOO_MANY_REQUESTS", "Too many tries: wait some minutes.")
    : createCallError("FORBIDDEN", "This passkey does not count.");
}

export const staffPasskeyResolvers = {
  Mutation: {
    beginStaffPasskey: begin,
    addStaffPasskey: add,
    renameStaffPasskey: rename,
    removeStaffPasskey: remove,
    removeStaffPasskeys: removeAll,
    beginStaffPasskeySignIn: beginSignIn,
    checkStaffPasskey: check,
  },
  StaffAccount: { passkeys: ({ id }: { id: number }, _: unknown, { env }: BackendContext) => listStaffPasskeys(env.DB, id) },
  StaffMember: { passkey_count: ({ passkey_count: count }: Member) => count },
};
