import { data, type RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { MAX_FORM_BYTES } from "#app/domain/newsroom/entry-limits.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { MAX_BODY_BYTES } from "#app/gateway/backend/read-limited-body.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomDocument } from "#graphql/generated/operations.ts";

/** A picture of some megabytes over a phone's line. */
const PICTURE_TIMEOUT_MS = 120_000;

export type TickerForm = { entries: Record<string, string>; file: File | null };

/**
 * The fields of a posted form and its picture; throws as `requireForm`. What is larger than a form is read of the newsroom alone: throws
 * 401 for who is not signed in, 503 when nobody can say.
 */
export async function requireTickerForm(context: Readonly<RouterContextProvider>, request: Request): Promise<TickerForm> {
  const isLarge = Number(request.headers.get("content-length") ?? "0") > MAX_BODY_BYTES;
  if (isLarge) await requireNewsroomSession(context);
  const form = await requireForm(request, isLarge ? { maxBytes: MAX_FORM_BYTES, timeoutMs: PICTURE_TIMEOUT_MS } : {});
  const file = form.get("picture");
  // A field for a file that is left empty comes as an empty file.
  return { entries: toEntries(form), file: file instanceof File && file.size > 0 ? file : null };
}

async function requireNewsroomSession(context: Readonly<RouterContextProvider>): Promise<void> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomDocument, {})]);
  const { newsroom } = requireData(answer);
  if (newsroom?.rights.includes("TICKER")) return;
  const message = "Only the newsroom may send this much";
  throw data({ message } satisfies PageErrorData, { status: 401, statusText: "Unauthorized" });
}
