import { ALREADY_ACTIVE_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { activateAccountDocument, resendActivationDocument } from "#graphql/generated/operations.ts";

/** Uses up the key of an activation mail. `already-active`: it was used, or the account became active by another way. */
export async function activate(
  { mutate }: Pick<AccountTransport, "mutate">,
  key: string,
): Promise<{ kind: "activated" } | { kind: "already-active" } | Refused> {
  const answer = await mutate(activateAccountDocument, { key });
  if (answer.kind === "answered" && answer.data.activateAccount.error === ALREADY_ACTIVE_ERROR) return { kind: "already-active" };
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.activateAccount : null);
  return isDone ? { kind: "activated" } : refuseAnswer(answer, message);
}

/** Asks for that mail once more. `message` is the back end's: HTML. */
export async function resendActivation(
  { mutate }: Pick<AccountTransport, "mutate">,
  login: string,
): Promise<{ kind: "mail-sent"; message: string } | Refused> {
  const answer = await mutate(resendActivationDocument, { login });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.resendActivation : null);
  return isDone && message?.trim() ? { kind: "mail-sent", message } : refuseAnswer(answer, message);
}
