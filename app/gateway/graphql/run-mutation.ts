import { type MutationAnswer, toMutationAnswer } from "#app/gateway/sso/transport.ts";
import { type AskTogether, toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** Sends a mutation. Its errors are only logged (rules 8); what the reader is told is up to the caller. */
export async function runMutation<Result, Variables extends Record<string, unknown>>(
  askTogether: AskTogether,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<MutationAnswer<Result>> {
  const [{ data, error, missing }] = await askTogether([toQuestion(document, variables)]);
  // What stands in the place of a call that a back end lacks was never done.
  if ([...(missing ?? [])].some((path) => !path.includes("."))) return { kind: "failed", isUnknown: true };
  const answer = toMutationAnswer(data, error);
  if (answer.kind === "failed") logError("A mutation failed", error);
  return answer;
}
