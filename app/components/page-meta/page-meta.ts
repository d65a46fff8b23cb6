/** Title, description, canonical address and Open Graph of a page. */
import type { MetaDescriptor } from "react-router";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { findRecord } from "#app/domain/page/records/page-records.ts";

/** Sizes are null where they are not known. */
export type MetaImage = { src: string; width: number | null; height: number | null; alt: string };

export type PageMeta = {
  title: string;
  description?: string | null;
  /** Full address under which the page wants to be known. */
  canonical: string;
  type?: "website" | "article";
  /** Without one of its own a page is shared with the paper's. */
  image?: MetaImage;
  /** Full addresses of the same picture in other shapes, for search engines. */
  otherShapes?: readonly string[];
  published?: string;
  modified?: string;
  /** Said of this one address; what holds for all of a route's pages stands in their record. */
  isIndexed?: boolean;
  /** Path of the feed of the same posts. */
  feed?: string;
  /** Structured data for search engines, one script each. Markup in it is escaped where it is written. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

/** The title of a page of a list: from the second page on with its number. */
export function toPagedTitle(title: string, page: number): string {
  return page === 1 ? title : `${title}, Seite ${page}`;
}

/** The paper's own image; `toAddress` makes a path a full address. */
export function toShareImage(toAddress: (path: string) => string): MetaImage {
  const { path, ...image } = portalBrand.shareImage;
  return { src: toAddress(path), ...image };
}

type PageMetaArgs = {
  loaderData: { meta: PageMeta } | undefined;
  /** The root's is the first. */
  matches: readonly [{ loaderData: { pattern: string } | undefined }, ...unknown[]];
};

/** The `meta` of a route whose loader returns a page's. */
export function toPageMeta({ loaderData, matches: [root] }: PageMetaArgs): MetaDescriptor[] {
  if (loaderData === undefined) return [{ title: portalBrand.name }];
  return toMetaDescriptors(loaderData.meta, loaderData.meta.isIndexed !== false && isIndexed(root.loaderData?.pattern ?? ""));
}

/** The `meta` of a page of the newsroom; its first page has no name. */
export function toNewsroomMeta(name?: string): MetaDescriptor[] {
  const names = [name, "Redaktion", portalBrand.name].filter((part) => part !== undefined);
  return [{ title: names.join(" | ") }, noIndex];
}

/** Pages about one reader are not, nor are those whose record says so. */
function isIndexed(pattern: string): boolean {
  const record = findRecord(pattern);
  return record?.personal !== "always" && record?.isIndexed !== false;
}

/** Search engines leave the page out. */
export const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

function toMetaDescriptors(meta: PageMeta, isIndexed: boolean): MetaDescriptor[] {
  const { title, description = null, canonical, type = "website" } = meta;
  const image = meta.image ?? toShareImage((path) => new URL(path, canonical).href);
  const descriptors: (MetaDescriptor | null)[] = [
    { title: title === portalBrand.name ? `${portalBrand.name} – ${portalBrand.claim}` : `${title} | ${portalBrand.name}` },
    description === null ? null : { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    isIndexed ? null : noIndex,
    meta.feed === undefined
      ? null
      : { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "RSS", href: meta.feed },
    { property: "og:site_name", content: portalBrand.name },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    description === null ? null : { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image.src },
    ...(image.width === null || image.height === null
      ? []
      : [
          { property: "og:image:width", content: String(image.width) },
          { property: "og:image:height", content: String(image.height) },
        ]),
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    meta.published === undefined ? null : { property: "article:published_time", content: meta.published },
    meta.modified === undefined || meta.modified === meta.published
      ? null
      : { property: "article:modified_time", content: meta.modified },
    ...(meta.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
  return descriptors.filter((descriptor) => descriptor !== null);
}
