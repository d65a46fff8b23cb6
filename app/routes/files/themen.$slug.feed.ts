import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext } from "#app/context.ts";
import { toFeedPath, toFeedText, toFeedType } from "#app/features/feeds/feed-format.ts";
import { toFeedView } from "#app/features/feeds/feed-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { readTopicPage } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTopicFeedDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/themen.$slug.feed.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const [answer, former] = await context
      .get(backendContext)
      .askTogether([toQuestion(GetTopicFeedDocument, { slug: params.slug }), toFormerAddressQuestion(url.pathname)]);
    const topic = await requireOrRedirect(url, former, () => readTopicPage(context, answer, params.slug, 1));
    const facts = {
      title: `${portalBrand.name}: ${topic.title}`,
      description: topic.description || topic.title,
      path: topic.page_link,
      self: toFeedPath(topic.page_link, url.pathname),
    };
    const view = toFeedView(topic.posts.items, facts, (target) => toAddress(context, url, target));
    return toFile(toFeedType(url.pathname), toFeedText(view, url.pathname));
  });
}
