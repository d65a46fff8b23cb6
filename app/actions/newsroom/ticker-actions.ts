/** What the forms of a ticker's page do: with script and without it the same (decision 76). */
import {
  type ActionCall,
  createButtonAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { type Posted, runForm } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { Entries, FieldErrors } from "#app/domain/forms/form-definition.ts";
import { parseEntryForm } from "#app/domain/newsroom/entry-form.ts";
import { MAX_FORM_BYTES } from "#app/domain/newsroom/entry-limits.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { endTicker, type NewsroomAnswer, readEntry, removeEntry, saveEntry } from "#app/gateway/newsroom/newsroom-calls.ts";
import { type UploadAnswer, uploadPicture } from "#app/gateway/newsroom/picture-calls.ts";
import { requireLargeForm } from "./large-form.ts";

/** `modified` names the state of the entry that was stored; null where none was. */
type Edited = { modified: string | null };

type EditAnswer =
  | Exclude<UploadAnswer, { kind: "done" }>
  | NewsroomAnswer<boolean>
  | NewsroomAnswer<string>
  | { kind: "wrong"; errors: FieldErrors };

/** As `runForm`; throws 401 for a large form of a user who is not signed in, and 503 when the back end cannot tell. */
export async function runTickerForm(postId: number, posted: Posted) {
  return runForm(toTickerActions(postId), posted, {
    wrong: 422,
    limits: await requireLargeForm(posted, { rights: ["TICKER"], maxBytes: MAX_FORM_BYTES }),
  });
}

function toTickerActions(postId: number): FormActions<Edited> {
  const create = (intent: string, edit: (backend: BackendClient, call: ActionCall) => Promise<EditAnswer>) =>
    createButtonAction<Edited>(
      intent,
      async (call) => toResult(await edit(call.context.get(backendContext), call)),
      (entries) => entries,
    );
  return {
    save: create("save", (backend, call) => save(backend, postId, call)),
    remove: create("remove", (backend, { entries }) => removeEntry(backend, { id: postId, entry: entries.id ?? "" })),
    pin: create("pin", (backend, { entries }) => pin(backend, postId, entries, true)),
    unpin: create("unpin", (backend, { entries }) => pin(backend, postId, entries, false)),
    end: create("end", (backend) => endTicker(backend, { id: postId, isOver: true })),
    resume: create("resume", (backend) => endTicker(backend, { id: postId, isOver: false })),
  };
}

async function save(backend: BackendClient, postId: number, { entries, body }: ActionCall): Promise<EditAnswer> {
  const file = body.get("picture");
  // A field for a file that is left empty comes as an empty file.
  const hasFile = file instanceof File && file.size > 0;
  const parsed = parseEntryForm(entries, hasFile);
  if (!parsed.isValid) return { kind: "wrong", errors: parsed.errors };
  if (!hasFile) return saveEntry(backend, postId, parsed.values);
  const picture = await uploadPicture(backend, new Uint8Array(await file.arrayBuffer()));
  return picture.kind === "done" ? saveEntry(backend, postId, { ...parsed.values, image: picture.result.source }) : picture;
}

/** All other fields stay unchanged; a user who changes them at the same moment gets a conflict. */
async function pin(backend: BackendClient, postId: number, { id: entry = "" }: Entries, isPinned: boolean): Promise<EditAnswer> {
  const answer = await readEntry(backend, { id: postId, entry });
  if (answer.kind !== "done") return answer;
  const newsroom = answer.result;
  if (newsroom?.is_signed_in !== true) return { kind: "signed out" };
  const found = newsroom.ticker?.entry;
  if (found == null) return { kind: "conflict" };
  const { id, modified: known, title, html, is_key_event: isKeyEvent, image: shown } = found.entry;
  const picture = { image: found.image, alt: shown?.alt || null, credit: shown?.credit ?? null };
  return saveEntry(backend, postId, { id, known, date: null, title, html, isPinned, isKeyEvent, ...picture });
}

function toResult(answer: EditAnswer): FormResult<Edited> {
  switch (answer.kind) {
    case "done":
      return { kind: "done", result: { modified: typeof answer.result === "string" ? answer.result : null } };
    case "wrong":
      return refuseFields(answer.errors);
    case "unfit":
      return refuseFields({ picture: answer.message });
    default:
      return { kind: "refused", ...refusals[answer.kind] };
  }
}

const refusals = {
  "signed out": {
    status: 401,
    message: "Deine Anmeldung ist abgelaufen. Melde dich neu an; was du geschrieben hast, bleibt stehen.",
  },
  "no right": { status: 403, message: "Deine Rolle erlaubt das nicht. Wende dich an die Verwaltung." },
  conflict: {
    status: 409,
    message:
      "Jemand hat diesen Eintrag inzwischen geändert oder entfernt. Unten steht, wie er jetzt ist; wenn du noch einmal sendest, gilt dein Text.",
  },
  "too many": { status: 429, message: "Das war zu viel auf einmal. Warte ein paar Minuten und versuch es noch einmal." },
  "not found": { status: 404, message: "Diesen Beitrag gibt es nicht mehr." },
  "bad input": {
    status: 422,
    message: "So nimmt das System den Eintrag nicht an. Kürze den Text oder nimm Auszeichnungen heraus.",
  },
  failed: {
    status: 503,
    message: "Das hat nicht geklappt. Es liegt an der Technik, nicht an dir: Versuch es gleich noch einmal.",
  },
};
