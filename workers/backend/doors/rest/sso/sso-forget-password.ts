/** `POST /wp-json/{sso_namespace}/v1/forget-password` (rules 7.2). */
import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import { forgetPassword } from "#workers/backend/readers/accounts/registration/forget-password.ts";
import { openAccountCall, readFields, typedText } from "./sso-call.ts";

const forgetSchema = v.object({ log: typedText });

/** Sends a link that sets a new password to whoever `{log}` is; answers `{sent, message}`. */
export async function postForgetPassword(request: Request, env: Env): Promise<Response> {
  const fields = await readFields(request, () => forgetSchema);
  if (fields instanceof Response) return fields;
  const call = await openAccountCall(request, env);
  const { sent, message } = await forgetPassword(call, fields.log);
  return Response.json({ sent, message });
}
