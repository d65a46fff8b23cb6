/** What the forms of a ticker's page do: with script and without it the same (decision 76). */
import { data, type RouterContextProvider } from "react-router";
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
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { type BodyLimits, MAX_BODY_BYTES } from "#app/gateway/backend/read-limited-body.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  endTicker,
  type NewsroomAnswer,
  type PictureAnswer,
  readEntry,
  removeEntry,
  saveEntry,
  sendPicture,
} from "#app/gateway/newsroom/newsroom-calls.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomDocument } from "#graphql/generated/operations.ts";

/** A picture of some megabytes over a phone's line. */
const PICTURE_TIMEOUT_MS = 120_000;

/** `modified` names the state of the entry that was stored; null where none was. */
type Edited = { modified: string | null };

type EditAnswer = PictureAnswer | NewsroomAnswer<boolean> | { kind: "wrong"; errors: FieldErrors };

/** As `runForm`; throws 401 for a large form of a user who is not signed in, and 503 when the back end cannot tell. */
export async function runTickerForm(postId: number, posted: Posted) {
  return runForm(toTickerActions(postId), posted, { wrong: 422, limits: await requireLimits(posted) });
}

/** Only the newsroom may send more than the usual size of a form. */
async function requireLimits({ context, request }: Posted): Promise<BodyLimits> {
  if (Number(request.headers.get("content-length") ?? "0") <= MAX_BODY_BYTES) return {};
  await requireNewsroomSession(context);
  return { maxBytes: MAX_FORM_BYTES, timeoutMs: PICTURE_TIMEOUT_MS };
}

async function requireNewsroomSession(context: Readonly<RouterContextProvider>): Promise<void> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomDocument, {})]);
  const { newsroom } = requireData(answer);
  if (newsroom?.rights.includes("TICKER")) return;
  const message = "Only the newsroom may send this much";
  throw data({ message } satisfies PageErrorData, { status: 401, statusText: "Unauthorized" });
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
  const picture = await sendPicture(backend, file);
  return picture.kind === "done" ? saveEntry(backend, postId, { ...parsed.values, image: picture.result }) : picture;
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
    case "too large":
    case "no picture":
    case "damaged":
      return refuseFields({ picture: pictureMessages[answer.kind] });
    default:
      return { kind: "refused", ...refusals[answer.kind] };
  }
}

const pictureMessages = {
  "too large": "Das Bild ist zu groß: höchstens 10 MB.",
  "no picture": "Das ist kein Bild, das wir zeigen können. Nimm JPEG, PNG, WebP, GIF oder AVIF.",
  damaged: "Dieses Bild lässt sich nicht verarbeiten. Speichere es als JPEG und versuch es noch einmal.",
};

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
