/** Which sitemaps there are, by the last segment of their address (decision 72). */

export type SitemapName =
  | { kind: "posts"; month: string; part: number }
  | { kind: "pages" | "topics" | "authors" | "categories" | "municipalities" | "videos" | "events" | "news" };

/** The protocol allows 50,000 addresses; of 5,000 a file is two megabytes at most. */
export const ADDRESSES_PER_SITEMAP = 5000;

const lists = ["pages", "topics", "authors", "categories", "municipalities", "videos", "events", "news"] as const;

/** `posts-2026-11.xml`, `posts-2026-11-2.xml`, `topics.xml` …; null for any other name. */
export function parseSitemapName(text: string): SitemapName | null {
  const kind = lists.find((list) => text === `${list}.xml`);
  if (kind !== undefined) return { kind };
  const [, month, part] = /^posts-(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(text) ?? [];
  return month === undefined ? null : { kind: "posts", month, part: Number(part ?? 1) };
}

/** The names of a month's sitemaps. */
export function toPostSitemapNames(month: string, postCount: number): string[] {
  const parts = Math.max(1, Math.ceil(postCount / ADDRESSES_PER_SITEMAP));
  return Array.from({ length: parts }, (_, index) => `posts-${month}${index === 0 ? "" : `-${index + 1}`}.xml`);
}

/** The first moment of a month and that of the next one, in UTC. */
export function toMonthRange(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const toMoment = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString();
  return { from: toMoment(number - 1), until: toMoment(number) };
}
