import type { RouterContextProvider } from "react-router";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEventRulesDocument, type GetEventRulesQuery } from "#graphql/generated/operations.ts";

/** What the form of an event says. Throws the 404 where the back end takes none, and the error of one that fails. */
export async function requireEventRules(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<NonNullable<GetEventRulesQuery["event_rules"]>> {
  const [answer] = await askPage(context, [toQuestion(GetEventRulesDocument, {})]);
  const rules = answer.missing?.has("event_rules") ? null : requireData(answer).event_rules;
  if (rules === null) throw unknownRoute(url);
  return rules;
}
