import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { MAX_FORM_BYTES } from "#app/domain/newsroom/entry-limits.ts";
import { MAX_BODY_BYTES } from "#app/gateway/backend/read-limited-body.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetNewsroomDocument } from "#graphql/generated/operations.ts";

/** A picture of some megabytes over a phone's line. */
const PICTURE_TIMEOUT_MS = 120_000;

export type TickerForm = { entries: Record<string, string>; file: File | null };

/** The fields of a posted form and its picture. What is larger than a form is read of the newsroom alone; throws as `requireForm`. */
export async function requireTickerForm(context: Readonly<RouterContextProvider>, request: Request): Promise<TickerForm> {
  const isLarge = Number(request.headers.get("content-length") ?? "0") > MAX_BODY_BYTES;
  const mayBeLarge = isLarge && (await isNewsroom(context));
  const form = await requireForm(request, mayBeLarge ? { maxBytes: MAX_FORM_BYTES, timeoutMs: PICTURE_TIMEOUT_MS } : {});
  const file = form.get("picture");
  // A field for a file that is left empty comes as an empty file.
  return { entries: toEntries(form), file: file instanceof File && file.size > 0 ? file : null };
}

async function isNewsroom(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const [{ data }] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomDocument, {})]);
  return data?.newsroom?.is_signed_in === true;
}
