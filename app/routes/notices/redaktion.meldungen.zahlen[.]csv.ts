import { toNumbersCsv, toNumbersView } from "#app/features/newsroom/notices/numbers-view-model.ts";
import { answerCsv } from "#app/features/newsroom/room/to-csv.ts";
import { answerFile } from "#app/loaders/answer-file.ts";
import { requireNumbers } from "#app/loaders/newsroom/require-numbers.ts";
import type { Route } from "./+types/redaktion.meldungen.zahlen[.]csv.ts";

/** The yearly numbers as a file for spreadsheets. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const { numbers, thisYear } = await requireNumbers(context, url);
    return answerCsv(toNumbersCsv(toNumbersView(numbers, thisYear)), `moderation-${numbers.year}`);
  });
}
