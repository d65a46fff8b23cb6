import { redirect } from "react-router";
import { toBreadcrumb } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { toVideoPath } from "#app/domain/video/video-path.ts";
import { toVideoJsonLd } from "#app/features/video/video-json-ld.ts";
import { toVideoView } from "#app/features/video/video-view-model.ts";
import { VideosPage } from "#app/features/video/videos-page.tsx";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireVideo } from "#app/loaders/page/require-videos.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetVideoDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/video.$post_slug.$id.ts";

/** One video. A post that plays nothing here, because it has none or is sold, is where its reader goes instead. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) return requireRedirect(context, url, invalidRoute(url));
  const [answer] = await askPage(context, [toQuestion(GetVideoDocument, { id: address.id })]);
  const { post, others } = requireVideo(answer);
  if (post === null) throw unknownRoute(url);
  const view = toVideoView(post, others);
  if (view?.stage == null) throw toRedirect(post.link, 302, url) ?? unknownRoute(url);
  const path = toVideoPath(post);
  if (post.slug !== address.slug) throw redirect(`${path}${url.search}`, 301);
  const toFull = (target: string) => toAddress(context, url, target);
  const { title, description, picture, shared } = view.stage;
  const image = picture === null ? null : { ...picture.img, ...shared };
  const video = toVideoJsonLd(view.stage, toFull);
  return {
    view,
    meta: {
      title,
      description,
      canonical: toFull(path),
      ...(image === null ? {} : { image: { ...image, src: toFull(image.src) } }),
      jsonLd: [
        ...(video === null ? [] : [video]),
        toBreadcrumb(toFull("/"), [{ title: "Video", address: toFull("/video") }], title),
      ],
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Video({ loaderData }: Route.ComponentProps) {
  return <VideosPage view={loaderData.view} />;
}
