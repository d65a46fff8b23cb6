import { data } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { botContext, environmentContext, sessionContext } from "#app/context.ts";
import { toCommentsPath } from "#app/domain/comment/comment-paths.ts";
import { decideOpening, isNavigation } from "#app/domain/gift/decide-opening.ts";
import { OPENS } from "#app/domain/gift/gift-paths.ts";
import { isBelieved } from "#app/domain/paywall/believed-access.ts";
import { toArticleMeta } from "#app/features/article/article-meta-view-model.ts";
import { ArticlePage } from "#app/features/article/article-page.tsx";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { GiftBar } from "#app/features/gift/gift-bar.tsx";
import { toGiftBar } from "#app/features/gift/gift-view-model.ts";
import { UnknownGiftPage } from "#app/features/gift/unknown-gift-page.tsx";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { createGiftReader, readGiftReader, toGiftCookie, toGiftKeyCookie } from "#app/gateway/gifts/gift-reader.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { refuseReadAhead, toUse } from "#app/middleware/read-ahead.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetGiftDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/geschenk.$token.ts";

/** The link is a key: no site that is linked from the text may learn it. */
const hidden = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };

/** A premium post for whoever has the link: a page of one reader, beside the post's own, which stays everybody's. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const use = toUse(request);
  if (use === "reads ahead") throw refuseReadAhead();
  const known = readGiftReader(request.headers.get("cookie"));
  const opens = decideOpening({
    isReading: use === "reads",
    isBot: context.get(botContext).isBot,
    hasOpened: known !== null,
    isNavigation: isNavigation(request.headers),
    isAsked: url.searchParams.has(OPENS),
  });
  const reader = opens ? (known ?? createGiftReader()) : null;
  const [answer] = await askPage(context, [toQuestion(GetGiftDocument, { token: params.token, reader })]);
  // Of a back end that has no gifts. The address is not told: errors are logged.
  if (answer.missing?.has("gift")) throw unknownRoute(new URL("/geschenk/", url));
  const { gift } = requireData(answer);
  if (gift === null) return data(null, { status: 404, headers: hidden });
  const { post, ends } = gift;
  const user = await context.get(sessionContext).user;
  const isOpen =
    post.access.reason === "FREE" ||
    isBelieved(post.access, { hasVerifiedSession: user !== null, grantReason: reader === null ? null : "GIFT" });
  const isGiven = isOpen && post.access.reason === "GIFT";
  // The portal's own wall: a provider would be told the link.
  const settings = { paywall: null, ticker: { endpoint: null, page: 1 } };
  const view = toArticleView(post, { isOpen, user, meterText: null, ...settings }, new Date());
  const { jsonLd: _, ...meta } = toArticleMeta(post, view, (path) => toAddress(context, url, path));
  const secure = toSiteUrl(context.get(environmentContext), url).protocol === "https:";
  const headers = new Headers(hidden);
  if (isGiven && reader !== null) {
    const kept = { secure, expires: new Date(ends) };
    if (known === null) headers.append("set-cookie", toGiftCookie(reader, { path: url.pathname, ...kept }));
    const path = toCommentsPath(post.link);
    headers.append("set-cookie", toGiftKeyCookie({ token: params.token, reader }, { path, ...kept }));
  }
  const bar = toGiftBar(gift, { isOpen, isOwn: isOpen && !isGiven });
  return data({ view, bar, meta, address: toAddress(context, url, post.link) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Programs that show links take the post's title and picture, but not its address, where the gift would not be. */
export const meta: Route.MetaFunction = ({ loaderData, matches }: Route.MetaArgs) => {
  if (!loaderData) return [{ title: `Geschenk | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
  const descriptors = toPageMeta({ loaderData, matches: [matches[0]] });
  return descriptors.filter((descriptor) => !("property" in descriptor) || descriptor.property !== "og:url");
};

export default function Gift({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <UnknownGiftPage />;
  return (
    <>
      <GiftBar {...loaderData.bar} />
      <ArticlePage view={loaderData.view} address={loaderData.address} />
    </>
  );
}
