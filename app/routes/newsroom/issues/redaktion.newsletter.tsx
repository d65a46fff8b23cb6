import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NewslettersPage } from "#app/features/newsroom/issues/newsletters-page.tsx";
import { toNewsletterLines } from "#app/features/newsroom/issues/newsletters-view-model.ts";
import { requireNewsletters } from "#app/loaders/newsroom/require-issues.ts";
import type { Route } from "./+types/redaktion.newsletter.ts";

/** The newsletters, with what comes next of each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { newsletters, rights } = await requireNewsletters(context, url);
  return { newsletters: toNewsletterLines(newsletters), rights };
}

export const meta = () => toNewsroomMeta("Newsletter");

export default function Newsletters({ loaderData }: Route.ComponentProps) {
  return <NewslettersPage {...loaderData} />;
}
