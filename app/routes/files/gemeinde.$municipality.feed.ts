import { redirect } from "react-router";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext } from "#app/context.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toFeedPath, toFeedText, toFeedType } from "#app/features/feeds/feed-format.ts";
import { toFeedView } from "#app/features/feeds/feed-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requireMunicipalityFeed } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetFeedDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/gemeinde.$municipality.feed.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const municipality = parseMunicipality(params.municipality);
    if (municipality === null) throw invalidRoute(url);
    const { slug, title } = municipality;
    const path = `/gemeinde/${slug}`;
    const self = toFeedPath(path, url.pathname);
    if (params.municipality !== slug) throw redirect(self, 301);
    const [answer] = await context
      .get(backendContext)
      .askTogether([toQuestion(GetFeedDocument, { feed: { municipality: slug } })]);
    const { items } = await requireMunicipalityFeed(context, answer, slug);
    const facts = { title: `${portalBrand.name}: ${title}`, description: `Nachrichten aus ${title}.`, path, self };
    const view = toFeedView(items, facts, (target) => toAddress(context, url, target));
    return toFile(toFeedType(url.pathname), toFeedText(view, url.pathname));
  });
}
