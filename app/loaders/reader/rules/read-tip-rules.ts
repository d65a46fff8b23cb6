import type { RouterContextProvider } from "react-router";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTipRulesDocument } from "#graphql/generated/operations.ts";

/** What a tip may hold (decision 84); null where the back end takes none. Throws the error of a back end that fails. */
export async function readTipRules(context: Readonly<RouterContextProvider>): Promise<TipRules | null> {
  const [answer] = await askPage(context, [toQuestion(GetTipRulesDocument, {})]);
  if (answer.missing?.has("tip_rules")) return null;
  const rules = requireData(answer).tip_rules;
  if (rules === null) return null;
  const { keep_days: keepDays, max_files: maxFiles, max_file_bytes: maxFileBytes } = rules;
  return { keepDays, maxFiles, maxFileBytes, maxVideoBytes: rules.max_video_bytes, partBytes: rules.part_bytes };
}
