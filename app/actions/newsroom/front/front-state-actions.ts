/** A former state of the front page takes the place of what stands. */
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { DONE_PARAMETER, FRONT_STATES_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { restoreFront } from "#app/gateway/newsroom/front-calls.ts";

const CHANGED = "Inzwischen wurde die Titelseite veröffentlicht. Sieh nach, was jetzt steht, und drück noch einmal.";

const restore = createButtonAction("restore", async ({ context, url, entries }) => {
  const [state, latest] = [parsePostId(entries.state), parsePostId(entries.latest)];
  if (state === null || latest === null) throw unknownIntent();
  const answer = await restoreFront(context.get(backendContext), { state, latest });
  if (answer.kind === "done") return { kind: "redirect", to: `${FRONT_STATES_PATH}?${DONE_PARAMETER}=zurueck` };
  return answer.kind === "conflict" ? { kind: "refused", status: 409, message: CHANGED } : refuseStaff(answer, url);
});

export const frontStateActions: FormActions = { restore };
