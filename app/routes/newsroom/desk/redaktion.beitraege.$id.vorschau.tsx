import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePreviewTier, toPreviewReader } from "#app/domain/preview/preview-tier.ts";
import { ArticlePage } from "#app/features/article/article-page.tsx";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { admit, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskPreviewDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.beitraege.$id.vorschau.ts";

/** The text as it stands at the desk, by the portal's own renderer, as a reader of a tier (`als=`) will see it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const tier = parsePreviewTier(url.searchParams.get("als"));
  const [answer] = await askPage(context, [toQuestion(GetDeskPreviewDocument, { id, tier: tier.wire })]);
  const { desk_preview: preview } = admit(requireData(answer).newsroom, "WRITE", url);
  if (preview == null) throw unknownInNewsroom(url);
  const { post } = preview;
  const reader = { isOpen: post.access.granted, user: toPreviewReader(tier), meterText: null };
  const view = toArticleView(post, { ...reader, paywall: null, ticker: { endpoint: null, page: 1 } }, new Date());
  return { view, address: toAddress(context, url, post.link) };
}

export const meta = () => toNewsroomMeta("Vorschau");

export default function DeskPreview({ loaderData }: Route.ComponentProps) {
  return <ArticlePage view={loaderData.view} address={loaderData.address} />;
}
