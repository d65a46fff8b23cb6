import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { toAuthorization } from "../domain/auth-token.ts";
import type { SessionUser } from "../domain/session-user.ts";
import { postSso } from "./post-sso.ts";

export type PasswordReply = { isDone: boolean; userErrorText: string | null };

const replySchema = v.object({
  additional_data: v.object({
    sso: v.object({
      change_password_result: v.optional(
        v.nullable(v.object({ success: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })),
        null,
      ),
      user_error_text: v.optional(v.nullable(v.string()), null),
    }),
  }),
});

type NewPasswords = { newPassword: string; newPasswordAgain: string };

/** `POST /wp-json/{sso}/v1/change-pw/user` (spec 7.2) within a session. */
export function ssoChangePassword(
  context: Readonly<RouterContextProvider>,
  { h, t }: SessionUser,
  { currentPassword, newPassword, newPasswordAgain }: NewPasswords & { currentPassword: string },
): Promise<PasswordReply> {
  const body = {
    old_password: currentPassword,
    new_password: newPassword,
    new_password_again: newPasswordAgain,
    hash: h,
    token: t,
  };
  return post(context, { body, authorization: toAuthorization(t) });
}

/** The reset variant of the same path: `key` is that of the mail. */
export function ssoResetPassword(
  context: Readonly<RouterContextProvider>,
  key: string,
  { newPassword, newPasswordAgain }: NewPasswords,
): Promise<PasswordReply> {
  return post(context, { body: { new_password: newPassword, new_password_again: newPasswordAgain, hash: key } });
}

/** Succeeds only when the result's success is "1" (spec 5). */
async function post(context: Readonly<RouterContextProvider>, question: Parameters<typeof postSso>[2]): Promise<PasswordReply> {
  const parsed = v.safeParse(replySchema, await postSso(context, "change-pw/user", question));
  if (!parsed.success) return { isDone: false, userErrorText: null };
  const { change_password_result, user_error_text } = parsed.output.additional_data.sso;
  return { isDone: change_password_result?.success === "1", userErrorText: user_error_text };
}
