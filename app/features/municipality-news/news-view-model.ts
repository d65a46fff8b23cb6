/** The municipality news widget as its readers see it (rules 2.5): made on the server, and in the browser after a change. */
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { DEFAULT_CROP, toPicture } from "#app/components/picture/to-picture.ts";
import { type NewsButton, type NewsRequest, toCutoff, toNewsButton } from "#app/domain/municipality-news/news-request.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { News, NewsPost } from "#app/gateway/wordpress/read-news.ts";

export type NewsItem = {
  id: number;
  title: string;
  link: string;
  date: { iso: string; text: string };
  /** The first topic of the post. */
  topic: { title: string; link: string } | null;
  picture: ResponsivePicture | null;
};

export type NewsView = { items: NewsItem[]; button: NewsButton };

const PICTURE_SIZES = "140px";

/** `null` for a topic or place of which the back end has nothing. */
export function toNewsView(news: News | null, request: NewsRequest, now: Date): NewsView {
  const cutoff = toCutoff(request, now);
  const posts = (news?.posts ?? []).filter(({ date }) => cutoff === null || Date.parse(date) >= cutoff.getTime());
  // A topic that this place does not have is no page to lead to; the place's own is always there.
  const wanted = news === null ? { ...request, topic: null } : request;
  return { items: posts.slice(0, request.maxPosts).map(toItem), button: toNewsButton(wanted, news?.topic ?? null) };
}

function toItem({ id, title, link, external, date, topics: [topic], image_crops, featured_image }: NewsPost): NewsItem {
  return {
    id,
    title: toGermanTypography(toPlainText(title.rendered)),
    link: parseWebAddress(external) ?? link,
    date: { iso: date, text: toDayText(date) },
    topic: topic === undefined ? null : { title: topic.title, link: `/themen/${encodeURIComponent(topic.slug)}` },
    picture: toPicture(image_crops ?? [], { crop: DEFAULT_CROP, alt: featured_image?.alt ?? "", sizes: PICTURE_SIZES }),
  };
}
