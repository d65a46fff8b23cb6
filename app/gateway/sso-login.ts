import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { parseSessionUser, type SessionUser } from "../domain/session-user.ts";
import { postSso } from "./post-sso.ts";

export type LoginReply =
  | { kind: "signed-in"; user: SessionUser; cookie: string }
  /** `error` null: the reply says nothing usable. */
  | { kind: "refused"; error: string | null; message: string | null };

const text = v.optional(v.nullable(v.string()), null);

const replySchema = v.object({
  data: v.optional(
    v.nullable(
      v.object({
        login_result: v.object({ error: v.pipe(v.union([v.string(), v.number()]), v.transform(String)), cookie: text }),
        user_data: v.optional(v.unknown()),
        piano: v.optional(v.unknown()),
        attributes: v.optional(v.unknown()),
      }),
    ),
    null,
  ),
  message: text,
});

/** `POST /wp-json/{sso}/v1/login` (spec 7.2): succeeds only when the login result's error is "0" (spec 5). */
export async function ssoLogin(
  context: Readonly<RouterContextProvider>,
  { username, password }: { username: string; password: string },
): Promise<LoginReply> {
  const parsed = v.safeParse(replySchema, await postSso(context, "login", { body: { log: username, password } }));
  if (!parsed.success) return { kind: "refused", error: null, message: null };
  const { data, message } = parsed.output;
  if (data === null || data.login_result.error !== "0")
    return { kind: "refused", error: data?.login_result.error ?? null, message };
  const user = parseSessionUser({ user: data.user_data, piano: data.piano, attributes: data.attributes });
  if (user !== null) return { kind: "signed-in", user, cookie: data.login_result.cookie ?? "" };
  console.error("login: the reply names no reader");
  return { kind: "refused", error: null, message: null };
}
