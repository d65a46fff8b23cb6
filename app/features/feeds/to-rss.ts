/** RSS 2.0 with the modules that readers know: Dublin Core for authors, Media RSS for pictures, Atom for the feed's own address. */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { element, XML_DECLARATION, type Xml } from "#app/domain/xml/to-xml.ts";
import type { FeedEntry, FeedView } from "./feed-view-model.ts";
import { toMediaContent } from "./to-media-content.ts";

/** In minutes: how long a reader may keep it. */
const TTL = "15";

const namespaces = {
  version: "2.0",
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

export function toRss({ title, description, page, self, updated, entries }: FeedView): string {
  const channel = element(
    "channel",
    {},
    element("title", {}, title),
    element("link", {}, page),
    element("description", {}, description),
    element("language", {}, portalBrand.locale),
    entries.length === 0 ? null : element("lastBuildDate", {}, toRfc822(updated)),
    element("ttl", {}, TTL),
    element("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    ...entries.map(toItem),
  );
  return `${XML_DECLARATION}${element("rss", namespaces, channel).xml}\n`;
}

function toItem({ title, id, address, summary, published, authors, categories, picture }: FeedEntry): Xml {
  return element(
    "item",
    {},
    element("title", {}, title),
    element("link", {}, address),
    element("guid", { isPermaLink: "false" }, id),
    element("pubDate", {}, toRfc822(published)),
    summary === null ? null : element("description", {}, summary),
    ...authors.map((name) => element("dc:creator", {}, name)),
    ...categories.map((name) => element("category", {}, name)),
    toMediaContent(picture),
  );
}

function toRfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
