/** What the forms of the account pages do: one file an intent, all of this shape. */

import { data, type RouterContextProvider, redirect } from "react-router";
import { backendContext, sessionContext } from "#app/context.ts";
import { internalErrors, TECHNICAL_ERROR } from "#app/domain/forms/account-messages.ts";
import { type FieldErrors, type FormDefinition, parseForm } from "#app/domain/forms/form-definition.ts";
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
  entries: Readonly<Record<string, string>>;
  /** Where the form asks to be led back to, on this site. */
  returnTo: string | null;
};

/** A form as it comes back: passwords are never among the values. */
export type SentForm = {
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Sanitised HTML. */
  formError: string | null;
  notice: string | null;
};

export type ActionOutcome = { kind: "redirect"; to: string } | { kind: "form"; form: string; status: 200 | 400; state: SentForm };

export type AccountAction = (call: ActionCall) => Promise<ActionOutcome>;

/** What came of a form that was filled in properly. */
export type FormResult =
  | { kind: "redirect"; to: string }
  | Refused
  /** Text. */
  | { kind: "notice"; text: string };

/** An action of a form with fields: checks them (rules 5) before anything is asked. */
export function createFormAction<Values>(
  definition: FormDefinition<Values>,
  act: (values: Values, call: ActionCall) => Promise<FormResult>,
): AccountAction {
  const kept = definition.fields.filter(({ type }) => type !== "password").map(({ name }) => name);
  return async (call) => {
    const values = Object.fromEntries(kept.flatMap((name) => (name in call.entries ? [[name, call.entries[name] ?? ""]] : [])));
    const parsed = parseForm(definition, call.entries);
    if (!parsed.isValid)
      return { kind: "form", form: definition.name, status: 400, state: { ...blank, values, errors: parsed.errors } };
    return toOutcomeOf(definition.name, values, await act(parsed.values, call));
  };
}

/** An action of a form that has no fields to be checked. `toValues` says how its boxes stand when it comes back. */
export function createButtonAction(
  form: string,
  act: (call: ActionCall) => Promise<FormResult>,
  toValues: (entries: ActionCall["entries"]) => Readonly<Record<string, string>> = () => ({}),
): AccountAction {
  return async (call) => toOutcomeOf(form, toValues(call.entries), await act(call));
}

const blank: SentForm = { values: {}, errors: {}, formError: null, notice: null };

function toOutcomeOf(form: string, values: Readonly<Record<string, string>>, result: FormResult): ActionOutcome {
  if (result.kind === "redirect") return result;
  return result.kind === "notice"
    ? { kind: "form", form, status: 200, state: { ...blank, notice: result.text } }
    : { kind: "form", form, status: 400, state: { ...blank, values, formError: toSafeHtml(result) } };
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
  const user = await context.get(sessionContext).user;
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
