/** What came of a form of the newsroom's, in words for whoever sent it (decision 76). */

import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import type { PictureAnswer } from "#app/gateway/newsroom/newsroom-calls.ts";
import { logError } from "#shared/log/log.ts";

/** 200 when it is done; otherwise what is wrong, at its field or with the whole. */
export type EditResult = {
  status: EditStatus;
  errors: FieldErrors;
  formError: string | null;
  /** Names the state of the entry that was stored; null where none was. */
  modified: string | null;
};
export type EditStatus = 200 | 401 | 403 | 404 | 409 | 422 | 429 | 503;

type Refusal = Exclude<PictureAnswer, { kind: "done" }>;

export function toDone(modified: string | null): EditResult {
  return { status: 200, errors: {}, formError: null, modified };
}

const results: Record<Exclude<Refusal["kind"], "bad input">, EditResult> = {
  "signed out": refuse(401, "Deine Anmeldung ist abgelaufen. Melde dich neu an; was du geschrieben hast, bleibt stehen."),
  "no right": refuse(403, "Deine Rolle erlaubt das nicht. Wende dich an die Verwaltung."),
  conflict: refuse(
    409,
    "Jemand hat diesen Eintrag inzwischen geändert oder entfernt. Unten steht, wie er jetzt ist; wenn du noch einmal sendest, gilt dein Text.",
  ),
  "too many": refuse(429, "Das war zu viel auf einmal. Warte ein paar Minuten und versuch es noch einmal."),
  "not found": refuse(404, "Diesen Beitrag gibt es nicht mehr."),
  "too large": refuseFile("Das Bild ist zu groß: höchstens 10 MB."),
  "no picture": refuseFile("Das ist kein Bild, das wir zeigen können. Nimm JPEG, PNG, WebP, GIF oder AVIF."),
  damaged: refuseFile("Dieses Bild lässt sich nicht verarbeiten. Speichere es als JPEG und versuch es noch einmal."),
  failed: refuse(503, "Das hat nicht geklappt. Es liegt an der Technik, nicht an dir: Versuch es gleich noch einmal."),
};

export function toEditResult(refusal: Refusal): EditResult {
  // The back end's words are English, for operators; what readers of this form can do wrong was checked before.
  if (refusal.kind === "bad input") {
    logError("The back end refused an entry", undefined, { refusal: refusal.message });
    return refuse(422, "So nimmt das System den Eintrag nicht an. Kürze den Text oder nimm Auszeichnungen heraus.");
  }
  return results[refusal.kind];
}

export function refuseFields(errors: FieldErrors): EditResult {
  return { status: 422, errors, formError: null, modified: null };
}

function refuse(status: EditStatus, formError: string): EditResult {
  return { status, errors: {}, formError, modified: null };
}

function refuseFile(message: string): EditResult {
  return refuseFields({ picture: message });
}
