import { isSuccess } from "#app/gateway/sso/parse-result.ts";
import { findNewSession, parseSsoReply, type SignedIn } from "#app/gateway/sso/parse-sso-reply.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { registerDocument } from "#graphql/generated/operations.ts";

export type NewAccount = {
  email: string;
  password: string;
  marketingAccepted: boolean;
  /** Asks to be signed in at once, without the mail (`nodoi`); whether that is granted is the back end's to decide. */
  isInCheckout: boolean;
  /** Where the activation mail leads back to. */
  returnTo: string | null;
};

/** `mail-sent`: a mail activates the account; `message` is the back end's, HTML. */
export type RegisterOutcome = SignedIn | { kind: "mail-sent"; message: string | null } | Refused;

/** The address is the user name too. Succeeds only with success "1" (rules 5); a reply with reader and cookie signs in. */
export async function register(
  { mutate }: Pick<AccountTransport, "mutate">,
  { isInCheckout, returnTo, ...account }: NewAccount,
): Promise<RegisterOutcome> {
  const answer = await mutate(registerDocument, {
    ...account,
    username: account.email,
    agbAccepted: true,
    ...(isInCheckout ? { nodoi: true } : {}),
    ...(returnTo === null ? {} : { userData: JSON.stringify({ returnTo }) }),
  });
  const reply = answer.kind === "answered" ? parseSsoReply(answer.data.register) : null;
  if (reply === null) return refuse();
  if (!isSuccess(reply.success)) return refuse(reply);
  return findNewSession(reply) ?? { kind: "mail-sent", message: reply.message };
}
