/** Composes the posts that fill every municipality of the demo content with life. */
import { composeElections } from "#workers/demo/compose/elections/compose-elections.ts";
import { composeNews } from "#workers/demo/compose/news/compose-news.ts";
import { composeNotices } from "#workers/demo/compose/notices/compose-notices.ts";
import { composePremium } from "./compose-premium.ts";
import type { Municipality } from "./place.ts";
import { type ComposedPost, newRegister } from "./post-fields.ts";

export type { ComposedPost } from "./post-fields.ts";

/**
 * Composes about 920 posts: five notices, two to four news and one election article for each municipality, and 60 premium
 * articles. The same municipalities and the same seed always give the same posts.
 */
export function composePosts(municipalities: Municipality[], seed: number): ComposedPost[] {
  const register = newRegister();
  const sorted = [...municipalities].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return [
    ...composePremium(sorted, seed, register),
    ...composeElections(sorted, seed, register),
    ...composeNews(sorted, seed, register),
    ...composeNotices(sorted, seed, register),
  ];
}
