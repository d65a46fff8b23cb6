/** `POST /wp-json/{sso_namespace}/v1/login` (rules 7.2). */

import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import type { SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { toSsoResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { openAccountCall, readFields, typedText } from "./sso-call.ts";

/** What is missing is empty: the login says what it needs (rules 5). */
const loginSchema = v.object({ log: v.optional(typedText, ""), password: v.optional(typedText, "") });

/** Signs in with `{log, password}`. Wrong credentials are a 200 whose `login_result.error` is not "0". */
export async function postLogin(request: Request, env: Env): Promise<Response> {
  const fields = await readFields(request, () => loginSchema);
  if (fields instanceof Response) return fields;
  const call = await openAccountCall(request, env);
  return Response.json(toLoginReply(await login(call, { username: fields.log, password: fields.password })));
}

/** Beyond the rules: `piano` and `attributes`, as in GraphQL. */
export function toLoginReply(result: SignInResult) {
  const { user, success, error, message, cookie, piano, attributes } = toSsoResult(result);
  return {
    data: {
      login_result: { error, error_text: message, success, action: "login", cookie, login: user?.login ?? null },
      user_data: user === null ? null : toUserData(user),
      piano,
      attributes,
    },
    message,
  };
}

function toUserData({ user_id, lastname, login, email, hash, token }: NonNullable<ReturnType<typeof toSsoResult>["user"]>) {
  return { user_id, lastname, login, email, hash, token };
}
