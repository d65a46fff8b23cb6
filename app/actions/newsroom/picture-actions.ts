/** What the forms of pictures do: send files, change words and cut, remove. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
  refuseFields,
} from "#app/actions/form-action.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { PICTURES_PATH, toPicturePath } from "#app/domain/newsroom/newsroom-paths.ts";
import { MAX_PICTURES_A_FORM, parseCutForm, parseKnown, wordsForm } from "#app/domain/newsroom/picture-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  beginPictureSizes,
  cutPicture,
  removePicture,
  savePictureWords,
  type UploadAnswer,
  uploadPicture,
} from "#app/gateway/newsroom/picture-calls.ts";
import type { StaffAnswer } from "#app/gateway/newsroom/staff-calls.ts";
import type { PictureCut } from "#shared/content/picture-cut.ts";
import { refuseStaff } from "./staff-messages.ts";

const CONFLICT =
  "Jemand hat dieses Bild inzwischen geändert. Unten steht, wie es jetzt ist; was du eingegeben hast, ist noch im Formular und gilt, wenn du noch einmal speicherst.";

/** Without script: one picture leads to its page, several to what is one's own. */
export const pictureUploadActions: FormActions = {
  upload: createButtonAction("upload", async ({ context, url, body }) => {
    const files = body.getAll("pictures").filter((value): value is File => value instanceof File && value.size > 0);
    if (files.length === 0) return refuseFields({ pictures: "Wähl ein Bild aus." });
    if (files.length > MAX_PICTURES_A_FORM) return refuseFields({ pictures: `Höchstens ${MAX_PICTURES_A_FORM} auf einmal.` });
    const faults: string[] = [];
    const kept: number[] = [];
    for (const file of files) {
      const answer = await uploadPicture(context.get(backendContext), new Uint8Array(await file.arrayBuffer()));
      if (answer.kind === "done") kept.push(answer.result.id);
      else faults.push(`${files.length > 1 ? `${toPlainName(file.name)}: ` : ""}${toFault(answer, url)}`);
    }
    const done = kept.length === 0 ? "" : `${kept.length} von ${files.length} sind da. `;
    if (faults.length > 0) return refuseFields({ pictures: done + faults.join(" ") });
    const [only] = kept;
    return { kind: "redirect", to: kept.length === 1 && only !== undefined ? toPicturePath(only) : `${PICTURES_PATH}?von=mir` };
  }),
};

/** Redirects a signed-out user. */
function toFault(answer: Exclude<UploadAnswer, { kind: "done" }>, url: URL): string {
  if (answer.kind === "unfit") return answer.message;
  return refuseStaff({ kind: answer.kind === "signed out" ? "refused" : answer.kind }, url).message ?? "";
}

const toPlainName = (name: string) => name.replace(/\p{Cc}/gu, "").slice(0, 60);

/** Of one picture's page. */
export function toPictureActions(id: number): FormActions {
  const path = toPicturePath(id);
  const cut = async ({ context, url }: ActionCall, wanted: PictureCut | null, known: number): Promise<FormResult> => {
    const backend = context.get(backendContext);
    const answer = await cutPicture(backend, { id, cut: wanted, known });
    if (answer.kind === "done") await beginPictureSizes(backend);
    return conclude(answer, path, url);
  };
  return {
    [wordsForm.name]: createFormAction(wordsForm, async ({ alt, caption, credit, known }, { context, url }) => {
      const words = { alt, caption_html: caption, credit };
      return conclude(await savePictureWords(context.get(backendContext), { id, words, known }), path, url);
    }),
    cut: createButtonAction(
      "cut",
      async (call) => {
        const parsed = parseCutForm(call.entries);
        if ("errors" in parsed) return refuseFields(parsed.errors);
        return cut(call, parsed.cut, requireKnown(call.entries));
      },
      (entries) => entries,
    ),
    uncut: createButtonAction("uncut", (call) => cut(call, null, requireKnown(call.entries))),
    remove: createButtonAction("remove", ({ context, url }) => remove(context.get(backendContext), id, url)),
  };
}

/** A form that names none is as old as one that names a wrong one. */
const requireKnown = ({ known }: Entries) => parseKnown(known) ?? -1;

async function remove(backend: BackendClient, id: number, url: URL): Promise<FormResult> {
  const answer = await removePicture(backend, { id });
  // Removed twice: it is gone.
  if (answer.kind === "done" || answer.kind === "not found") return { kind: "redirect", to: PICTURES_PATH };
  if (answer.kind !== "conflict") return refuseStaff(answer, url);
  const message =
    "Dieses Bild wird verwendet, oder es ist noch nicht gezählt, wo. Nimm es zuerst aus den Beiträgen, und versuch es in ein paar Minuten noch einmal.";
  return { kind: "refused", status: 409, message };
}

function conclude(answer: StaffAnswer<number>, path: string, url: URL): Extract<FormResult, { kind: "redirect" }> | RefusedForm {
  if (answer.kind === "done") return { kind: "redirect", to: `${path}?gespeichert` };
  if (answer.kind === "conflict") return { kind: "refused", status: 409, message: CONFLICT };
  if (answer.kind === "not found") return { kind: "refused", status: 404, message: "Dieses Bild gibt es nicht mehr." };
  return refuseStaff(answer, url);
}
