import type { Client } from "@urql/core";
import { type SessionCookies, withPairName } from "#app/domain/session/session.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { logInAutomatically } from "#app/gateway/sso/calls/automatic-login.ts";
import { type Mutate, toMutationAnswer } from "#app/gateway/sso/transport.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";

/** `unknown`: the back end gave no answer, and the reader is not to suffer for it. */
export type Verification = { kind: "valid"; user: SessionUser } | { kind: "invalid" } | { kind: "unknown" };

/**
 * Automatic login (rules 4): whether the back end knows the session that the cookies claim, and that it is the same
 * reader's. Failures are logged, without anything of the cookies, and never thrown.
 */
export async function verifySession(client: Client, claim: SessionCookies): Promise<Verification> {
  let failure = "the back end answered without a code";
  const mutate: Mutate = async (document, variables) => {
    const { data, error } = await client.mutation(toTypedDocument(document), variables);
    failure = error?.message ?? failure;
    return toMutationAnswer(data, error);
  };
  const answer = await logInAutomatically({ mutate }, { hash: claim.hash, token: claim.token });
  if (answer.kind === "failed") {
    console.error(`autologin: ${failure}`);
    return { kind: "unknown" };
  }
  const user = answer.kind === "signed-in" ? answer.user : null;
  if (user !== null && user.id === claim.id && user.h === claim.hash)
    return { kind: "valid", user: { ...withPairName(user, claim), h: claim.hash, t: claim.token } };
  const reason = answer.kind === "denied" ? answer.code.slice(0, 100) : "the answer names another reader";
  console.warn(`autologin: not successful: ${reason}`);
  return { kind: "invalid" };
}
