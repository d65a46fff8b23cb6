import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toVideoListJsonLd } from "#app/features/video/video-json-ld.ts";
import { toVideosView } from "#app/features/video/video-view-model.ts";
import { VideosPage } from "#app/features/video/videos-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requireVideos } from "#app/loaders/page/require-videos.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetVideosDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/video.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [toQuestion(GetVideosDocument, { page })]);
  const posts = requireVideos(answer, page);
  requireWithinEnd(posts, page, url);
  const view = toVideosView(posts);
  const canonical = toAddress(context, url, page === 1 ? "/video" : `/video/page/${page}`);
  const description = `Videos ${land.from}: Nachrichten, Sport und Geschichten in bewegten Bildern.`;
  const toFull = (path: string) => toAddress(context, url, path);
  return {
    view,
    meta: {
      title: toPagedTitle("Video", page),
      description,
      canonical,
      jsonLd: [...toCollectionJsonLd({ title: "Video", description, canonical }, toFull), toVideoListJsonLd(view.list, toFull)],
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Videos({ loaderData }: Route.ComponentProps) {
  return <VideosPage view={loaderData.view} />;
}
