/** What the newsroom's forms on a tip's page do (decision 84). */
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { backendContext } from "#app/context.ts";
import { NEWSROOM_TIPS_PATH, toNewsroomTipPath } from "#app/domain/tip/tip-paths.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { removeTip, setTipState, type TipAnswer } from "#app/gateway/tip/tip-calls.ts";

const refusals = {
  "too many": { status: 429, message: "Zu viele falsche Schlüssel aus diesem Netz. Warte ein paar Minuten." },
  failed: { status: 503, message: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." },
};

export function toNewsroomTipActions(id: number): FormActions {
  const create = (intent: string, edit: (backend: BackendClient) => Promise<TipAnswer<boolean>>, to = toNewsroomTipPath(id)) =>
    createButtonAction(intent, async ({ context }) => {
      const { kind } = await edit(context.get(backendContext));
      if (kind === "too many" || kind === "failed") return { kind: "refused", ...refusals[kind] };
      // The page itself leads a signed-out user to the sign-in.
      return { kind: "redirect", to: kind === "done" ? to : toNewsroomTipPath(id) };
    });
  return {
    read: create("read", (backend) => setTipState(backend, { id, state: "READ" })),
    done: create("done", (backend) => setTipState(backend, { id, state: "DONE" })),
    remove: create("remove", (backend) => removeTip(backend, { id }), NEWSROOM_TIPS_PATH),
  };
}
