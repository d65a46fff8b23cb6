/** What went wrong at the desk, as a message to whoever writes there. */

import type { RefusedForm } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import type { DeskSaveAnswer } from "#app/gateway/newsroom/desk-calls.ts";

type Refusal = Exclude<DeskSaveAnswer, { kind: "done" }>;

const messages: Partial<Record<Refusal["kind"], { status: number; message: string }>> = {
  "no right": { status: 403, message: "Diesen Beitrag darfst du lesen, aber nicht ändern." },
  "not found": { status: 404, message: "Diesen Beitrag gibt es nicht mehr." },
  conflict: {
    status: 409,
    message:
      "Jemand hat den Beitrag inzwischen geändert, und es ist nichts geschehen. So steht er jetzt: Lies ihn, und versuch es noch einmal.",
  },
  "bad input": {
    status: 422,
    message:
      "So nimmt das System den Beitrag nicht an. Er braucht Titel, Ressort und Text, und er hat höchstens 400 Absätze, Bilder und Kästen.",
  },
  "too many": { status: 429, message: "Das war zu viel auf einmal. Warte ein paar Minuten und versuch es noch einmal." },
};

const tooLarge = { status: 413, message: "Der Text ist zu lang: höchstens 700 kB und 400 Bausteine. Teil ihn auf." };

/** Throws as `refuseStaff`. */
export function refuseDesk(answer: Refusal, url: URL): RefusedForm {
  if (answer.kind === "too large") return { kind: "refused", ...tooLarge };
  const known = messages[answer.kind];
  return known === undefined ? refuseStaff(answer, url) : { kind: "refused", ...known };
}
