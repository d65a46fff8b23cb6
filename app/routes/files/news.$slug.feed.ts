import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext } from "#app/context.ts";
import { toFeedPath, toFeedText, toFeedType } from "#app/features/feeds/feed-format.ts";
import { toFeedView } from "#app/features/feeds/feed-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { readSection } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCategoryFeedDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/news.$slug.feed.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const [answer, former] = await context
      .get(backendContext)
      .askTogether([toQuestion(GetCategoryFeedDocument, { slug: params.slug }), toFormerAddressQuestion(url.pathname)]);
    const { category, posts } = await requireOrRedirect(url, former, () => readSection(context, answer, params.slug, 1));
    const path = `/news/${encodeURIComponent(category.slug)}`;
    const facts = {
      title: `${portalBrand.name}: ${category.title}`,
      description: category.description || category.title,
      path,
      self: toFeedPath(path, url.pathname),
    };
    const view = toFeedView(posts.items, facts, (target) => toAddress(context, url, target));
    return toFile(toFeedType(url.pathname), toFeedText(view, url.pathname));
  });
}
