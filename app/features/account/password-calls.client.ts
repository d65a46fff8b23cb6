/** The REST calls about passwords (spec 7.2), from the browser. */
import * as v from "valibot";
import { readAuthorization } from "../../browser/auth-token-store.ts";
import { readPageFacts } from "../../browser/page-facts.ts";
import { createHttpClient } from "../../gateway/http-client.ts";
import { CallFailure } from "./graphql.client.ts";

const TIMEOUT_MS = 15_000;

const forgetSchema = v.object({ sent: v.boolean(), message: v.optional(v.nullable(v.string()), null) });
const changeSchema = v.object({
  additional_data: v.object({
    sso: v.object({
      change_password_result: v.object({ success: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
      user_error_text: v.optional(v.nullable(v.string()), null),
    }),
  }),
});

type ChangeBody = { new_password: string; new_password_again: string; hash: string } & (
  | { old_password: string; token: string }
  /** With the key of a mail as `hash`. */
  | { old_password?: never; token?: never }
);

/** Asks for the mail with a link. Throws a CallFailure without a usable reply, as the others. */
export async function forgetPassword(log: string): Promise<{ sent: boolean; message: string | null }> {
  return post("forget-password", { log }, forgetSchema);
}

/** Changes the password of a session, or sets a new one with the key of a mail. `message` is for readers. */
export async function changePassword(body: ChangeBody): Promise<{ isChanged: boolean; message: string | null }> {
  const { additional_data } = await post("change-pw/user", body, changeSchema);
  const { change_password_result, user_error_text } = additional_data.sso;
  return { isChanged: change_password_result.success === "1", message: user_error_text };
}

async function post<Reply>(call: string, body: Record<string, unknown>, schema: v.GenericSchema<unknown, Reply>): Promise<Reply> {
  const { ssoNamespace } = readPageFacts();
  const http = createHttpClient((input, init) => fetch(input, init), TIMEOUT_MS);
  try {
    return v.parse(
      schema,
      await http<unknown>(`/wp-json/${ssoNamespace}/v1/${call}`, {
        method: "POST",
        headers: { authorization: readAuthorization() },
        body,
      }),
    );
  } catch (error) {
    // Without the error itself: it knows the request, and with it the passwords.
    throw new CallFailure(`${call} brought no usable reply: ${error instanceof Error ? error.message : String(error)}`);
  }
}
