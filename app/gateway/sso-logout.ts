import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { toAuthorization } from "../domain/auth-token.ts";
import { postSso } from "./post-sso.ts";

const replySchema = v.object({
  data: v.object({ logout_result: v.object({ cookie: v.optional(v.nullable(v.string()), null) }) }),
});

/** `POST /wp-json/{sso}/v1/logout` (spec 7.2) for the session of this token. Markup of the image that clears the cookies, or null. */
export async function ssoLogout(context: Readonly<RouterContextProvider>, token: string): Promise<string | null> {
  const parsed = v.safeParse(replySchema, await postSso(context, "logout", { authorization: toAuthorization(token) }));
  return parsed.success ? parsed.output.data.logout_result.cookie : null;
}
