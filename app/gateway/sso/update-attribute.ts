import { updateUserAttributeDocument } from "#graphql/generated/operations.ts";
import { parseResult } from "./parse-result.ts";
import { type Refused, refuse } from "./refuse.ts";
import type { AccountTransport, SessionKeys } from "./transport.ts";

/** Rules 5: only with a session. The reply's error text is for programs. */
export async function updateAttribute(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash, token }: SessionKeys,
  { attribute, value }: { attribute: string; value: string },
): Promise<{ kind: "kept" } | Refused> {
  const answer = await mutate(updateUserAttributeDocument, { hash, token, attribute, value });
  return parseResult(answer.kind === "answered" ? answer.data.updateUserAttribute : null).isDone ? { kind: "kept" } : refuse();
}
