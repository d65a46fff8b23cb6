import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import { parseRestLogin, parseSsoReply, type SignedIn, type SsoReply } from "#app/gateway/sso/parse-sso-reply.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { loginDocument } from "#graphql/generated/operations.ts";

/** A user name, an address or the number of a print card, of which the last name is the password. */
export type Credentials = { username: string; password: string };
export type LogInOutcome = SignedIn | Refused;

const NO_ERROR = "0";

/** The mutation of rules 7.1. With empty credentials it throws (rules 5) and makes no request. */
export async function logInByGraphql({ mutate }: Pick<AccountTransport, "mutate">, given: Credentials): Promise<LogInOutcome> {
  const answer = await mutate(loginDocument, requireCredentials(given));
  return decideLogIn(answer.kind === "answered" ? parseSsoReply(answer.data.login) : null);
}

/** The path of rules 7.2. Throws as above. */
export async function logInByRest({ post }: Pick<AccountTransport, "post">, given: Credentials): Promise<LogInOutcome> {
  const { username, password } = requireCredentials(given);
  return decideLogIn(parseRestLogin(await post("login", { body: { log: username, password } })));
}

function requireCredentials({ username, password }: Credentials): Credentials {
  if (username === "" || password === "") throw new Error(internalErrors.usernameAndPassword);
  return { username, password };
}

/** What a reply to a login says. Rules 5: succeeds only with error "0"; a success that names no reader is refused, whatever it says. */
export function decideLogIn(reply: SsoReply | null): LogInOutcome {
  if (reply === null) return refuse();
  const { error, user, cookie } = reply;
  if (error !== NO_ERROR) return refuse(reply);
  return user === null ? refuse() : { kind: "signed-in", user, cookie };
}
