import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { changeNameDocument } from "#graphql/generated/operations.ts";

/** The first and last name of mails and the profile. */
export async function changeName(
  { mutate }: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  names: { firstname: string; lastname: string },
): Promise<{ kind: "changed" } | Refused> {
  const answer = await mutate(changeNameDocument, { h, t, ...names });
  const { isDone, message } = parseResult(answer.kind === "answered" ? answer.data.changeName : null);
  return isDone ? { kind: "changed" } : refuseAnswer(answer, message);
}
