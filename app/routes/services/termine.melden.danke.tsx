import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { EVENT_SENT_PATH } from "#app/domain/event/event-paths.ts";
import { EventSentPage } from "#app/features/events/send-event-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/termine.melden.danke.ts";

/** The receipt of an event. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return { meta: { title: "Danke", canonical: toAddress(context, url, EVENT_SENT_PATH) } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function EventSent() {
  return <EventSentPage />;
}
