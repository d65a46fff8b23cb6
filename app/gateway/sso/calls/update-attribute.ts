import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { updateUserAttributeDocument } from "#graphql/generated/operations.ts";

/** Rules 5: only with a session. The reply's error text is for programs. */
export async function updateAttribute(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash, token }: SessionKeys,
  { attribute, value }: { attribute: string; value: string },
): Promise<{ kind: "kept" } | Refused> {
  const answer = await mutate(updateUserAttributeDocument, { hash, token, attribute, value });
  return parseResult(answer.kind === "answered" ? answer.data.updateUserAttribute : null).isDone ? { kind: "kept" } : refuse();
}
