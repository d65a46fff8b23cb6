import { POST_PARAMETER } from "#app/domain/newsroom/post-numbers-paths.ts";
import { toDayLines, toPostLines } from "#app/features/newsroom/numbers/numbers-csv-view-model.ts";
import { toSorted } from "#app/features/newsroom/numbers/numbers-view-model.ts";
import { answerCsv, toCsv } from "#app/features/newsroom/room/to-csv.ts";
import { answerFile } from "#app/loaders/answer-file.ts";
import { requirePeriodNumbers, requirePostNumbers } from "#app/loaders/newsroom/require-post-numbers.ts";
import type { Route } from "./+types/redaktion.zahlen[.]csv.ts";

/** What was counted as a file for spreadsheets: the posts of a period, or of `beitrag=` the days. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const id = url.searchParams.get(POST_PARAMETER);
    if (id !== null) {
      const { numbers } = await requirePostNumbers(context, url, id);
      return answerCsv(toCsv(toDayLines(numbers)), `zahlen-beitrag-${id}-${numbers.checked.slice(0, 10)}`);
    }
    const { numbers, choice } = await requirePeriodNumbers(context, url);
    return answerCsv(
      toCsv(toPostLines(toSorted(numbers.posts, choice.order))),
      `zahlen-${numbers.first_day}-${numbers.last_day}`,
    );
  });
}
