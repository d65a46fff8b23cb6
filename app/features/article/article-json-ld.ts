/** What search engines read of a post: schema.org's NewsArticle and where it stands. Never any of its text. */
import { type JsonLd, toBreadcrumb, toPublisher } from "#app/components/page-meta/json-ld.ts";
import type { PageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";

/** In the markup of article-text.tsx; every premium post has exactly one. */
const PAID_SELECTOR = ".paid";

export type ArticleVideo = { title: string | null; description: string | null };

type ArticleFacts = {
  headline: string;
  authors: readonly string[];
  section: { title: string; address: string } | null;
  /** Those that this reader may see. */
  videos: readonly ArticleVideo[];
  /** A part of the text is sold. */
  hasPaidPart: boolean;
  /** Of the portal. */
  home: string;
};

/** Paid content is declared, so that what a search engine sees and a reader does not is no deception. */
export function toArticleJsonLd(
  { canonical, description, image, published, modified }: PageMeta,
  { headline, authors, section, videos, hasPaidPart, home }: ArticleFacts,
): JsonLd[] {
  const article = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    mainEntityOfPage: { "@type": "WebPage", "@id": canonical },
    headline,
    ...(description === null ? {} : { description }),
    ...(image === undefined ? {} : { image: [image.src] }),
    datePublished: published,
    dateModified: modified,
    author: authors.length === 0 ? [toPublisher(home)] : authors.map((name) => ({ "@type": "Person", name })),
    publisher: toPublisher(home),
    inLanguage: portalBrand.locale,
    ...(section === null ? {} : { articleSection: section.title }),
    isAccessibleForFree: !hasPaidPart,
    ...(videos.length === 0 || image === undefined
      ? {}
      : { video: videos.map((video) => toVideoObject(video, { headline, thumbnail: image.src, published })) }),
    ...(hasPaidPart ? { hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: PAID_SELECTOR } } : {}),
  };
  return section === null ? [article] : [article, toBreadcrumb(home, [section], headline)];
}

type VideoFacts = { headline: string; thumbnail: string; published: string | undefined };

/** Has the post's picture and time: a video in a text has none of its own. Where it is played only its platform knows. */
function toVideoObject({ title, description }: ArticleVideo, { headline, thumbnail, published }: VideoFacts): JsonLd {
  return {
    "@type": "VideoObject",
    name: title || headline,
    ...(description ? { description } : {}),
    thumbnailUrl: thumbnail,
    uploadDate: published,
  };
}
