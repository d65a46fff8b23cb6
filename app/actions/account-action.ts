/** What the actions about accounts have in common. */
import { data, redirect } from "react-router";
import { backendContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { internalErrors, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { toLoginPath } from "#app/domain/page/login-path.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toLoginQuestion, verifySession } from "#app/gateway/session/verify-session.ts";
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
 * The reader behind a form that needs a session (rules 5), with its keys, as the back end knows them now: what changes an account
 * does not rest on what was kept (decision 33). Throws the redirect to the login, which says when the session is over and leads back to
 * the page of the form, or the failure of a back end that could not say whose session it is.
 */
export async function requireSessionUser({
  context,
  url,
}: Pick<ActionCall, "context" | "url">): Promise<SessionUser & SessionKeys> {
  const session = context.get(sessionContext);
  const isKept = session.login === null;
  const known = await session.user;
  const user = known !== null && isKept ? await verifyAnew(context) : known;
  if (user !== null) return { ...user, hash: user.h, token: user.t };
  const failure = context.get(backendContext).failure();
  if (failure !== null) throw data({ message: TECHNICAL_ERROR }, { status: failure });
  logWarning(internalErrors.noSession);
  throw redirect(toLoginPath(`${url.pathname}${url.search}`, await session.isOver), 303);
}

/** Null for a session that the back end no longer knows, which is ended here, and where it does not answer. */
async function verifyAnew(context: ActionCall["context"]): Promise<SessionUser | null> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) return null;
  const [login] = await context.get(backendContext).askTogether([toLoginQuestion(claim)]);
  const verified = verifySession(claim, login);
  if (verified.kind === "invalid") context.get(sessionContext).replace(null);
  return verified.kind === "valid" ? verified.user : null;
}

/** How the calls of a form travel. */
export function transportOf({ context }: ActionCall): AccountTransport {
  return createWorkerTransport(context);
}
