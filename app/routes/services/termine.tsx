import { redirect } from "react-router";
import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { EVENTS_PATH } from "#app/domain/event/event-paths.ts";
import { isWorthIndexing, parseEventChoice, toChoicePath, toEventsVariables } from "#app/features/events/event-choice.ts";
import { EventsPage } from "#app/features/events/events-page.tsx";
import { toEventsView } from "#app/features/events/events-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEventsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/termine.ts";

/** What is on: `tag=` from that day on, `zeitraum=` for so long, `gemeinde=`, `art=`, `seite=`. A day that is over leads to today's page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const choice = parseEventChoice(url.searchParams, now);
  if (choice === "past") throw redirect(EVENTS_PATH);
  const [answer] = await askPage(context, [choice === null ? null : toQuestion(GetEventsDocument, toEventsVariables(choice))]);
  if (choice === null || answer === null) throw invalidRoute(url);
  const events = answer.missing?.has("events") ? null : requireData(answer).events;
  if (events !== null) requireWithinEnd(events, choice.page, url);
  const where = choice.municipality === null ? land.in : `in ${choice.municipality.title}`;
  const title = toPagedTitle(`Termine ${where}`, choice.page);
  const description = `Was ${where} los ist: Konzerte, Theater, Kino, Ausstellungen, Märkte, Sport und Feste.`;
  const canonical = toAddress(context, url, toChoicePath(choice));
  return {
    view: toEventsView(choice, events, now),
    meta: {
      title,
      description,
      canonical,
      isIndexed: isWorthIndexing(choice),
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Events({ loaderData: { view } }: Route.ComponentProps) {
  return <EventsPage view={view} />;
}
