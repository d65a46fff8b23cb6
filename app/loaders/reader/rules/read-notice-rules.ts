import type { RouterContextProvider } from "react-router";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNoticeRulesDocument, type GetNoticeRulesQuery } from "#graphql/generated/operations.ts";

/** What the form of a notice shows, with the comment of this number; null where the back end takes none. Throws the error of one that fails. */
export async function readNoticeRules(
  context: Readonly<RouterContextProvider>,
  comment: number | null,
): Promise<GetNoticeRulesQuery["notice_rules"]> {
  const [answer] = await askPage(context, [toQuestion(GetNoticeRulesDocument, { comment })]);
  return answer.missing?.has("notice_rules") ? null : requireData(answer).notice_rules;
}
