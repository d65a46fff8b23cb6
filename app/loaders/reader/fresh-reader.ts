import type { RouterContextProvider } from "react-router";
import { backendContext, sessionCookiesContext } from "#app/context.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toLoginQuestion, verifySession } from "#app/gateway/session/verify-session.ts";
import { noDataError, requireData } from "#app/loaders/page/require-data.ts";
import type { AnswersTo, Question } from "#graphql/client/batches/ask-together.ts";

type Questions = readonly Question<unknown>[];

/**
 * The reader as the back end knows them now, whatever the portal has kept (rules 7.1: `autologin` tells of subscriptions and
 * attributes), with the answers to what is asked beside; `user` null for a session that is over, or none. Throws the error page's response
 * where the back end does not answer.
 */
export async function askFreshReader<const Besides extends Questions>(
  context: Readonly<RouterContextProvider>,
  besides: Besides,
): Promise<{ user: SessionUser | null; answers: AnswersTo<Besides> }> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) return { user: null, answers: [] as unknown as AnswersTo<Besides> };
  const [login, ...answers] = await context.get(backendContext).askTogether([toLoginQuestion(claim), ...besides]);
  const verified = verifySession(claim, login);
  if (verified.kind === "unknown") {
    requireData(login);
    throw noDataError();
  }
  return { user: verified.kind === "valid" ? verified.user : null, answers: answers as unknown as AnswersTo<Besides> };
}
