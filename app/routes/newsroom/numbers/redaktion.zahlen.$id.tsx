import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { PostNumbersPage } from "#app/features/newsroom/numbers/post-numbers-page.tsx";
import { toPostNumbersView } from "#app/features/newsroom/numbers/post-numbers-view-model.ts";
import { requirePostNumbers } from "#app/loaders/newsroom/require-post-numbers.ts";
import type { Route } from "./+types/redaktion.zahlen.$id.ts";

/** A post's own numbers: thirty days up to `bis=`, or to the present one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { numbers, rights } = await requirePostNumbers(context, url, params.id);
  return { view: toPostNumbersView(numbers), rights };
}

export const meta = ({ params }: Route.MetaArgs) => toNewsroomMeta(`Zahlen zu Nr. ${params.id}`);

export default function PostNumbers({ loaderData }: Route.ComponentProps) {
  return <PostNumbersPage {...loaderData} />;
}
