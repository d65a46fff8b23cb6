/** What the script of a standing page sends while somebody writes: answered as JSON under the status of what came of it. */
import { createButtonAction } from "#app/actions/form-action.ts";
import { toCallResult } from "#app/actions/newsroom/desk/run-desk-call.ts";
import { type Posted, runForm } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { savePageText } from "#app/gateway/newsroom/page-calls.ts";

const isNumber = (text: string | undefined) => /^\d{1,10}$/.test(text ?? "");

export async function runPageCall(id: number, posted: Posted): Promise<Response> {
  const actions = {
    save: createButtonAction<unknown>("save", async ({ context, entries: { known, latest, text = "" } }) => {
      if (!isNumber(known) || !isNumber(latest)) return toCallResult({ kind: "bad input" });
      const seen = { known: Number(known), latest: Number(latest) };
      return toCallResult(await savePageText(context.get(backendContext), { id, ...seen, text }));
    }),
  };
  const { result, status } = (await runForm(actions, posted)).data;
  return Response.json(result ?? null, { status });
}
