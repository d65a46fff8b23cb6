/** Which posts of the demo paper stand on its front page together, with their pictures. */
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";

type HomeSection = Extract<ContentRecord, { kind: "home" }>["sections"][number];

/** More than a section shows: when a reader's municipality takes a post of it, the next one comes up. */
const spare = 2;

/**
 * `feeds` has the posts of every list, the newest first. Returns the posts of the front page without a municipality, and
 * for every municipality those that come with it.
 */
export function frontPagePosts(
  sections: readonly HomeSection[],
  feeds: ReadonlyMap<string, PostRecord[]>,
): { common: PostRecord[]; local: PostRecord[][] } {
  const common = new Set<PostRecord>();
  for (const { feed, postCount, showsPictures = true } of sections) {
    if (feed === null || feed === undefined || !showsPictures) continue;
    const free = (feeds.get(feed) ?? []).filter((post) => !common.has(post));
    for (const post of free.slice(0, postCount + spare)) common.add(post);
  }
  const localCount = sections.find(({ layout }) => layout === "MUNICIPALITY")?.postCount ?? 0;
  const local = [...feeds].filter(([key]) => key.startsWith("municipality:")).map(([, posts]) => posts.slice(0, localCount));
  return { common: [...common], local };
}
