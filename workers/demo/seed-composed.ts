/** Composed posts of the demo paper as content records: local news, notices, elections and premium articles. */
import type { PostRecord } from "#workers/backend/content/content-record.ts";
import type { RegionMunicipality } from "#workers/places/read-places.ts";
import { type ComposedPost, composePosts } from "./compose/compose-posts.ts";
import { toStoryRecord } from "./seed-stories.ts";
import { localCategoryPrefix } from "./seed-terms.ts";

/** Another number makes another paper. */
const seed = 1;

/**
 * News about one municipality stand under it and under their topics. In the sections there are so many of them that
 * they would push out everything else, so only the premium ones are there, and on the front page.
 */
function toComposedRecord(post: ComposedPost, municipalities: RegionMunicipality[], now: Date): PostRecord {
  const isLocal = post.municipality !== undefined && post.premium === undefined;
  const category = isLocal ? `${localCategoryPrefix}${post.municipality}` : post.category;
  const record = toStoryRecord({ ...post, category }, municipalities, now);
  return { ...record, type: post.type, front: record.front === true && post.premium !== undefined };
}

export function toComposedRecords(municipalities: RegionMunicipality[], now: Date): PostRecord[] {
  return composePosts(municipalities, seed).map((post) => toComposedRecord(post, municipalities, now));
}
