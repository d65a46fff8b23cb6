import { data, type RouterContextProvider, redirect } from "react-router";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parseReturnPath } from "#app/domain/page/return-path.ts";
import type { AccountAction } from "./account-action.ts";
import { requireForm } from "./require-form.ts";

/** The actions of a page by the hidden field `intent`. */
export type AccountActions = Readonly<Record<string, AccountAction>>;

/**
 * Does what a form of the account pages asks for: a redirect after success, otherwise the form as it came back, with 400, or
 * with 502, 503 or 504 where the back end failed. Throws 400 for a body that is no form of that page.
 */
export async function runAccountAction(
  actions: AccountActions,
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
) {
  const entries = toEntries(await requireForm(request));
  const { intent = "", returnTo = "" } = entries;
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (action === undefined)
    throw data({ message: "No form of this page has that intent" }, { status: 400, statusText: "Bad Request" });
  const outcome = await action({ context, url, entries, returnTo: parseReturnPath(returnTo) });
  if (outcome.kind === "redirect") throw redirect(outcome.to, 303);
  const { form, state } = outcome;
  // The reader is not to blame for a back end that gave no usable answer.
  const failure = state.formError === null ? null : context.get(backendContext).failure();
  return data({ form, state }, failure ?? outcome.status);
}
