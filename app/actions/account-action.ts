/** What the forms of the account pages do: one file an intent, all of this shape. */

import { data, type RouterContextProvider, redirect } from "react-router";
import { backendContext, sessionContext } from "#app/context.ts";
import { internalErrors, TECHNICAL_ERROR } from "#app/domain/forms/account-messages.ts";
import { type Entries, type FormRules, parseForm } from "#app/domain/forms/form-definition.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { logWarning } from "#shared/log/log.ts";
import { sanitizeMessage } from "./sanitize-message.ts";
import { createWorkerTransport } from "./worker-transport.ts";

export type ActionCall = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  entries: Entries;
  /** Where the form asks to be led back to, on this site. */
  returnTo: string | null;
};

export type ActionOutcome =
  | { kind: "redirect"; to: string }
  | { kind: "form"; form: string; status: 200 | 400; state: FormState };

export type AccountAction = (call: ActionCall) => Promise<ActionOutcome>;

/** What came of a form that was filled in properly. */
export type FormResult =
  | { kind: "redirect"; to: string }
  | Refused
  /** Text. */
  | { kind: "notice"; text: string };

/** An action of a form with fields: checks them (rules 5) before anything is asked. `toValues` says what stands in it when it comes back. */
export function createFormAction<Values>(
  rules: FormRules<Values>,
  act: (values: Values, call: ActionCall) => Promise<FormResult>,
  toValues: (entries: Entries) => Entries = (entries) => keepTyped(rules, entries),
): AccountAction {
  return async (call) => {
    const values = toValues(call.entries);
    const parsed = parseForm(rules, call.entries);
    if (!parsed.isValid)
      return { kind: "form", form: rules.name, status: 400, state: { ...emptyForm, values, errors: parsed.errors } };
    return toOutcomeOf(rules.name, values, await act(parsed.values, call));
  };
}

/** The fields of the form but for passwords. */
function keepTyped({ schema, fields = [] }: FormRules, entries: Entries): Entries {
  const secret = fields.filter(({ type }) => type === "password").map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => Object.hasOwn(schema.entries, name) && !secret.includes(name)),
  );
}

/** An action of a form that has no fields to be checked. `toValues` says how its boxes stand when it comes back. */
export function createButtonAction(
  form: string,
  act: (call: ActionCall) => Promise<FormResult>,
  toValues: (entries: Entries) => Entries = () => ({}),
): AccountAction {
  return async (call) => toOutcomeOf(form, toValues(call.entries), await act(call));
}

function toOutcomeOf(form: string, values: Entries, result: FormResult): ActionOutcome {
  if (result.kind === "redirect") return result;
  return result.kind === "notice"
    ? { kind: "form", form, status: 200, state: { ...emptyForm, notice: result.text } }
    : { kind: "form", form, status: 400, state: { ...emptyForm, values, formError: toSafeHtml(result) } };
}

/** Of a message that is nothing but tags nothing is left. */
function toSafeHtml({ message }: Refused): string {
  return sanitizeMessage(message) ?? TECHNICAL_ERROR;
}

/** What the back end says of a mail that it has sent. */
export function toMailNotice(message: string): FormResult {
  const text = toPlainText(message);
  return text === "" ? refuse() : { kind: "notice", text };
}

/**
 * The reader behind a form that needs a session (rules 5), with its keys. Throws the redirect to the login, or the failure of
 * a back end that could not say whose session it is.
 */
export async function requireSessionUser({ context }: Pick<ActionCall, "context">): Promise<SessionUser & SessionKeys> {
  const { user } = await context.get(sessionContext).read();
  if (user !== null) return { ...user, hash: user.h, token: user.t };
  const failure = context.get(backendContext).failure();
  if (failure !== null) throw data({ message: TECHNICAL_ERROR }, { status: failure });
  logWarning(internalErrors.noSession);
  throw redirect(toDialogPath("Login", "/profil"), 303);
}

/** How the calls of a form travel. */
export function transportOf({ context }: ActionCall): AccountTransport {
  return createWorkerTransport(context);
}
