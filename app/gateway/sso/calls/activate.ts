import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { activateAccountDocument, resendActivationDocument } from "#graphql/generated/operations.ts";

/** Uses up the key of an activation mail. */
export async function activate(
  { mutate }: Pick<AccountTransport, "mutate">,
  key: string,
): Promise<{ kind: "activated" } | Refused> {
  const answer = await mutate(activateAccountDocument, { key });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.activateAccount : null);
  return isDone ? { kind: "activated" } : refuse({ message });
}

/** Asks for that mail once more. `message` is the back end's: HTML. */
export async function resendActivation(
  { mutate }: Pick<AccountTransport, "mutate">,
  login: string,
): Promise<{ kind: "mail-sent"; message: string } | Refused> {
  const answer = await mutate(resendActivationDocument, { login });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.resendActivation : null);
  return isDone && message?.trim() ? { kind: "mail-sent", message } : refuse({ message });
}
