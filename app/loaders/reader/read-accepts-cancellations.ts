import type { RouterContextProvider } from "react-router";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCancellationRulesDocument } from "#graphql/generated/operations.ts";

/** Whether the back end takes declarations that end contracts (decision 107). Throws the error of a back end that fails. */
export async function readAcceptsCancellations(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const [answer] = await askPage(context, [toQuestion(GetCancellationRulesDocument, {})]);
  return !answer.missing?.has("cancellation_rules") && requireData(answer).cancellation_rules !== null;
}
