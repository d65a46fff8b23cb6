/** The head of a post without script: what its form says is put over the text that stands there, whose blocks stay. */
import type { ActionCall, RefusedForm } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { readHeadForm } from "#app/domain/newsroom/desk/head-form.ts";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { keepDeskWindow, leaveDeskWindow, saveDeskText } from "#app/gateway/newsroom/desk-calls.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskPostDocument } from "#graphql/generated/operations.ts";
import { refuseDesk } from "./desk-messages.ts";

const CHANGED =
  "Jemand hat den Beitrag inzwischen geändert. Was du geändert hast, steht noch im Formular und gilt, wenn du noch einmal speicherst.";

/** The revision that stands then; refused, the form comes back with `text`, the whole text with its head. */
export async function saveHead(
  id: number,
  { context, url, entries, body }: ActionCall,
): Promise<{ kind: "saved"; revision: number } | RefusedForm> {
  const known = parsePostId(entries.known);
  if (known === null) throw unknownIntent();
  const backend = context.get(backendContext);
  const [{ data }] = await backend.askTogether([toQuestion(GetDeskPostDocument, { id })]);
  const newsroom = data?.newsroom ?? null;
  if (newsroom === null) return refuseDesk({ kind: "failed" }, url);
  if (!newsroom.is_signed_in) return refuseDesk({ kind: "refused" }, url);
  const post = newsroom.desk_post;
  const choices = newsroom.desk_choices;
  if (post == null || choices == null) return refuseDesk({ kind: "not found" }, url);
  const before = parseDeskText(post.text);
  const text = JSON.stringify(readHeadForm(body, { text: before, choices }));
  // Who publishes what another is writing has changed nothing.
  if (text === JSON.stringify(before) && post.revision === known) return { kind: "saved", revision: known };
  const values = { ...entries, text };
  if (post.revision !== known) return { kind: "refused", status: 409, message: CHANGED, values };
  const window = crypto.randomUUID();
  const place = await keepDeskWindow(backend, { id, window, wants: true });
  if (place.kind !== "done") return { ...refuseDesk(place, url), values };
  if (!place.result.is_writing) {
    const message = `${place.result.writer ?? "Jemand"} schreibt gerade an diesem Beitrag. Was du geändert hast, steht noch im Formular.`;
    return { kind: "refused", status: 409, message, values };
  }
  const saved = await saveDeskText(backend, { id, known, window, text });
  // The next form comes from another window.
  await leaveDeskWindow(backend, { id, window });
  if (saved.kind !== "done") return { ...refuseDesk(saved, url), values };
  return "late" in saved.result
    ? { kind: "refused", status: 409, message: CHANGED, values }
    : { kind: "saved", revision: saved.result.revision };
}
