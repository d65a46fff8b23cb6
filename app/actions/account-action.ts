/** What the actions about accounts have in common. */
import { data, redirect } from "react-router";
import { backendContext, sessionContext } from "#app/context.ts";
import { internalErrors, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { logWarning } from "#shared/log/log.ts";
import type { ActionCall, FormResult } from "./form-action.ts";
import { createWorkerTransport } from "./worker-transport.ts";

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
