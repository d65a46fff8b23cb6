import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parseEventState } from "#app/domain/event/newsroom-event-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomEventsPage } from "#app/features/newsroom/events/newsroom-events-page.tsx";
import { toNewsroomEventsView } from "#app/features/newsroom/events/newsroom-events-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEventsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.termine.ts";

/** Events: `stand=` says which, `nach=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseEventState(url.searchParams.get("stand"));
  const question = toQuestion(GetNewsroomEventsDocument, { state, after: parsePostId(url.searchParams.get("nach")) });
  const { events, rights } = admit(await askNewsroom(context, question), "PUBLISH", url);
  if (events === null) throw unknownRoute(url);
  return { view: toNewsroomEventsView(events, state), rights };
}

export const meta = () => toNewsroomMeta("Termine");

export default function Events({ loaderData }: Route.ComponentProps) {
  return <NewsroomEventsPage {...loaderData} />;
}
