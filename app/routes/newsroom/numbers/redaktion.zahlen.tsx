import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NumbersPage } from "#app/features/newsroom/numbers/numbers-page.tsx";
import { toNumbersView } from "#app/features/newsroom/numbers/numbers-view-model.ts";
import { requirePeriodNumbers } from "#app/loaders/newsroom/require-post-numbers.ts";
import type { Route } from "./+types/redaktion.zahlen.ts";

/** What was counted of posts: of the present day, or of `zeitraum=`; in the order `nach=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { numbers, choice, rights } = await requirePeriodNumbers(context, url);
  return { view: toNumbersView(numbers, choice), rights };
}

export const meta = () => toNewsroomMeta("Zahlen");

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersPage {...loaderData} />;
}
