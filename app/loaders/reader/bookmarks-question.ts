import type { RouterContextProvider } from "react-router";
import { sessionCookiesContext } from "#app/context.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetBookmarksDocument, type GetBookmarksQuery } from "#graphql/generated/operations.ts";

/** Asks for a page of the account's saved articles (decision 77); null without session cookies. */
export function toBookmarksQuestion(
  context: Readonly<RouterContextProvider>,
  { after = null, limit }: { after?: string | null; limit: number },
): Question<GetBookmarksQuery> | null {
  const claim = context.get(sessionCookiesContext);
  return claim === null ? null : toQuestion(GetBookmarksDocument, { h: claim.hash, t: claim.token, after, limit });
}
