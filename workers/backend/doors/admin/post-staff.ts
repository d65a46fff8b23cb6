/**
 * `POST /admin/staff`: the operator at the machine lets the first person in (decision 104). Body `{"name", "mail", "roles": ["administrator"]}`
 * invites somebody new; `{"mail", "reset": true}` takes password and second factor of somebody who has lost both. The answer is
 * `{"key", "expires"}` of a link that counts once, for 48 hours: `/redaktion/einladung/{key}`.
 */
import * as v from "valibot";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { staffRoles } from "#workers/backend/newsroom/staff/rights.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findStaffByMail } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { readStaffSecret } from "#workers/backend/newsroom/staff/staff-secret.ts";
import { type Invitation, inviteStaff, resetStaff } from "#workers/backend/newsroom/staff/team/team.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { withBody } from "./with-body.ts";

const MAX_BYTES = 10_000;
const mail = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email("this is no address"), v.maxLength(200));
const bodySchema = v.union([
  v.object({ mail, reset: v.literal(true) }),
  v.object({
    mail,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(100)),
    roles: v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1, "name at least one")),
  }),
]);

/** 400 for what is no such body, 404 without STAFF_SECRET or for an unknown address, 409 for one that has an account, or is locked. */
export async function postStaff(request: Request, env: Env, date: Date): Promise<Response> {
  if (readStaffSecret(env) === null) return toAdminError(404, "STAFF_SECRET is not set: staff have no accounts here");
  const now = Math.floor(date.getTime() / 1000);
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BYTES }, (body) => takeStaff(body, env, now));
}

async function takeStaff(body: v.InferOutput<typeof bodySchema>, env: Env, now: number): Promise<Response> {
  if ("reset" in body) {
    const staff = await findStaffByMail(env.DB, body.mail);
    if (staff === null) return toAdminError(404, `Nobody has an account with ${body.mail}`);
    const outcome = await resetStaff(env, { id: staff.id, byOperator: true }, now);
    if (typeof outcome === "string") return toAdminError(409, "This account is locked: somebody of the team unlocks it");
    await writeStaffLog(env, { staffId: null, kind: "staff-reset", subject: staff.name }, now);
    return toReply(outcome);
  }
  const invitation = await inviteStaff(env, body, now);
  if (invitation.kind === "taken") return toAdminError(409, `${body.mail} has an account: --reset gives it a new link`);
  await writeStaffLog(env, { staffId: null, kind: "staff-invite", subject: body.name }, now);
  return toReply(invitation);
}

function toReply({ key, expiresAt }: Invitation): Response {
  return toAdminReply({ key, expires: toIsoDate(expiresAt) }, 201);
}
