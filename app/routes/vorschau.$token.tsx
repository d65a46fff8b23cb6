import { data } from "react-router";
import { noIndex } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parsePreviewTier, toPreviewReader } from "#app/domain/preview/preview-tier.ts";
import { ArticlePage } from "#app/features/article/article-page.tsx";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { PreviewBar } from "#app/features/preview/preview-bar.tsx";
import { toPreviewTexts } from "#app/features/preview/preview-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPreviewDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/vorschau.$token.ts";

/** A post that readers do not see yet, as one of a tier will, for a user who has the signed link (decision 101). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tier = parsePreviewTier(url.searchParams.get("als"));
  const [answer] = await askPage(context, [toQuestion(GetPreviewDocument, { token: params.token, tier: tier.wire })]);
  const { preview } = requireData(answer);
  if (preview === null) throw unknownRoute(url);
  const { post } = preview;
  const reader = { isOpen: post.access.granted, user: toPreviewReader(tier), meterText: null };
  // The portal's own wall: a provider would be told the link, which is a key.
  const view = toArticleView(post, { ...reader, paywall: null, ticker: { endpoint: null, page: 1 } }, new Date());
  // The link is a key: no site that is linked from the text may learn it.
  const headers = { "referrer-policy": "no-referrer" };
  return data(
    { view, bar: { ...toPreviewTexts(preview), tier: tier.slug }, address: toAddress(context, url, post.link) },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData === undefined ? "Vorschau" : `Vorschau: ${loaderData.view.title}`;
  return [{ title: `${title} | ${portalBrand.name}` }, noIndex];
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar {...loaderData.bar} />
      <ArticlePage view={loaderData.view} address={loaderData.address} />
    </>
  );
}
