import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { HoroscopePage } from "#app/features/horoscope/horoscope-page.tsx";
import {
  parseHoroscopeChoice,
  toHoroscopeVariables,
  toHoroscopeView,
  toLink,
} from "#app/features/horoscope/horoscope-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetHoroscopeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/horoskop.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const choice = parseHoroscopeChoice(url.searchParams, now);
  const question = choice === null ? null : toQuestion(GetHoroscopeDocument, toHoroscopeVariables(choice));
  const [answer] = await askPage(context, [question]);
  if (choice === null || answer === null) throw invalidRoute(url);
  const view = toHoroscopeView(choice, answer.missing?.has("horoscope") ? null : requireData(answer).horoscope, now);
  // Days are without end: those of which nothing was written are no pages, but for the present.
  if (view.texts.length === 0 && !choice.isPresent) throw invalidRoute(url);
  return {
    view,
    meta: {
      title: `Horoskop: ${view.title}`,
      description: "Das Horoskop für alle zwölf Sternzeichen: für heute, diese Woche und diesen Monat.",
      canonical: toAddress(context, url, toLink(choice.period, choice.isPresent ? null : choice.start)),
      isIndexed: choice.isPresent,
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Horoskop({ loaderData }: Route.ComponentProps) {
  return <HoroscopePage view={loaderData.view} />;
}
