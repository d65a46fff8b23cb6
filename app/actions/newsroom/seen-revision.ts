/** What staff change is sent with the revision that their page showed; who was slower is told, and loses nothing. */
import type { ActionCall, RefusedForm } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";
import { refuseStaff } from "./staff-messages.ts";

const CHANGED =
  "Das hat inzwischen jemand geändert. Was du geschrieben hast, steht noch im Formular und gilt, wenn du es noch einmal speicherst.";

/** The revision that the form's page showed. */
export function readKnown({ entries: { known = "" } }: Pick<ActionCall, "entries">): number {
  if (!/^\d{1,9}$/.test(known)) throw unknownIntent();
  return Number(known);
}

/** As `refuseStaff`, where a conflict means that somebody was faster; `message` for a form in which nothing is written. */
export function refuseSeen(answer: StaffRefusal, url: URL, message = CHANGED): RefusedForm {
  return answer.kind === "conflict" ? { kind: "refused", status: 409, message } : refuseStaff(answer, url);
}
