/** What search engines read of a post: schema.org's NewsArticle or LiveBlogPosting, and where it stands. Never any text that is sold. */
import type { PageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";

type JsonLd = Readonly<Record<string, unknown>>;

/** In the markup of article-text.tsx; every premium post has exactly one. */
const PAID_SELECTOR = ".paid";

export type TickerCoverage = {
  start: string;
  /** Null while it goes on. */
  end: string | null;
  /** Newest first; of a paid ticker none. */
  updates: readonly { headline: string; text: string; date: string; modified: string; address: string }[];
};

type ArticleFacts = {
  headline: string;
  authors: readonly string[];
  section: { title: string; address: string } | null;
  /** Null for a post that is none. */
  ticker: TickerCoverage | null;
  /** A part of the text is sold. */
  hasPaidPart: boolean;
  /** Of the portal. */
  home: string;
};

/** Paid content is declared, so that what a search engine sees and a reader does not is no deception. */
export function toArticleJsonLd(
  { canonical, description, image, published, modified }: PageMeta,
  { headline, authors, section, ticker, hasPaidPart, home }: ArticleFacts,
): JsonLd[] {
  const article = {
    "@context": "https://schema.org",
    "@type": ticker === null ? "NewsArticle" : "LiveBlogPosting",
    mainEntityOfPage: { "@type": "WebPage", "@id": canonical },
    headline,
    ...(description === null ? {} : { description }),
    ...(image === undefined ? {} : { image: [image.src] }),
    datePublished: published,
    dateModified: modified,
    author: authors.length === 0 ? [publisher(home)] : authors.map((name) => ({ "@type": "Person", name })),
    publisher: publisher(home),
    inLanguage: portalBrand.locale,
    ...(section === null ? {} : { articleSection: section.title }),
    ...(ticker === null ? {} : toCoverage(ticker)),
    isAccessibleForFree: !hasPaidPart,
    ...(hasPaidPart ? { hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: PAID_SELECTOR } } : {}),
  };
  return section === null ? [article] : [article, toBreadcrumb([{ title: portalBrand.name, address: home }, section], headline)];
}

function toCoverage({ start, end, updates }: TickerCoverage): JsonLd {
  const liveBlogUpdate = updates.map(({ headline, text, date, modified, address }) => ({
    "@type": "BlogPosting",
    headline,
    articleBody: text,
    datePublished: date,
    dateModified: modified,
    url: address,
  }));
  return {
    coverageStartTime: start,
    ...(end === null ? {} : { coverageEndTime: end }),
    ...(liveBlogUpdate.length === 0 ? {} : { liveBlogUpdate }),
  };
}

function publisher(home: string): JsonLd {
  const logo = { "@type": "ImageObject", url: new URL("/favicon.svg", home).href };
  return { "@type": "NewsMediaOrganization", name: portalBrand.name, url: home, logo };
}

/** The last entry is the page itself and needs no address. */
function toBreadcrumb(way: readonly { title: string; address: string }[], headline: string): JsonLd {
  const entries = [...way.map(({ title, address }) => ({ name: title, item: address })), { name: headline }];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
  };
}
