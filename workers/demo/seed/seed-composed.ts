/** Composed posts of the demo paper as content records: local news, notices, elections and premium articles. */
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { captionFor } from "#workers/demo/compose/captions.ts";
import { type ComposedPost, composePosts } from "#workers/demo/compose/compose-posts.ts";
import { randomOf } from "#workers/demo/compose/random.ts";
import { choosePictures } from "#workers/demo/media/choose-pictures.ts";
import type { RegionMunicipality } from "#workers/programs/places/read-places.ts";
import { homeRecord } from "./seed-menus.ts";
import { toImage } from "./seed-post-parts.ts";
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

/** Their pictures are chosen so that they do not repeat those of the `stories` beside which they stand. */
export function toComposedRecords(municipalities: RegionMunicipality[], stories: PostRecord[], now: Date): PostRecord[] {
  const composed = new Map(
    composePosts(municipalities, seed).map((post) => [toComposedRecord(post, municipalities, now), post] as const),
  );
  const fitting = new Map([...composed].map(([record, { pictures }]) => [record, pictures] as const));
  const chosen = choosePictures([...stories, ...fitting.keys()], fitting, homeRecord);
  return [...composed].map(([record, { slug, setting }]) => {
    const picture = chosen.get(record);
    if (picture === undefined) return record;
    const caption = captionFor(picture, setting, randomOf(seed, "caption", slug));
    return { ...record, image: toImage(picture, caption) };
  });
}
