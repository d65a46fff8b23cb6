import { endSessionDocument } from "#graphql/generated/operations.ts";
import { parseResult } from "./parse-result.ts";
import { type Refused, refuse } from "./refuse.ts";
import type { AccountTransport, SessionKeys } from "./transport.ts";

/** Ends one session of the reader, or all others (`session` null). */
export async function endSession(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  session: number | null,
): Promise<{ kind: "ended" } | Refused> {
  const answer = await mutate(endSessionDocument, { h, t, session });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.endSession : null);
  return isDone ? { kind: "ended" } : refuse({ message });
}
