import * as v from "valibot";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";

/** `message` is the back end's: HTML. */
export type ForgetPasswordOutcome = { kind: "mail-sent"; message: string } | Refused;

const replySchema = v.object({
  sent: v.optional(v.nullable(v.boolean()), null),
  message: v.optional(v.nullable(v.string()), null),
});

/** `POST …/forget-password` (rules 7.2). Its message is said in either case; without one it is the technical error (rules 8). */
export async function forgetPassword({ post }: Pick<AccountTransport, "post">, username: string): Promise<ForgetPasswordOutcome> {
  const parsed = v.safeParse(replySchema, await post("forget-password", { body: { log: username } }));
  if (!parsed.success) return refuse();
  const { sent, message } = parsed.output;
  return sent === true && message?.trim() ? { kind: "mail-sent", message } : refuse({ message });
}
