/** A question about what is the reader's own, in the page's one round trip. */
import { type RouterContextProvider, redirect } from "react-router";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toLoginPath } from "#app/domain/page/login-path.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/**
 * Null where the back end knows no such question. Throws the redirect to the login, which leads back to the page, without a session or with
 * one that is over, or the error of the operation.
 */
export async function askOwn<Result, Rest extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  document: TypedDocumentString<Result, Rest & { h: string; t: string }>,
  rest: Rest,
): Promise<Result | null> {
  const claim = context.get(sessionCookiesContext);
  const toLogin = (isOver: boolean) => redirect(toLoginPath(`${url.pathname}${url.search}`, isOver), 303);
  if (claim === null) throw toLogin(false);
  const session = context.get(sessionContext);
  const [answer] = await askPage(context, [toQuestion(document, { ...rest, h: claim.hash, t: claim.token })]);
  if ((await session.user) === null) throw toLogin(await session.isOver);
  return answer.missing === undefined || answer.missing.size === 0 ? requireData(answer) : null;
}
