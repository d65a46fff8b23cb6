/** Whether notices in the browser are offered, asked beside what a page asks for. */
import type { RouterContextProvider } from "react-router";
import { environmentContext } from "#app/context.ts";
import { type Answer, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPushDocument } from "#graphql/generated/operations.ts";

export const noticesQuestion = toQuestion(GetPushDocument, {});

/** With the site's keys and a service worker. False too where nobody said. */
export function offersNotices(
  context: Readonly<RouterContextProvider>,
  answer: Pick<Answer<{ push: object | null }>, "data"> | null,
): boolean {
  return context.get(environmentContext).hasServiceWorker && answer?.data?.push != null;
}
