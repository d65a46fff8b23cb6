/** What search engines read of a post: schema.org's NewsArticle or LiveBlogPosting, and its breadcrumb. Never any paid text. */
import { type JsonLd, toAuthor, toBreadcrumb, toPublisher } from "#app/components/page-meta/json-ld.ts";
import type { PageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";

/** In the markup of article-text.tsx; every premium post has exactly one. */
const PAID_SELECTOR = ".paid";

export type ArticleVideo = {
  title: string | null;
  description: string | null;
  /** Full address of a film of our own. */
  file: string | null;
  /** Address of a player by itself. */
  embed: string | null;
};

export type TickerCoverage = {
  start: string;
  /** Null while it goes on. */
  end: string | null;
  /** Newest first; empty for a paid ticker. */
  updates: readonly { headline: string; text: string; date: string; modified: string; address: string }[];
};

type ArticleFacts = {
  headline: string;
  /** With the full address of their page. */
  authors: readonly { name: string; page: string | null }[];
  section: { title: string; address: string } | null;
  /** Those that this reader may see. */
  videos: readonly ArticleVideo[];
  /** Null for a post that is not a live ticker. */
  ticker: TickerCoverage | null;
  /** A part of the text is sold. */
  hasPaidPart: boolean;
  /** Of the portal. */
  home: string;
};

/** Paid content is declared, so that what a search engine sees and a reader does not is no deception. */
export function toArticleJsonLd(
  { canonical, description, image, otherShapes = [], published, modified }: PageMeta,
  { headline, authors, section, videos, ticker, hasPaidPart, home }: ArticleFacts,
): JsonLd[] {
  const article = {
    "@context": "https://schema.org",
    "@type": ticker === null ? "NewsArticle" : "LiveBlogPosting",
    mainEntityOfPage: canonical,
    headline,
    ...(description === null ? {} : { description }),
    ...(image === undefined ? {} : { image: [image.src, ...otherShapes] }),
    datePublished: published,
    dateModified: modified,
    author: authors.length === 0 ? [toPublisher(home)] : authors.map(({ name, page }) => toAuthor(name, home, page)),
    publisher: toPublisher(home),
    inLanguage: portalBrand.locale,
    ...(section === null ? {} : { articleSection: section.title }),
    ...(ticker === null ? {} : toCoverage(ticker)),
    isAccessibleForFree: !hasPaidPart,
    ...(videos.length === 0 || image === undefined
      ? {}
      : { video: videos.map((video) => toVideoObject(video, { headline, thumbnail: image.src, published })) }),
    ...(hasPaidPart ? { hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: PAID_SELECTOR } } : {}),
  };
  return section === null ? [article] : [article, toBreadcrumb(home, [section], headline)];
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

type VideoFacts = { headline: string; thumbnail: string; published: string | undefined };

/** Has the post's picture and time: a video in a text has none of its own. Only the platform knows where its videos are played. */
function toVideoObject(
  { title, description, file, embed }: ArticleVideo,
  { headline, thumbnail, published }: VideoFacts,
): JsonLd {
  return {
    "@type": "VideoObject",
    name: title || headline,
    ...(description ? { description } : {}),
    thumbnailUrl: thumbnail,
    uploadDate: published,
    ...(file === null ? {} : { contentUrl: file }),
    ...(embed === null ? {} : { embedUrl: embed }),
  };
}
