/** The head of a post without script: what its form says is put over the text that stands there, whose blocks stay. */
import type { ActionCall, FormResult } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { readHeadForm } from "#app/domain/newsroom/desk/head-form.ts";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { parsePostId, toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { keepDeskWindow, saveDeskText } from "#app/gateway/newsroom/desk-calls.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskPostDocument } from "#graphql/generated/operations.ts";
import { refuseDesk } from "./desk-messages.ts";

export async function saveHead(id: number, { context, url, entries, body }: ActionCall): Promise<FormResult> {
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
  if (post.revision !== known) return refuseDesk({ kind: "conflict" }, url);
  const window = crypto.randomUUID();
  const place = await keepDeskWindow(backend, { id, window, wants: true });
  if (place.kind !== "done") return refuseDesk(place, url);
  if (!place.result.is_writing) {
    const message = `${place.result.writer ?? "Jemand"} schreibt gerade an diesem Beitrag. Was du geändert hast, steht noch im Formular.`;
    return { kind: "refused", status: 409, message };
  }
  const head = readHeadForm(body, { text: parseDeskText(post.text), choices });
  const saved = await saveDeskText(backend, { id, known, window, text: JSON.stringify(head) });
  if (saved.kind !== "done") return refuseDesk(saved, url);
  return "late" in saved.result
    ? refuseDesk({ kind: "conflict" }, url)
    : { kind: "redirect", to: `${toDeskPath(id)}?getan=gespeichert` };
}
