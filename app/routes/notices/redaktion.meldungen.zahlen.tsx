import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NumbersPage } from "#app/features/newsroom/notices/numbers-page.tsx";
import { toNumbersView } from "#app/features/newsroom/notices/numbers-view-model.ts";
import { requireNumbers } from "#app/loaders/newsroom/require-numbers.ts";
import type { Route } from "./+types/redaktion.meldungen.zahlen.ts";

/** The yearly numbers about moderation (Digital Services Act, Art. 15 and 24): of `jahr=`, or of this year. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { numbers, thisYear, rights } = await requireNumbers(context, url);
  return { view: toNumbersView(numbers, thisYear), rights };
}

export const meta = () => toNewsroomMeta("Zahlen");

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersPage {...loaderData} />;
}
