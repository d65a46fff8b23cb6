/** What script asks and sends of pictures, at `/redaktion/bilder/stand`. */
import {
  type LibraryPicture,
  type PictureQuestion,
  type PicturesPage,
  type PictureWords,
  toPictureQuery,
} from "#app/domain/newsroom/library-picture.ts";
import { PICTURES_STATE_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

/** `lost`: nobody answered, and it may be tried again; `refused`: somebody said why not. */
export type LibraryAnswer<Result> = { kind: "done"; result: Result } | { kind: "refused"; message: string } | { kind: "lost" };

const TIMEOUT_MS = 15_000;
/** For a picture of 20 MB over a phone's connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

export async function listPictures(question: PictureQuestion, signal: AbortSignal): Promise<LibraryAnswer<PicturesPage>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return answer(() => fetch(PICTURES_STATE_PATH + toPictureQuery(question), { signal: limit }));
}

type DraftWords = { id: number; known: number; words: PictureWords };

export async function savePictureWords(draft: DraftWords): Promise<LibraryAnswer<LibraryPicture>> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(draft) };
  return answer(() => fetch(PICTURES_STATE_PATH, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }));
}

async function answer<Result>(ask: () => Promise<Response>): Promise<LibraryAnswer<Result>> {
  try {
    const reply = await ask();
    return toAnswer(reply.status, await reply.text());
  } catch {
    return { kind: "lost" };
  }
}

/** Sends a picture's file; `onProgress` is told which part of it has gone, from 0 to 1. */
export function sendPictureFile(
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<LibraryAnswer<LibraryPicture>> {
  return sendBytes(PICTURES_STATE_PATH, { body: file, onProgress, signal });
}

type SentBytes = { body: Blob | null; onProgress: (part: number) => void; signal: AbortSignal };

/** Posts bytes to a path of the newsroom's that answers in JSON; `onProgress` as above. */
export function sendBytes<Result>(path: string, { body, onProgress, signal }: SentBytes): Promise<LibraryAnswer<Result>> {
  return new Promise((resolve) => {
    // Of what goes up only this older interface tells how much has gone.
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => resolve(toAnswer(request.status, request.responseText)));
    for (const name of ["error", "timeout", "abort"]) request.addEventListener(name, () => resolve({ kind: "lost" }));
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    // The signal lives as long as the page, and would hold each file.
    request.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
    request.send(body);
  });
}

function toAnswer<Result>(status: number, text: string): LibraryAnswer<Result> {
  if (status >= 500 || status === 408) return { kind: "lost" };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: "refused", message: "Das hat nicht geklappt. Lade die Seite neu." };
  }
  if (status < 300) return { kind: "done", result: body as Result };
  const { error } = (body ?? {}) as { error?: unknown };
  if (status === 401)
    return { kind: "refused", message: "Deine Anmeldung ist abgelaufen. Melde dich in einem anderen Fenster neu an." };
  return { kind: "refused", message: typeof error === "string" ? error : "Das hat nicht geklappt. Lade die Seite neu." };
}
