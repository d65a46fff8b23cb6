/** Who may send more than the usual size of a form: staff with a right, looked at before the body is read. */
import { data } from "react-router";
import type { Posted } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { type BodyLimits, MAX_BODY_BYTES } from "#app/gateway/backend/read-limited-body.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { GetNewsroomDocument } from "#graphql/generated/operations.ts";

/** Pictures of some megabytes over a phone's line. */
const TIMEOUT_MS = 120_000;

/** Throws 401 for a large body of a user without any of the rights, and 503 when the back end cannot tell. */
export async function requireLargeForm(
  { context, request }: Pick<Posted, "context" | "request">,
  { rights, maxBytes }: { rights: readonly StaffRight[]; maxBytes: number },
): Promise<BodyLimits> {
  if (Number(request.headers.get("content-length") ?? "0") <= MAX_BODY_BYTES) return {};
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomDocument, {})]);
  const { newsroom } = requireData(answer);
  if (newsroom?.rights.some((right) => rights.includes(right))) return { maxBytes, timeoutMs: TIMEOUT_MS };
  const message = "Only the newsroom may send this much";
  throw data({ message } satisfies PageErrorData, { status: 401, statusText: "Unauthorized" });
}
