import * as v from "valibot";
import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { isSuccess } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys, SsoQuestion } from "#app/gateway/sso/transport.ts";

export type PasswordOutcome = { kind: "changed" } | Refused;

type NewPasswords = { newPassword: string; newPasswordAgain: string };

const text = v.optional(v.nullable(v.string()), null);

const replySchema = v.object({
  additional_data: v.object({
    sso: v.object({
      change_password_result: v.optional(
        v.nullable(v.object({ success: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })),
        null,
      ),
      user_error_text: text,
    }),
  }),
  message: text,
});

/** `POST …/change-pw/user` (rules 7.2) within a session. */
export function changePassword(
  transport: Pick<AccountTransport, "post">,
  { hash, token }: SessionKeys,
  { currentPassword, ...passwords }: NewPasswords & { currentPassword: string },
): Promise<PasswordOutcome> {
  const body = { old_password: currentPassword, ...toFields(passwords), hash, token };
  return send(transport, { body, authorization: toAuthorization(token) });
}

/** The reset variant of the same path: `key` is that of the mail. */
export function resetPassword(
  transport: Pick<AccountTransport, "post">,
  key: string,
  passwords: NewPasswords,
): Promise<PasswordOutcome> {
  return send(transport, { body: { ...toFields(passwords), hash: key } });
}

function toFields({ newPassword, newPasswordAgain }: NewPasswords) {
  return { new_password: newPassword, new_password_again: newPasswordAgain };
}

/** Succeeds only with success "1" (rules 5). The text for users is preferred (rules 8). */
async function send({ post }: Pick<AccountTransport, "post">, question: SsoQuestion): Promise<PasswordOutcome> {
  const parsed = v.safeParse(replySchema, await post("change-pw/user", question));
  if (!parsed.success) return refuse();
  const { additional_data, message } = parsed.output;
  const { change_password_result, user_error_text } = additional_data.sso;
  if (isSuccess(change_password_result?.success ?? null)) return { kind: "changed" };
  return refuse({ message: user_error_text?.trim() ? user_error_text : message });
}
