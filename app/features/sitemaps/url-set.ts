/** A sitemap of addresses, with their pictures or their news (sitemaps.org 0.9, Google's extensions 1.1 and 0.9), in pieces. */
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { element, toStartTag, XML_DECLARATION, type Xml } from "#app/domain/xml/to-xml.ts";
import { type ListedVideo, toVideoEntry } from "./video-entry.ts";

export type ListedAddress = {
  link: string;
  title?: string;
  type?: string | null;
  date?: string | null;
  modified?: string | null;
  image?: string | null;
  video?: ListedVideo;
};

type ToAddress = (path: string) => string;

const START = toStartTag("urlset", {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
  "xmlns:video": "http://www.google.com/schemas/sitemap-video/1.1",
  "xmlns:news": "http://www.google.com/schemas/sitemap-news/0.9",
});

/** Google News takes articles of two days, up to this number. */
const NEWS_MS = 48 * 60 * 60 * 1000;
export const MAX_NEWS = 1000;

/** The file's text, a piece for each list of addresses. */
export async function* toUrlSet(pieces: AsyncIterable<readonly ListedAddress[]>, toAddress: ToAddress): AsyncGenerator<string> {
  let start = XML_DECLARATION + START;
  for await (const piece of pieces) {
    yield start + piece.map((address) => toUrl(address, toAddress).xml).join("");
    start = "";
  }
  yield `${start}</urlset>\n`;
}

function toUrl({ link, modified, image, video }: ListedAddress, toAddress: ToAddress): Xml {
  const picture = image ? toPictureAddress(image) : null;
  return element(
    "url",
    {},
    element("loc", {}, toAddress(link)),
    modified ? element("lastmod", {}, modified) : null,
    picture === null ? null : element("image:image", {}, element("image:loc", {}, toAddress(picture))),
    video === undefined ? null : toVideoEntry(video),
  );
}

/** From when on a post is news; rounded up to the minute, so that the question is the same for a minute. */
export function toNewsStart(now: Date): string {
  const minute = 60_000;
  return new Date(Math.ceil((now.getTime() - NEWS_MS) / minute) * minute).toISOString();
}

/** The news sitemap of the last two days. Without news it is an empty list: its address is known to search engines. */
export function toNewsSitemap(addresses: readonly ListedAddress[], toAddress: ToAddress): string {
  const news = addresses.filter(({ type, date, title }) => type === "post" && date && title).slice(0, MAX_NEWS);
  return `${XML_DECLARATION}${START}${news.map((address) => toNewsUrl(address, toAddress).xml).join("")}</urlset>\n`;
}

function toNewsUrl({ link, date = null, title = "" }: ListedAddress, toAddress: ToAddress): Xml {
  const [language = "de"] = portalBrand.locale.split("-");
  const publication = element(
    "news:publication",
    {},
    element("news:name", {}, portalBrand.name),
    element("news:language", {}, language),
  );
  return element(
    "url",
    {},
    element("loc", {}, toAddress(link)),
    element("news:news", {}, publication, element("news:publication_date", {}, date), element("news:title", {}, title)),
  );
}
