import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { registerUserForNewsletterDocument, unregisterUserFromNewsletterDocument } from "#graphql/generated/operations.ts";

export type NewsletterChoice = { newsletter: string; subscribe: boolean };

/** Rules 6: only with a session. The reply says no more than the question. */
export async function chooseNewsletter(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  { newsletter, subscribe }: NewsletterChoice,
): Promise<{ kind: "chosen" } | Refused> {
  const variables = { h, t, newsletter };
  const answer = subscribe
    ? await mutate(registerUserForNewsletterDocument, variables)
    : await mutate(unregisterUserFromNewsletterDocument, variables);
  return answer.kind === "answered" ? { kind: "chosen" } : refuseAnswer(answer);
}
