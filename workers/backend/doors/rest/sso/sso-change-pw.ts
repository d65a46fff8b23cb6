/** `POST /wp-json/{sso_namespace}/v1/change-pw/user`: changes a password, or sets a new one with a mail's key (rules 7.2). */

import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import { changePassword, resetPassword } from "#workers/backend/readers/accounts/registration/change-password.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { toActionResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { keyText, openAccountCall, readFields, typedText } from "./sso-call.ts";

const newPasswordFields = { new_password: typedText, new_password_again: typedText };
const changeSchema = v.object({ ...newPasswordFields, old_password: typedText, hash: keyText, token: keyText });
/** `hash` is the key of the mail. */
const resetSchema = v.object({ ...newPasswordFields, hash: keyText });

type Fields = v.InferOutput<typeof changeSchema> | v.InferOutput<typeof resetSchema>;

/** A request with the old password or a token changes the password; otherwise the key of a mail sets a new one. */
export async function postChangePassword(request: Request, env: Env): Promise<Response> {
  const fields = await readFields<Fields>(request, (body) =>
    "old_password" in body || "token" in body ? changeSchema : resetSchema,
  );
  if (fields instanceof Response) return fields;
  const call = await openAccountCall(request, env);
  const passwords = { newPassword: fields.new_password, newPasswordAgain: fields.new_password_again };
  const result =
    "token" in fields
      ? await changePassword(call, { ...passwords, oldPassword: fields.old_password, hash: fields.hash, token: fields.token })
      : await resetPassword(call, { ...passwords, key: fields.hash });
  return Response.json(toChangePasswordReply(result));
}

export function toChangePasswordReply(result: ActionResult) {
  const { success, error, message } = toActionResult(result);
  return {
    additional_data: {
      sso: {
        change_password_result: { success, error, action: "change_password" },
        user_error_text: success === "1" ? null : message,
      },
    },
  };
}
