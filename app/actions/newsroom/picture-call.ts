/** What script sends of pictures: files, and words of one. */
import * as v from "valibot";
import type { Posted } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { MAX_ALT, MAX_CAPTION, MAX_CREDIT } from "#app/domain/newsroom/picture-form.ts";
import { findPictureRefusal } from "#app/domain/newsroom/picture-refusals.ts";
import { type BodyLimits, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { savePictureWords, uploadPicture } from "#app/gateway/newsroom/picture-calls.ts";

export type PictureCallAnswer = { id: number } | { status: number; error: string };

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const wordsSchema = v.object({
  id: number,
  known: number,
  words: v.object({
    alt: v.pipe(v.string(), v.maxLength(MAX_ALT)),
    captionHtml: v.pipe(v.string(), v.maxLength(MAX_CAPTION)),
    credit: v.pipe(v.string(), v.maxLength(MAX_CREDIT)),
  }),
});

const failures = {
  "signed out": { status: 401, error: "Deine Anmeldung ist abgelaufen. Melde dich in einem anderen Fenster neu an." },
  refused: { status: 401, error: "Deine Anmeldung ist abgelaufen. Melde dich in einem anderen Fenster neu an." },
  "no right": { status: 403, error: "Deine Rolle erlaubt das nicht." },
  unconfirmed: { status: 403, error: "Deine Rolle erlaubt das nicht." },
  conflict: { status: 409, error: "Jemand hat dieses Bild inzwischen geändert. Wähl es noch einmal aus." },
  "not found": { status: 404, error: "Dieses Bild gibt es nicht mehr." },
  "bad input": { status: 422, error: "So nimmt das System das nicht an. Prüfe deine Angaben." },
  "wrong code": { status: 422, error: "So nimmt das System das nicht an. Prüfe deine Angaben." },
  "too many": { status: 429, error: "Das war zu viel auf einmal. Warte ein paar Minuten." },
  failed: { status: 503, error: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." },
} as const;

export async function runPictureCall({ context, request }: Posted, limits: BodyLimits): Promise<PictureCallAnswer> {
  const isWords = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  const body = await readLimitedBody(request, isWords ? {} : limits);
  if (isBodyRefusal(body)) {
    if (body !== 413) return { status: body, error: "Das hat zu lange gedauert. Versuch es noch einmal." };
    return { status: 413, error: findPictureRefusal("rest_upload_too_large")?.message ?? "" };
  }
  const backend = context.get(backendContext);
  if (!isWords) {
    const answer = await uploadPicture(backend, body);
    if (answer.kind === "done") return { id: answer.result.id };
    return answer.kind === "unfit" ? { status: answer.status, error: answer.message } : failures[answer.kind];
  }
  const parsed = v.safeParse(wordsSchema, parseJson(body));
  if (!parsed.success) return failures["bad input"];
  const { id, known, words } = parsed.output;
  const draft = { alt: words.alt, caption_html: words.captionHtml, credit: words.credit };
  const answer = await savePictureWords(backend, { id, known, words: draft });
  return answer.kind === "done" ? { id } : failures[answer.kind];
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
