import { data, type RouterContextProvider, redirect } from "react-router";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import type { FormAnswer } from "#app/domain/forms/form-state.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import type { FormActions } from "./form-action.ts";
import { type FormLimits, requireForm } from "./require-form.ts";

export type Posted = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type Options = {
  /** The status for an invalid form. */
  wrong?: 400 | 404 | 422;
  limits?: FormLimits;
};

/**
 * Does what a posted form asks for: a redirect after success, otherwise the form as it came back; with 502, 503 or 504 where the back
 * end failed. The only form of a page needs no intent. Throws 400 for a body that is no form of that page.
 */
export async function runForm<Result>(
  actions: FormActions<Result>,
  { request, url, context }: Posted,
  { wrong = 400, limits }: Options = {},
) {
  const body = await requireForm(request, limits);
  const entries = toEntries(body);
  const names = Object.keys(actions);
  const { intent = names.length === 1 ? names[0] : "", returnTo = "" } = entries;
  const action = intent !== undefined && Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (action === undefined) throw unknownIntent();
  const outcome = await action({
    context,
    url,
    entries,
    body,
    cookieHeader: request.headers.get("cookie"),
    returnTo: parseReturnPath(returnTo),
  });
  if (outcome.kind === "redirect") throw redirect(outcome.to, { status: 303, headers: outcome.headers ?? {} });
  const { form, state, result, headers = {} } = outcome;
  // The sender is not to blame for a back end that gave no usable answer.
  const failure = state.formError === null ? null : context.get(backendContext).failure();
  const status = outcome.status ?? failure ?? wrong;
  return data<FormAnswer<Result>>({ form, state, result, status }, { status, headers });
}

/** The `action` of a route with these forms. */
export function toRouteAction<Result>(actions: FormActions<Result>, options: Options = {}) {
  return (posted: Posted) => runForm(actions, posted, options);
}

/** For a form that the page does not have. */
export function unknownIntent() {
  const message = "No form of this page has that intent";
  return data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
}
