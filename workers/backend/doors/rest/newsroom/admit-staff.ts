/** Who may call the newsroom's REST paths. */
import { createRestError } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  type Admitted,
  admitNewsroom,
  decideRight,
  type RightAdmission,
} from "#workers/backend/newsroom/staff/newsroom-session.ts";
import type { StaffRight } from "#workers/backend/newsroom/staff/rights.ts";

const refusals: Record<Exclude<RightAdmission["kind"], "admitted">, [status: number, code: string, message: string]> = {
  closed: [404, "rest_no_route", "There is no newsroom here."],
  refused: [401, "rest_forbidden", "This is the newsroom's: send its session."],
  "no right": [403, "rest_forbidden", "Your role has not this right."],
  unconfirmed: [403, "rest_forbidden", "Confirm with a second factor first."],
  slowed: [429, "rest_too_many_requests", "Too many wrong tokens."],
};

/** The caller, if they have one of these rights, otherwise the answer that refuses them. */
export async function admitStaff(
  request: Request,
  env: Env,
  rights: readonly [StaffRight, ...StaffRight[]],
  now: number,
): Promise<Admitted | Response> {
  const admitted = await admitNewsroom(request, env, now);
  const held = admitted.kind === "admitted" ? rights.find((right) => admitted.rights.includes(right)) : undefined;
  const admission = decideRight(admitted, { right: held ?? rights[0] });
  return admission.kind === "admitted" ? admission : createRestError(...refusals[admission.kind]);
}
