/** Who manages staff (decision 104): the team and the action log. Each change wants a second factor of the last ten minutes. */
import * as v from "valibot";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type StaffRole, staffRoles } from "#workers/backend/newsroom/staff/rights.ts";
import { type LogKind, type LogRow, readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findStaffById } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { endSessionsStatement } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import {
  inviteStaff,
  listStaff,
  lockStaff,
  type Member,
  resetStaff,
  setStaffRoles,
  type TeamOutcome,
  unlockStaff,
} from "#workers/backend/newsroom/staff/team/team.ts";

const MAX_NAME = 100;
const person = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("name must not be empty"), v.maxLength(MAX_NAME, "name is too long")),
  mail: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email("mail is no address"), v.maxLength(200, "mail is too long")),
});

type WireRole = Uppercase<StaffRole>;
const toRoles = (roles: readonly WireRole[]) => staffRoles.filter((role) => roles.includes(role.toUpperCase() as WireRole));

async function invite(_: unknown, args: { name: string; mail: string; roles: WireRole[] }, context: BackendContext) {
  const admitted = await requireRight(context, "staff", { isConfirmed: true });
  const parsed = v.safeParse(person, args);
  if (!parsed.success) throw createCallError("BAD_USER_INPUT", v.summarize(parsed.issues));
  const roles = toRoles(args.roles);
  if (roles.length === 0) throw createCallError("BAD_USER_INPUT", "roles must not be empty");
  const { env, now } = context;
  const invitation = await inviteStaff(env, { ...parsed.output, roles }, now);
  if (invitation.kind === "taken") throw createCallError("CONFLICT", "This address has an account.");
  await noteAction(context, admitted, "staff-invite", parsed.output.name);
  return { key: invitation.key, expires: toIsoDate(invitation.expiresAt) };
}

type Change = (env: Env, id: number) => Promise<TeamOutcome>;

/** Does it, and notes to whom. */
async function change(context: BackendContext, id: number, kind: LogKind, run: Change): Promise<boolean> {
  const admitted = await requireRight(context, "staff", { isConfirmed: true });
  requireDone(await run(context.env, id));
  await noteAction(context, admitted, kind, (await findStaffById(context.env.DB, id))?.name ?? "");
  return true;
}

function requireDone(outcome: TeamOutcome): void {
  if (outcome === "unknown") throw createCallError("NOT_FOUND", "There is nobody of this number who could be changed so.");
  if (outcome === "last administrator") throw createCallError("CONFLICT", "This is the last administrator.");
}

async function setRoles(_: unknown, { id, roles }: { id: number; roles: WireRole[] }, context: BackendContext): Promise<boolean> {
  const chosen = toRoles(roles);
  if (chosen.length === 0) throw createCallError("BAD_USER_INPUT", "roles must not be empty");
  return change(context, id, "staff-roles", (env) => setStaffRoles(env, id, chosen));
}

async function reset(_: unknown, { id }: { id: number }, context: BackendContext) {
  const admitted = await requireRight(context, "staff", { isConfirmed: true });
  const { env, now } = context;
  const outcome = await resetStaff(env, { id, byOperator: false }, now);
  if (typeof outcome === "string") {
    requireDone(outcome);
    return null;
  }
  await noteAction(context, admitted, "staff-reset", (await findStaffById(env.DB, id))?.name ?? "");
  return { key: outcome.key, expires: toIsoDate(outcome.expiresAt) };
}

async function endSessions(env: Env, id: number): Promise<TeamOutcome> {
  if ((await findStaffById(env.DB, id)) === null) return "unknown";
  await endSessionsStatement(env.DB, id, null).run();
  return "done";
}

type LogArguments = { staff?: number | null; kind?: string | null; before?: number | null };

type OfOne = { id: number };

export const staffTeamResolvers = {
  Mutation: {
    inviteStaff: invite,
    setStaffRoles: setRoles,
    lockStaff: (_: unknown, { id }: OfOne, context: BackendContext) => change(context, id, "staff-lock", lockStaff),
    unlockStaff: (_: unknown, { id }: OfOne, context: BackendContext) => change(context, id, "staff-unlock", unlockStaff),
    resetStaff: reset,
    endStaffSessions: (_: unknown, { id }: OfOne, context: BackendContext) => change(context, id, "staff-sessions", endSessions),
  },
  Newsroom: {
    team: withRight("staff", (_, { env, now }) => listStaff(env, now)),
    log: withRight("staff", ({ staff = null, kind = null, before = null }: LogArguments, { env }) =>
      readStaffLog(env, { staff, kind, before }),
    ),
  },
  StaffMember: {
    roles: ({ roles }: Member) => roles.map((role) => role.toUpperCase()),
    state: ({ state }: Member) => state.toUpperCase(),
    created: ({ created_at }: Member) => toIsoDate(created_at),
    last_seen: ({ last_seen_at }: Member) => (last_seen_at === null ? null : toIsoDate(last_seen_at)),
  },
  StaffLogEntry: { at: ({ at }: LogRow) => toIsoDate(at) },
};
