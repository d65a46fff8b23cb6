import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { endSessionDocument } from "#graphql/generated/operations.ts";

/** Ends one session of the reader, or all others (`session` null). */
export async function endSession(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  session: number | null,
): Promise<{ kind: "ended" } | Refused> {
  const answer = await mutate(endSessionDocument, { h, t, session });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.endSession : null);
  return isDone ? { kind: "ended" } : refuseAnswer(answer, message);
}
