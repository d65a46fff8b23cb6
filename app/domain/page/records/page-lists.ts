/** Lists of pages, derived from their records. */
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { epaper } from "#brand/epaper.ts";
import { interfaces } from "./interfaces.ts";
import type { PageRecord, ServiceEntry } from "./page-record.ts";
import { pageRecords } from "./page-records.ts";

type Page = PageRecord & { pattern: string };

const pages: readonly Page[] = Object.entries(pageRecords)
  .map(([pattern, record]) => ({ ...record, pattern }))
  .filter(({ needs }) => needs !== "epaper" || epaper !== null);

/** Of the manifest's `prerendered` (rules 7.2.8). */
export const prerenderedPages: readonly string[] = pages
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ pattern }) => pattern)
  .sort();

/** Pages that the portal has of its own, for the sitemap. */
export const sitemapPages: readonly string[] = pages.flatMap(({ sitemap }) => sitemap ?? []);

/** Paths that `robots.txt` keeps crawlers from. */
export const disallowedPaths: readonly string[] = [...pages, ...Object.values<PageRecord>(interfaces)].flatMap(
  ({ disallow }) => disallow ?? [],
);

export type Service = { title: string; link: string; text: string };
export type ServiceGroup = { title: ServiceEntry["group"]; services: readonly Service[] };

const toLink = ({ address, pattern }: Page) => address ?? pattern;

/** As `/service` lists them. */
export const serviceGroups: readonly ServiceGroup[] = [
  ...Map.groupBy(
    pages
      .flatMap((page) => (page.service === undefined ? [] : [{ ...page.service, link: toLink(page) }]))
      .sort((one, other) => one.place - other.place),
    ({ group }) => group,
  ),
].map(([title, services]) => ({
  title,
  services: services.map(({ title, link, text }) => ({ title, link, text: text.replace("{region}", portalBrand.region) })),
}));

/** For the menu. */
export const servicesInShort: readonly Pick<Service, "title" | "link">[] = pages
  .flatMap((page) => (page.short === undefined ? [] : [{ ...page.short, link: toLink(page) }]))
  .sort((one, other) => one.place - other.place)
  .map(({ title, link }) => ({ title, link }));
