import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { postSso } from "./post-sso.ts";

const replySchema = v.object({
  sent: v.optional(v.nullable(v.boolean()), null),
  message: v.optional(v.nullable(v.string()), null),
});

/** `POST /wp-json/{sso}/v1/forget-password` (spec 7.2). What is missing in the reply is null. */
export async function ssoForgetPassword(
  context: Readonly<RouterContextProvider>,
  username: string,
): Promise<{ sent: boolean | null; message: string | null }> {
  const parsed = v.safeParse(replySchema, await postSso(context, "forget-password", { body: { log: username } }));
  return parsed.success ? parsed.output : { sent: null, message: null };
}
