/** What the desk's script asks while somebody writes: answered as JSON under the status of what came of it. */

import { createButtonAction, type FormResult } from "#app/actions/form-action.ts";
import { type Posted, runForm } from "#app/actions/run-form.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { parsePastedPost, parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { findDeskRelated, keepDeskWindow, leaveDeskWindow, saveDeskText } from "#app/gateway/newsroom/desk-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";
import { findDeadLinks } from "./find-dead-links.ts";

/** Of each refusal, so that script knows whether to try again. */
const statuses: Readonly<Record<StaffRefusal["kind"] | "too large", number>> = {
  refused: 401,
  "no right": 403,
  unconfirmed: 403,
  "not found": 404,
  conflict: 409,
  "too large": 413,
  "bad input": 422,
  "wrong code": 422,
  "too many": 429,
  failed: 503,
};

const MAX_LINK = 2000;

type Answer = { kind: "done"; result: unknown } | { kind: StaffRefusal["kind"] | "too large" };

/** The answer under its status. */
export const toCallResult = (answer: Answer): FormResult<unknown> =>
  answer.kind === "done" ? answer : { kind: "refused", status: statuses[answer.kind], message: answer.kind };

export async function runDeskCall(id: number, posted: Posted): Promise<Response> {
  const call = (intent: string, act: Parameters<typeof createButtonAction<unknown>>[1]) =>
    createButtonAction<unknown>(intent, act);
  const actions = {
    save: call("save", async ({ context, entries: { known, window = "", text = "", leaves } }) => {
      const revision = parsePostId(known);
      if (revision === null) return toCallResult({ kind: "bad input" });
      const backend = context.get(backendContext);
      const answer = await saveDeskText(backend, { id, known: revision, window, text });
      // A save keeps the place: whoever closes the window gives it up after that.
      if (leaves === "1") await leaveDeskWindow(backend, { id, window });
      return toCallResult(answer);
    }),
    keep: call("keep", async ({ context, entries: { window = "", wants, takesOver } }) => {
      const asked = { id, window, wants: wants === "1", takesOver: takesOver === "1" };
      return toCallResult(await keepDeskWindow(context.get(backendContext), asked));
    }),
    leave: call("leave", async ({ context, entries: { window = "" } }) =>
      toCallResult(await leaveDeskWindow(context.get(backendContext), { id, window })),
    ),
    related: call("related", async ({ context, entries: { address = "" } }) => {
      const number = parsePastedPost(address);
      if (number === null) return toCallResult({ kind: "not found" });
      const answer = await findDeskRelated(context.get(backendContext), { id: number });
      return toCallResult(answer.kind === "done" && answer.result === null ? { kind: "not found" } : answer);
    }),
    links: call("links", async ({ context, url, entries: { links = "" } }) => {
      const { publicOrigin } = context.get(environmentContext);
      const origins = [url.origin, ...(publicOrigin === null ? [] : [publicOrigin])];
      const list = links.split("\n").filter((link) => link !== "" && link.length <= MAX_LINK);
      return toCallResult(await findDeadLinks(context.get(backendContext), list, origins));
    }),
  };
  const { result, status } = (await runForm(actions, posted)).data;
  return Response.json(result ?? null, { status });
}
