/** Sends the back end a declaration that ends a contract (decision 107). */
import type { CancellationFields } from "#app/domain/contract/cancellation-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { type CancellationKind, sendCancellationDocument } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

export type CancellationAnswer = { kind: "kept"; number: number; received: string } | { kind: "too many" | "failed" };

/** `key` names the form, so that it is one declaration however often it comes. */
export async function sendCancellation(
  { askTogether }: Pick<BackendClient, "askTogether">,
  key: string,
  { kind, endsOn, ...texts }: CancellationFields,
): Promise<CancellationAnswer> {
  const cancellation = { ...texts, kind: kind.toUpperCase() as CancellationKind, ends_on: endsOn, website: "" };
  const [{ data, error }] = await askTogether([toQuestion(sendCancellationDocument, { key, cancellation })]);
  if (error?.graphQLErrors[0]?.extensions.code === "TOO_MANY_REQUESTS") return { kind: "too many" };
  if (error !== undefined || data === null) {
    logError("A cancellation was not kept", error);
    return { kind: "failed" };
  }
  return { kind: "kept", ...data.sendCancellation };
}
