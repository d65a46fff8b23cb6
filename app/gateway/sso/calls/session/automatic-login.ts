import * as v from "valibot";
import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";
import type { AccountTransport, MutationAnswer, SessionKeys } from "#app/gateway/sso/transport.ts";
import { autologinDocument } from "#graphql/generated/operations.ts";

/** `failed`: there is no usable answer. */
export type AutomaticLogin = { kind: "signed-in"; user: SessionUser } | { kind: "denied"; code: string } | { kind: "failed" };

/** Rules 7.1. */
const SUCCESSFUL = "autologin_successfull";

const replySchema = v.looseObject({ code: v.string() });

/** Whether the back end knows a session (rules 4). Without hash and token it throws (rules 5) and makes no request. */
export async function logInAutomatically(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash, token }: SessionKeys,
): Promise<AutomaticLogin> {
  if (hash === "" || token === "") throw new Error(internalErrors.hashAndToken);
  return parseAutomaticLogin(await mutate(autologinDocument, { hash, token }));
}

/** What the answer to the operation says. */
export function parseAutomaticLogin(answer: MutationAnswer<{ autologin?: unknown }>): AutomaticLogin {
  const reply = v.safeParse(replySchema, answer.kind === "answered" ? answer.data.autologin : null);
  if (!reply.success) return { kind: "failed" };
  const { code } = reply.output;
  const user = code === SUCCESSFUL ? parseSessionUser(reply.output) : null;
  return user === null ? { kind: "denied", code } : { kind: "signed-in", user };
}
