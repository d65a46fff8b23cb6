/** In which feeds a post stands (the keys are listed at the table `feeds`). */

export type FeedFacts = {
  type: string;
  front: boolean;
  categories: string[];
  tags: string[];
  topics: string[];
  municipalities: string[];
  brand: string | null;
  authors: string[];
  hasVideo: boolean;
  isPremium: boolean;
  isStory: boolean;
  isLiveticker: boolean;
};

/** News of one municipality, and the feed of those of all (rules 7.2: `news-aus-{municipality or meinegemeinde}`). */
const MUNICIPALITY_NEWS = "news-aus-";
const ALL_MUNICIPALITIES_NEWS = "news-aus-meinegemeinde";

/** Posts with a live ticker. */
export const LIVETICKERS = "liveticker";

/** The keys of all feeds of a post. Of local notices (`nnp_…`) the general feeds stay free. */
export function toFeedKeys(facts: FeedFacts): string[] {
  const keys = [
    `type:${facts.type}`,
    ...(facts.type === "post" ? ["all"] : []),
    ...(facts.front ? ["front"] : []),
    ...facts.categories.map((slug) => `category:${slug}`),
    ...(facts.categories.some((slug) => slug.startsWith(MUNICIPALITY_NEWS)) ? [`category:${ALL_MUNICIPALITIES_NEWS}`] : []),
    ...facts.tags.map((slug) => `tag:${slug}`),
    ...facts.topics.map((slug) => `topic:${slug}`),
    ...facts.municipalities.map((slug) => `municipality:${slug}`),
    ...(facts.brand === null ? [] : [`brand:${facts.brand}`]),
    ...facts.authors.map((slug) => `author:${slug}`),
    ...(facts.hasVideo ? ["video"] : []),
    ...(facts.isPremium ? ["premium"] : []),
    ...(facts.isStory ? ["story"] : []),
    ...(facts.isLiveticker ? [LIVETICKERS] : []),
  ];
  return [...new Set(keys)];
}

/** The feed from which a post's related posts come: its first topic, else its first category, else everything. */
export function decideMainFeed(facts: Pick<FeedFacts, "topics" | "categories">): string {
  const [topic] = facts.topics;
  if (topic !== undefined) return `topic:${topic}`;
  const [category] = facts.categories;
  return category === undefined ? "all" : `category:${category}`;
}
