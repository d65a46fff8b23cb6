/** A reader's devices for notices, in the account. */
import { type Refused, refuseAnswer } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { removeOwnPushDeviceDocument } from "#graphql/generated/operations.ts";

export async function removeDevice(
  transport: Pick<AccountTransport, "mutate">,
  { hash: h, token: t }: SessionKeys,
  id: number,
): Promise<{ kind: "removed" } | Refused> {
  const answer = await transport.mutate(removeOwnPushDeviceDocument, { h, t, id });
  return answer.kind === "answered" ? { kind: "removed" } : refuseAnswer(answer);
}
