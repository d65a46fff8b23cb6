/** The view of this page, as far as its document says it: of articles what rules 3.7 and 9.10 name, no text twice (decision 69). */

import { toContentAge } from "#app/domain/post/content-age.ts";
import { parseArticleTracking } from "#app/domain/tracking/article-tracking.ts";
import { toPageType } from "#app/domain/tracking/page-type.ts";
import type { Entry } from "./data-layer.ts";

/** The path alone: a search holds what its reader looks for. */
export function readPageView(now: Date): Entry {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & { responseStatus?: number })[];
  const { pathname } = location;
  return {
    event: "virtual_page_view",
    page_type: toPageType(pathname, navigation?.responseStatus ?? 0),
    page_url: pathname,
    ...readArticle(now),
  };
}

function readArticle(now: Date): Entry {
  const article = document.querySelector<HTMLElement>("article[data-post]");
  if (article === null) return {};
  const { post = "", tracking: text = "" } = article.dataset;
  const published = document.querySelector<HTMLMetaElement>('meta[property="article:published_time"]')?.content;
  const age = toContentAge(published ?? "", now);
  const section = readSection();
  const tracking = parseArticleTracking(text);
  return {
    article_id: Number(post),
    is_premium: article.querySelector(":scope > header [data-premium]") !== null,
    ...(age === null ? {} : { content_age: age }),
    ...(section === null ? {} : { ressort: section }),
    ...(tracking === null
      ? {}
      : {
          origin: tracking.origin,
          image_count: tracking.imageCount,
          video_count: tracking.videoCount,
          slideshow_count: tracking.slideshowCount,
          is_liveticker: tracking.isLiveticker,
          is_paid: tracking.isPaid,
        }),
  };
}

/** As search engines read it. */
function readSection(): string | null {
  const { articleSection } = JSON.parse(document.querySelector("script[type='application/ld+json']")?.textContent || "{}");
  return typeof articleSection === "string" ? articleSection : null;
}
