/** The index of all sitemaps (sitemaps.org, protocol 0.9). */
import { element, XML_DECLARATION } from "#app/domain/xml/to-xml.ts";
import { toPostSitemapNames } from "./sitemap-name.ts";

type Month = { month: string; post_count: number; modified: string };

const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `months` newest first; what waits for its hour in a month to come is left out. `toAddress` makes a path a full address. */
export function toSitemapIndex(months: readonly Month[], now: Date, toAddress: (path: string) => string): string {
  const present = now.toISOString().slice(0, 7);
  const entries = [
    ...["news", "pages", "categories", "topics", "authors", "municipalities", "videos", "events"].map((kind) => ({
      name: `${kind}.xml`,
      modified: null,
    })),
    ...months
      .filter(({ month }) => month <= present)
      .flatMap(({ month, post_count, modified }) => toPostSitemapNames(month, post_count).map((name) => ({ name, modified }))),
  ];
  const sitemaps = entries.map(({ name, modified }) =>
    element(
      "sitemap",
      {},
      element("loc", {}, toAddress(`/sitemaps/${name}`)),
      modified === null ? null : element("lastmod", {}, modified),
    ),
  );
  return `${XML_DECLARATION}${element("sitemapindex", { xmlns: SITEMAP_NAMESPACE }, ...sitemaps).xml}\n`;
}
