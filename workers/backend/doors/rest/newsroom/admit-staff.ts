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

/** The caller, if they have this right, otherwise the answer that refuses them. */
export async function admitStaff(request: Request, env: Env, right: StaffRight, now: number): Promise<Admitted | Response> {
  const admission = decideRight(await admitNewsroom(request, env, now), { right });
  return admission.kind === "admitted" ? admission : createRestError(...refusals[admission.kind]);
}
