/** Atom 1.0 (RFC 4287). */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { element, XML_DECLARATION, type Xml } from "#app/domain/xml/to-xml.ts";
import type { FeedEntry, FeedView } from "./feed-view-model.ts";
import { toMediaContent } from "./to-media-content.ts";

const namespaces = { xmlns: "http://www.w3.org/2005/Atom", "xmlns:media": "http://search.yahoo.com/mrss/" };

export function toAtom({ title, description, page, self, home, updated, entries }: FeedView): string {
  const feed = element(
    "feed",
    { ...namespaces, "xml:lang": portalBrand.locale },
    element("id", {}, self),
    element("title", {}, title),
    element("subtitle", {}, description),
    element("updated", {}, updated),
    // Of entries that name none.
    element("author", {}, element("name", {}, portalBrand.name), element("uri", {}, home)),
    element("link", { rel: "self", href: self, type: "application/atom+xml" }),
    element("link", { rel: "alternate", href: page, type: "text/html" }),
    ...entries.map(toEntry),
  );
  return `${XML_DECLARATION}${feed.xml}\n`;
}

function toEntry({ title, id, address, summary, published, updated, authors, categories, picture }: FeedEntry): Xml {
  return element(
    "entry",
    {},
    element("id", {}, id),
    element("title", {}, title),
    element("updated", {}, updated),
    element("published", {}, published),
    element("link", { rel: "alternate", href: address, type: "text/html" }),
    summary === null ? null : element("summary", {}, summary),
    ...authors.map((name) => element("author", {}, element("name", {}, name))),
    ...categories.map((name) => element("category", { term: name })),
    toMediaContent(picture),
  );
}
