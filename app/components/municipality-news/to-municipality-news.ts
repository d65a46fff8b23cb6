import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { type NewsChoice, type NewsTopic, toNewsButton } from "#app/domain/municipality/municipality-news.ts";
import type { ListTeaserFragment } from "#graphql/generated/operations.ts";
import type { NewsPost, NewsView } from "./municipality-news.ts";

type WirePost = ListTeaserFragment & { categories?: readonly { slug: string; title: string }[] };

/** What the back end said, as the widget shows it. Categories that only name the municipality are left out. */
export function toMunicipalityNews(
  choice: NewsChoice,
  { posts, topic }: { posts: readonly WirePost[]; topic: NewsTopic | null },
): NewsView {
  return { posts: posts.map(toNewsPost), button: toNewsButton(choice, topic) };
}

function toNewsPost({ categories = [], ...post }: WirePost): NewsPost {
  const { id, title, link, isExternal, kicker, premium, date, picture } = toTeaser(post);
  return {
    ...{ id, title, link, isExternal, kicker, premium, date, picture },
    categories: categories
      .filter(({ slug }) => !slug.startsWith("news-aus-"))
      .map((category) => ({ title: category.title, link: `/themen/${category.slug}` })),
  };
}
