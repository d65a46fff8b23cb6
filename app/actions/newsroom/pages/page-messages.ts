/** What went wrong with a standing page, as a message to whoever writes it. */
import type { RefusedForm } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import type { SaveTextAnswer } from "#app/gateway/newsroom/save-text.ts";

type Refusal = Exclude<SaveTextAnswer<never>, { kind: "done" }>;

const messages: Partial<Record<Refusal["kind"], { status: number; message: string }>> = {
  "not found": { status: 404, message: "Diese Seite oder diesen Stand gibt es nicht mehr." },
  conflict: {
    status: 409,
    message:
      "Jemand hat die Seite inzwischen geändert oder veröffentlicht, und es ist nichts geschehen. So steht sie jetzt; was du ins Formular geschrieben hast, steht noch da.",
  },
  "bad input": { status: 422, message: "So nimmt das System die Seite nicht an. Prüfe deine Angaben." },
  "too large": { status: 413, message: "Der Text ist zu lang: höchstens 700 kB und 400 Bausteine. Teil ihn auf." },
  "too many": { status: 429, message: "Das war zu viel auf einmal. Warte ein paar Minuten und versuch es noch einmal." },
};

/** Throws as `refuseStaff`. */
export function refusePage(answer: Refusal, url: URL): RefusedForm {
  const known = messages[answer.kind];
  if (known !== undefined) return { kind: "refused", ...known };
  if (answer.kind === "too large") throw new Error("A text that is too large has its message");
  return refuseStaff(answer, url);
}
