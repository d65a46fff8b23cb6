import { type SessionCookies, withPairName } from "#app/domain/session/session.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { parseAutomaticLogin } from "#app/gateway/sso/calls/session/automatic-login.ts";
import { toMutationAnswer } from "#app/gateway/sso/transport.ts";
import { type Answer, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { autologinDocument } from "#graphql/generated/operations.ts";
import { logError, logWarning } from "#shared/log/log.ts";

/** `unknown`: the back end gave no answer, and the reader is not to suffer for it. */
export type Verification = { kind: "valid"; user: SessionUser } | { kind: "invalid" } | { kind: "unknown" };

export const toLoginQuestion = ({ hash, token }: SessionCookies) => toQuestion(autologinDocument, { hash, token });

/**
 * Automatic login (rules 4): what the answer to the question says of the session that the cookies claim: whether the back end
 * knows it, and that it is the same reader's. Failures are logged, without anything of the cookies, and never thrown.
 */
export function verifySession(claim: SessionCookies, { data, error }: Answer<unknown>): Verification {
  const answer = parseAutomaticLogin(toMutationAnswer(data as { autologin?: unknown } | null, error));
  if (answer.kind === "failed") {
    logError("autologin: the back end answered without a code", error);
    return { kind: "unknown" };
  }
  const user = answer.kind === "signed-in" ? answer.user : null;
  if (user !== null && user.id === claim.id && user.h === claim.hash)
    return { kind: "valid", user: { ...withPairName(user, claim), h: claim.hash, t: claim.token } };
  const reason = answer.kind === "denied" ? answer.code.slice(0, 100) : "the answer names another reader";
  logWarning("autologin: not successful", undefined, { reason });
  return { kind: "invalid" };
}
