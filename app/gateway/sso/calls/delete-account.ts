import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { deleteAccountDocument, keepAccountDocument } from "#graphql/generated/operations.ts";

/** At once, or at the end of what is paid for. */
export async function deleteAccount(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  { password, atEnd }: { password: string; atEnd: boolean },
): Promise<{ kind: "deleted" } | Refused> {
  const answer = await mutate(deleteAccountDocument, { h, t, password, atEnd });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.deleteAccount : null);
  return isDone ? { kind: "deleted" } : refuseAnswer(answer, message);
}

export async function keepAccount(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
): Promise<{ kind: "kept" } | Refused> {
  const answer = await mutate(keepAccountDocument, { h, t });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.keepAccount : null);
  return isDone ? { kind: "kept" } : refuseAnswer(answer, message);
}
