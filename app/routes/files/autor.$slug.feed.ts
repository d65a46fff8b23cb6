import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext } from "#app/context.ts";
import { toFeedPath, toFeedText, toFeedType } from "#app/features/feeds/feed-format.ts";
import { toFeedView } from "#app/features/feeds/feed-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetAuthorFeedDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/autor.$slug.feed.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const [answer, former] = await context
      .get(backendContext)
      .askTogether([toQuestion(GetAuthorFeedDocument, { slug: params.slug }), toFormerAddressQuestion(url.pathname)]);
    const { author, path, posts } = await requireOrRedirect(url, former, () => {
      const found = requireData(answer);
      const link = found.author?.page_link;
      return found.author && link ? { author: found.author, path: link, posts: found.posts } : null;
    });
    const facts = {
      title: `${portalBrand.name}: ${author.name}`,
      description: author.description || author.role || author.name,
      path,
      self: toFeedPath(path, url.pathname),
    };
    const view = toFeedView(posts.items, facts, (target) => toAddress(context, url, target));
    return toFile(toFeedType(url.pathname), toFeedText(view, url.pathname));
  });
}
