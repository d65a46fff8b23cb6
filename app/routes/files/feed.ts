import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext } from "#app/context.ts";
import { toFeedPath, toFeedText, toFeedType } from "#app/features/feeds/feed-format.ts";
import { toFeedView } from "#app/features/feeds/feed-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requirePosts } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetFeedDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/feed.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetFeedDocument, { feed: null })]);
    const { items } = await requirePosts(context, answer, 1);
    const { name: title, description } = portalBrand;
    const facts = { title, description, path: "/", self: toFeedPath("/", url.pathname) };
    const view = toFeedView(items, facts, (target) => toAddress(context, url, target));
    return toFile(toFeedType(url.pathname), toFeedText(view, url.pathname));
  });
}
