/** The posts with videos for their sitemap, the newest first, in pieces. */
import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { requireVideoPosts } from "#app/loaders/page/require-videos.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetVideoAddressesDocument, type VideoPostFragment } from "#graphql/generated/operations.ts";

/** Of a hundred each, a round trip a piece: what is older, search engines know. */
const MAX_PIECES = 10;

/** Throws as requireData does. */
export async function* readVideos(context: Readonly<RouterContextProvider>): AsyncGenerator<VideoPostFragment[]> {
  for (let page = 1; page <= MAX_PIECES; page += 1) {
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetVideoAddressesDocument, { page })]);
    const { items, total_pages } = requireVideoPosts(answer, page);
    yield items;
    if (page >= total_pages) return;
  }
}
