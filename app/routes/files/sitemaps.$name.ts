import type { RouterContextProvider } from "react-router";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { sitemapPages } from "#app/domain/page/records/page-lists.ts";
import { ADDRESSES_PER_SITEMAP, parseSitemapName, type SitemapName, toMonthRange } from "#app/features/sitemaps/sitemap-name.ts";
import { type ListedAddress, MAX_NEWS, toNewsSitemap, toNewsStart, toUrlSet } from "#app/features/sitemaps/url-set.ts";
import { readSiteAddresses } from "#app/loaders/address/read-site-addresses.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toByteStream, toFile } from "#app/loaders/answer-file.ts";
import { readNewsletterArchives } from "#app/loaders/reader/read-newsletter-archives.ts";
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
    const pieces = await requireFirst(listAddresses(context, name), url);
    return toFile("application/xml", await toByteStream(toUrlSet(pieces, toFull)));
  });
}

async function* listAddresses(context: Context, name: Exclude<SitemapName, { kind: "news" }>): AsyncGenerator<ListedAddress[]> {
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
    case "topics":
      yield* readSiteAddresses(context, { kind: "TOPIC" }, MAX_ADDRESSES);
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

/** The pieces from the first on; throws the 404 where that one is empty, for the protocol knows no list without an address. */
async function requireFirst(pieces: AsyncGenerator<ListedAddress[]>, url: URL): Promise<Pieces> {
  const { done, value: first } = await pieces.next();
  if (done || first.length === 0) throw invalidRoute(url);
  return (async function* () {
    yield first;
    yield* pieces;
  })();
}
