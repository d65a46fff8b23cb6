/** The rights of callers in the newsroom (decision 104). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import {
  type Admitted,
  decideRight,
  type RightAdmission,
  type Wanted,
} from "#workers/backend/newsroom/staff/newsroom-session.ts";
import type { StaffRight } from "#workers/backend/newsroom/staff/rights.ts";
import { type LogKind, writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { StaffCaller } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import type { Newsroom } from "./newsroom.ts";

/**
 * The caller, if they have the right; throws FORBIDDEN when nobody is signed in, NO_RIGHT without the right, UNCONFIRMED where a second
 * factor of the last ten minutes is required, TOO_MANY_REQUESTS after wrong tokens, NOT_FOUND where there is no newsroom.
 */
export async function requireRight(
  { newsroom }: BackendContext,
  right: StaffRight,
  { isConfirmed = false }: Omit<Wanted, "right"> = {},
): Promise<Admitted> {
  const admission = decideRight(await newsroom.admit(), { right, isConfirmed });
  if (admission.kind !== "admitted") throw toError(admission);
  return admission;
}

/** A caller with an account, whatever their rights; throws as `requireRight`. */
export async function requireStaff({ newsroom }: BackendContext): Promise<StaffCaller> {
  const admission = await newsroom.admit();
  if (admission.kind !== "admitted") throw toError(admission);
  if (admission.staff === null) throw createCallError("FORBIDDEN", "This is for people, not for programs.");
  return admission.staff;
}

/** A field of the newsroom that `read` answers for callers with the right, and that is null for everybody else. */
export function withRight<Arguments, Reply>(
  right: StaffRight,
  read: (args: Arguments, context: BackendContext, newsroom: Newsroom) => Promise<Reply>,
) {
  return async (newsroom: Newsroom, args: Arguments, context: BackendContext): Promise<Reply | null> =>
    newsroom.rights.includes(right) ? read(args, context, newsroom) : null;
}

/** Writes an action to the staff log. */
export async function noteAction(
  { env, now }: BackendContext,
  { staff }: Admitted,
  kind: LogKind,
  subject: string,
): Promise<void> {
  await writeStaffLog(env, { staffId: staff?.id ?? null, kind, subject }, now);
}

function toError({ kind }: Exclude<RightAdmission, Admitted>) {
  switch (kind) {
    case "slowed":
      return createCallError("TOO_MANY_REQUESTS", "Too many wrong tokens: wait some minutes.");
    case "closed":
      return createCallError("NOT_FOUND", "There is no newsroom here.");
    case "no right":
      return createCallError("NO_RIGHT", "Your role has not this right.");
    case "unconfirmed":
      return createCallError("UNCONFIRMED", "Confirm with a second factor first.");
    case "refused":
      return createCallError("FORBIDDEN", "This is the newsroom's: send its session.");
  }
}
