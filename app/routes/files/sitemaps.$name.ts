import type { RouterContextProvider } from "react-router";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { sitemapPages } from "#app/domain/page/records/page-lists.ts";
import { ADDRESSES_PER_SITEMAP, parseSitemapName, type SitemapName, toMonthRange } from "#app/features/sitemaps/sitemap-name.ts";
import { type ListedAddress, MAX_NEWS, toNewsSitemap, toNewsStart, toUrlSet } from "#app/features/sitemaps/url-set.ts";
import { toVideoJsonLd } from "#app/features/video/video-json-ld.ts";
import { toVideoView } from "#app/features/video/video-view-model.ts";
import { readSiteAddresses } from "#app/loaders/address/read-site-addresses.ts";
import { readVideos } from "#app/loaders/address/read-videos.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toByteStream, toFile } from "#app/loaders/answer-file.ts";
import { readNewsletterArchives } from "#app/loaders/reader/read-newsletter-archives.ts";
import type { VideoPostFragment } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/sitemaps.$name.ts";

type Context = Readonly<RouterContextProvider>;
type Pieces = AsyncIterable<ListedAddress[]>;

/** The protocol's limit: of pages, topics and categories there are never so many. */
const MAX_ADDRESSES = 50_000;

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const name = parseSitemapName(params.name);
    if (name === null) throw invalidRoute(url);
    const toFull = (path: string) => toAddress(context, url, path);
    if (name.kind === "news") {
      const asked = { kind: "POST", from: toNewsStart(new Date()) } as const;
      const news: ListedAddress[] = [];
      for await (const piece of readSiteAddresses(context, asked, MAX_NEWS)) news.push(...piece);
      return toFile("application/xml", toNewsSitemap(news, toFull));
    }
    // No month is without posts, but one may be without events.
    if (name.kind === "events") return toFile("application/xml", await toByteStream(toUrlSet(listEvents(context), toFull)));
    const pieces = await requireFirst(listAddresses(context, name, toFull), url);
    return toFile("application/xml", await toByteStream(toUrlSet(pieces, toFull)));
  });
}

type ToFull = (path: string) => string;

async function* listAddresses(
  context: Context,
  name: Exclude<SitemapName, { kind: "news" | "events" }>,
  toFull: ToFull,
): AsyncGenerator<ListedAddress[]> {
  switch (name.kind) {
    case "municipalities":
      yield municipalities.map(({ slug }) => ({ link: `/gemeinde/${slug}` }));
      return;
    case "pages": {
      yield sitemapPages.map((link) => ({ link }));
      yield (await readNewsletterArchives(context)).map((link) => ({ link }));
      const own = new Set(sitemapPages);
      for await (const pages of readSiteAddresses(context, { kind: "PAGE" }, MAX_ADDRESSES - own.size))
        yield pages.filter(({ link }) => !own.has(link));
      return;
    }
    case "videos":
      for await (const posts of readVideos(context)) yield posts.flatMap((post) => toListedVideo(post, toFull) ?? []);
      return;
    case "topics":
      yield* readSiteAddresses(context, { kind: "TOPIC" }, MAX_ADDRESSES);
      return;
    case "authors":
      yield* readSiteAddresses(context, { kind: "AUTHOR" }, MAX_ADDRESSES);
      return;
    case "categories":
      yield* readSiteAddresses(context, { kind: "CATEGORY" }, MAX_ADDRESSES);
      return;
    case "posts": {
      const asked = { kind: "POST", ...toMonthRange(name.month), skip: (name.part - 1) * ADDRESSES_PER_SITEMAP } as const;
      yield* readSiteAddresses(context, asked, ADDRESSES_PER_SITEMAP);
    }
  }
}

/** Those that are over first: of more, the rest comes into the list as these go. */
function listEvents(context: Context): Pieces {
  return readSiteAddresses(context, { kind: "EVENT" }, ADDRESSES_PER_SITEMAP);
}

/** The page of one video; null where it has none, or no picture, which search engines ask for. */
function toListedVideo(post: VideoPostFragment, toFull: ToFull): ListedAddress | null {
  const stage = toVideoView(post, [])?.stage ?? null;
  const data = stage === null ? null : toVideoJsonLd(stage, toFull);
  if (stage === null || data === null) return null;
  const { title, description, duration, published, path } = stage;
  const [thumbnail, file, player] = [data.thumbnailUrl, data.contentUrl, data.embedUrl].map((one) =>
    typeof one === "string" ? one : null,
  );
  if (thumbnail == null || (file == null && player == null)) return null;
  const video = { title, description, thumbnail, file: file ?? null, player: player ?? null, duration, published };
  return { link: path, video };
}

/** The pieces from the first on; throws the 404 where that one is empty, for the protocol knows no list without an address. */
async function requireFirst(pieces: AsyncGenerator<ListedAddress[]>, url: URL): Promise<Pieces> {
  const { done, value: first } = await pieces.next();
  if (done || first.length === 0) throw invalidRoute(url);
  return (async function* () {
    yield first;
    yield* pieces;
  })();
}
