/** Sends the back end a declaration that ends a contract (decision 107). */
import type { CancellationFields } from "#app/domain/contract/cancellation-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { createCalls, type Refusal } from "#app/gateway/graphql/create-calls.ts";
import { type CancellationKind, sendCancellationDocument } from "#graphql/generated/operations.ts";

export type CancellationAnswer = { kind: "kept"; number: number; received: string } | Refusal<"too many">;

const defineCall = createCalls("a cancellation", { TOO_MANY_REQUESTS: "too many" } as const);
const send = defineCall(sendCancellationDocument, (data) => data.sendCancellation);

/** `key` names the form, so that it is one declaration however often it comes. */
export async function sendCancellation(
  client: Pick<BackendClient, "askTogether">,
  key: string,
  { kind, endsOn, ...texts }: CancellationFields,
): Promise<CancellationAnswer> {
  const cancellation = { ...texts, kind: kind.toUpperCase() as CancellationKind, ends_on: endsOn, website: "" };
  const answer = await send(client, { key, cancellation });
  return answer.kind === "done" ? { kind: "kept", ...answer.result } : answer;
}
