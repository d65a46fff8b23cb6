import * as v from "valibot";
import { toAuthorization } from "#app/domain/session/auth-token.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { logoutDocument } from "#graphql/generated/operations.ts";

/** `cookie` clears the cookies of the single sign-on; null when the reply names nothing that does. */
export type LogOutOutcome = { kind: "signed-out"; cookie: string | null };

const replySchema = v.object({ logout_result: v.object({ cookie: v.optional(v.nullable(v.string()), null) }) });
const restSchema = v.object({ data: replySchema });

/** The mutation of rules 7.1, for the session that the transport vouches for. */
export async function logOutByGraphql({ mutate }: Pick<AccountTransport, "mutate">): Promise<LogOutOutcome> {
  const answer = await mutate(logoutDocument, {});
  return toSignedOut(v.safeParse(replySchema, answer.kind === "answered" ? answer.data.logout : null));
}

/** The path of rules 7.2, without a body; for the session of this token. */
export async function logOutByRest({ post }: Pick<AccountTransport, "post">, token: string): Promise<LogOutOutcome> {
  const parsed = v.safeParse(restSchema, await post("logout", { authorization: toAuthorization(token) }));
  return toSignedOut(parsed.success ? { success: true, output: parsed.output.data } : { success: false });
}

/** A reader who wants out gets out here, whatever the back end says (rules 4). */
function toSignedOut(parsed: { success: true; output: v.InferOutput<typeof replySchema> } | { success: false }): LogOutOutcome {
  return { kind: "signed-out", cookie: parsed.success ? parsed.output.logout_result.cookie : null };
}
