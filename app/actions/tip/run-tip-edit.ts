/** What the newsroom's forms on a tip's page do (decision 84). */
import { data, type RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { NEWSROOM_TIPS_PATH, toNewsroomTipPath } from "#app/domain/tip/tip-paths.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { removeTip, setTipState, type TipAnswer } from "#app/gateway/tip/tip-calls.ts";

/** Where to go on, or why not. Who is signed out is led to the sign-in by the page itself. */
export type TipEditOutcome = { status: 200; to: string; error: null } | { status: 429 | 503; to: null; error: string };

type Edit = (backend: BackendClient, id: number) => Promise<TipAnswer<boolean>>;

const edits: Readonly<Record<string, Edit>> = {
  read: (backend, id) => setTipState(backend, id, "READ"),
  done: (backend, id) => setTipState(backend, id, "DONE"),
  remove: removeTip,
};

/** Throws 400 for a form that is none of the page's. */
export async function runTipEdit(
  context: Readonly<RouterContextProvider>,
  id: number,
  request: Request,
): Promise<TipEditOutcome> {
  const { intent } = toEntries(await requireForm(request));
  const backend = context.get(backendContext);
  const edit = intent !== undefined && Object.hasOwn(edits, intent) ? edits[intent] : undefined;
  if (edit === undefined) {
    const message = "No form of this page has that intent";
    throw data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
  }
  const answer = await edit(backend, id);
  switch (answer.kind) {
    case "done":
      return { status: 200, to: intent === "remove" ? NEWSROOM_TIPS_PATH : toNewsroomTipPath(id), error: null };
    case "not allowed":
      return { status: 200, to: toNewsroomTipPath(id), error: null };
    case "too many":
      return { status: 429, to: null, error: "Zu viele falsche Schlüssel aus diesem Netz. Warte ein paar Minuten." };
    case "failed":
      return { status: 503, to: null, error: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." };
  }
}
