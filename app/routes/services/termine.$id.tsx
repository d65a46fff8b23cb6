import { toBreadcrumb } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { EVENTS_PATH, toEventPath } from "#app/domain/event/event-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEventJsonLd } from "#app/features/events/event-json-ld.ts";
import { EventPage } from "#app/features/events/event-page.tsx";
import { toEventDescription, toEventView } from "#app/features/events/event-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/termine.$id.ts";

/** One event, by its number. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = parsePostId(params.id);
  const [answer] = await askPage(context, [id === null ? null : toQuestion(GetEventDocument, { id })]);
  const event = answer === null || answer.missing?.has("event") ? null : requireData(answer).event;
  if (event === null) throw unknownRoute(url);
  const view = toEventView(event, new Date());
  const address = (path: string) => toAddress(context, url, path);
  return {
    view,
    meta: {
      title: event.title,
      description: toEventDescription(event),
      canonical: address(toEventPath(event.id)),
      isIndexed: !view.isOver && !view.isSample,
      jsonLd: [
        toEventJsonLd(event, address),
        toBreadcrumb(address("/"), [{ title: "Termine", address: address(EVENTS_PATH) }], event.title),
      ],
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Event({ loaderData: { view } }: Route.ComponentProps) {
  return <EventPage view={view} />;
}
