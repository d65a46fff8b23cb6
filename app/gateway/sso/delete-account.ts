import { deleteAccountDocument } from "#graphql/generated/operations.ts";
import { parseResult } from "./parse-result.ts";
import { type Refused, refuse } from "./refuse.ts";
import type { AccountTransport, SessionKeys } from "./transport.ts";

export async function deleteAccount(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  password: string,
): Promise<{ kind: "deleted" } | Refused> {
  const answer = await mutate(deleteAccountDocument, { h, t, password });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.deleteAccount : null);
  return isDone ? { kind: "deleted" } : refuse({ message });
}
