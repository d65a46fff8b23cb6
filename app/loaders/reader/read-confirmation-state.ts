import type { RouterContextProvider } from "react-router";
import { sessionCookiesContext } from "#app/context.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetConfirmationDocument, type GetConfirmationQuery } from "#graphql/generated/operations.ts";

/** Whether the address of the reader whom the session cookies name is confirmed; null without them. */
export function toConfirmationStateQuestion(context: Readonly<RouterContextProvider>): Question<GetConfirmationQuery> | null {
  const claim = context.get(sessionCookiesContext);
  return claim === null ? null : toQuestion(GetConfirmationDocument, { h: claim.hash, t: claim.token });
}

/** False without an answer: a back end that does not know asks nobody to confirm anything. */
export function isUnconfirmed(answer: Answer<GetConfirmationQuery> | null): boolean {
  return answer?.data?.account?.isConfirmed === false;
}
