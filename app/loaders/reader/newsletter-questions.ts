/** What the newsletters' pages ask (decision 83). */
import type { RouterContextProvider } from "react-router";
import { sessionCookiesContext } from "#app/context.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsletterChoicesDocument, type GetNewsletterChoicesQuery } from "#graphql/generated/operations.ts";

/** What the reader behind the session cookies has subscribed; null without them. */
export function toChoicesQuestion(context: Readonly<RouterContextProvider>): Question<GetNewsletterChoicesQuery> | null {
  const claim = context.get(sessionCookiesContext);
  return claim === null ? null : toQuestion(GetNewsletterChoicesDocument, { h: claim.hash, t: claim.token });
}
