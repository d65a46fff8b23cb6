import { registerDocument } from "../../../graphql/generated/operations.ts";
import { isSuccess } from "./parse-result.ts";
import { findNewSession, parseSsoReply, type SignedIn } from "./parse-sso-reply.ts";
import { type Refused, refuse } from "./refuse.ts";
import type { AccountTransport } from "./transport.ts";

/** `nodoi` asks to be active at once, without the mail; whether that is granted is the back end's to decide. */
export type NewAccount = { email: string; password: string; marketingAccepted: boolean; nodoi?: boolean };

/** `mail-sent`: a mail activates the account; `message` is the back end's, HTML. */
export type RegisterOutcome = SignedIn | { kind: "mail-sent"; message: string | null } | Refused;

/** The address is the user name too. Succeeds only with success "1" (spec 5); a reply with reader and cookie signs in. */
export async function register({ mutate }: Pick<AccountTransport, "mutate">, account: NewAccount): Promise<RegisterOutcome> {
  const answer = await mutate(registerDocument, { ...account, username: account.email, agbAccepted: true });
  const reply = answer.kind === "answered" ? parseSsoReply(answer.data.register) : null;
  if (reply === null) return refuse();
  if (!isSuccess(reply.success)) return refuse(reply);
  return findNewSession(reply) ?? { kind: "mail-sent", message: reply.message };
}
