/** What the forms of a ticker's page do: with script and without it the same (decision 76). */
import type { RouterContextProvider } from "react-router";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { parseEntryForm } from "#app/domain/newsroom/entry-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { endTicker, removeEntry, saveEntry, sendPicture, toRefusal } from "#app/gateway/newsroom/newsroom-calls.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEntryDocument } from "#graphql/generated/operations.ts";
import { type EditResult, refuseFields, toDone, toEditResult } from "./edit-result.ts";

type Edit = { backend: BackendClient; postId: number; entries: Readonly<Record<string, string>>; file: File | null };

const edits: Readonly<Record<string, (edit: Edit) => Promise<EditResult>>> = {
  save,
  remove: async ({ backend, postId, entries }) => toResult(await removeEntry(backend, postId, entries.id ?? "")),
  pin: (edit) => pin(edit, true),
  unpin: (edit) => pin(edit, false),
  end: async ({ backend, postId }) => toResult(await endTicker(backend, postId, true)),
  resume: async ({ backend, postId }) => toResult(await endTicker(backend, postId, false)),
};

/** Throws 400 for a form that is none of the page's. */
export async function runTickerEdit(
  context: Readonly<RouterContextProvider>,
  postId: number,
  { entries, file }: { entries: Readonly<Record<string, string>>; file: File | null },
): Promise<EditResult> {
  const { intent = "" } = entries;
  const edit = Object.hasOwn(edits, intent) ? edits[intent] : undefined;
  if (edit === undefined) throw unknownIntent();
  return edit({ backend: context.get(backendContext), postId, entries, file });
}

async function save({ backend, postId, entries, file }: Edit): Promise<EditResult> {
  const parsed = parseEntryForm(entries, file !== null);
  if (!parsed.isValid) return refuseFields(parsed.errors);
  const draft = parsed.values;
  if (file === null) return toResult(await saveEntry(backend, postId, draft));
  const picture = await sendPicture(backend, file);
  return picture.kind === "done"
    ? toResult(await saveEntry(backend, postId, { ...draft, image: picture.result }))
    : toEditResult(picture);
}

/** Everything else stays as it stands there; who changes it at the same moment is told of a conflict. */
async function pin({ backend, postId, entries }: Edit, isPinned: boolean): Promise<EditResult> {
  const [{ data, error }] = await backend.askTogether([
    toQuestion(GetNewsroomEntryDocument, { id: postId, entry: entries.id ?? "" }),
  ]);
  if (error !== undefined) return toEditResult(toRefusal(error));
  const { newsroom } = data ?? {};
  if (newsroom?.is_signed_in !== true) return toEditResult({ kind: "signed out" });
  const found = newsroom.ticker?.entry;
  if (found == null) return toEditResult({ kind: "conflict" });
  const { id, modified: known, title, html, is_key_event: isKeyEvent, image: shown } = found.entry;
  const picture = { image: found.image, alt: shown?.alt || null, credit: shown?.credit ?? null };
  return toResult(await saveEntry(backend, postId, { id, known, date: null, title, html, isPinned, isKeyEvent, ...picture }));
}

function toResult(answer: Awaited<ReturnType<typeof saveEntry>> | Awaited<ReturnType<typeof endTicker>>): EditResult {
  if (answer.kind !== "done") return toEditResult(answer);
  return toDone(typeof answer.result === "string" ? answer.result : null);
}
