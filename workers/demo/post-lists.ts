/** The lists in which readers find the posts of the demo paper, as the back end makes them. */
import { isVideoProvider } from "#shared/rules/video-providers.ts";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";

const shown = /^(all$|category:|topic:|tag:|municipality:)/;
const allMunicipalitiesNews = "category:news-aus-meinegemeinde";

/** Whether a page shows the list; the others serve the front page and programs. */
export function isShown(key: string): boolean {
  return shown.test(key) && key !== allMunicipalitiesNews;
}

/** By the names that the sections of a home record give them (content-record.ts). */
function toKeys(post: PostRecord): string[] {
  const { type = "post", categories = [], topics = [], tags = [], municipality = null, video = null } = post;
  const hasVideoBlock =
    post.isPremium !== true &&
    (post.blocks ?? []).some(
      (block) =>
        block.kind === "video" ||
        (block.kind === "media" && block.medium === "VIDEO") ||
        (block.kind === "embed" && isVideoProvider(block.provider)),
    );
  return [
    ...(type === "post" ? ["all"] : []),
    ...((post.front ?? type === "post") ? ["front"] : []),
    ...categories.map(({ slug }) => `category:${slug}`),
    ...topics.map(({ slug }) => `topic:${slug}`),
    ...tags.map(({ slug }) => `tag:${slug}`),
    ...(municipality === null ? [] : [`municipality:${municipality}`]),
    ...(video !== null || hasVideoBlock ? ["video"] : []),
    ...(post.isPremium === true ? ["premium"] : []),
    ...(post.isStory === true ? ["story"] : []),
  ];
}

/** The newest first; of two from the same moment the one that was written later. */
export function newestFirst(posts: readonly PostRecord[]): PostRecord[] {
  const order = new Map(posts.map((post, index) => [post, index]));
  return [...posts].sort((one, other) => {
    return Date.parse(other.date) - Date.parse(one.date) || (order.get(other) ?? 0) - (order.get(one) ?? 0);
  });
}

/** The posts of every list by its key (`all`, `front`, `category:…` and so on), the newest first. */
export function postLists(posts: readonly PostRecord[]): Map<string, PostRecord[]> {
  const lists = new Map<string, PostRecord[]>();
  for (const post of newestFirst(posts)) {
    for (const key of toKeys(post)) lists.set(key, [...(lists.get(key) ?? []), post]);
  }
  return lists;
}
