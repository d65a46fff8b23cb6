import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { deleteAccountDocument } from "#graphql/generated/operations.ts";

export async function deleteAccount(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  password: string,
): Promise<{ kind: "deleted" } | Refused> {
  const answer = await mutate(deleteAccountDocument, { h, t, password });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.deleteAccount : null);
  return isDone ? { kind: "deleted" } : refuseAnswer(answer, message);
}
