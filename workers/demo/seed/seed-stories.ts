/** Hand-written stories and pages of the demo paper as content records. */
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";
import { toSeedBlocks } from "#workers/demo/fenced-blocks.ts";
import type { RegionMunicipality } from "#workers/programs/places/read-places.ts";
import { toMoment, toPublication } from "./seed-date.ts";
import {
  requireNamed,
  toAuthors,
  toCategories,
  toImage,
  toLocalCategories,
  toTags,
  toTopics,
  toViewsToday,
} from "./seed-post-parts.ts";
import type { SeedPage, SeedStory } from "./seed-story.ts";
import { localCategoryPrefix, regionCategory } from "./seed-terms.ts";

/** What is older does not lead the front page, even when nothing newer is there. */
const frontDays = 30;
const beyondTheRegion: ReadonlySet<string> = new Set(["oesterreich", "welt"]);

/** The section of a story, and the one for everything from the region. `news-aus-…` is no section, it comes with the place. */
function toSections(category: string): { slug: string; title: string }[] {
  if (category.startsWith(localCategoryPrefix)) return [];
  const region = beyondTheRegion.has(category) ? [] : [{ slug: regionCategory.slug, title: regionCategory.title }];
  return [...toCategories([category]), ...region];
}

function decideFront(story: SeedStory, published: Date, now: Date): boolean {
  return !story.promotion && now.getTime() - published.getTime() < frontDays * 86_400_000;
}

/** The story `demo:{slug}`. Throws when it names a place, topic, author or category that does not exist. */
export function toStoryRecord(story: SeedStory, municipalities: RegionMunicipality[], now: Date): PostRecord {
  const municipality = story.municipality === undefined ? null : requireNamed("municipality", municipalities, story.municipality);
  const published = toPublication(story.age, now, story.slug);
  const updated = story.updated === undefined ? published : toMoment(story.updated, now);
  return {
    kind: "post",
    source: `demo:${story.slug}`,
    slug: story.slug,
    title: story.title,
    kicker: story.kicker,
    excerpt: story.lead,
    date: published.toISOString(),
    modified: new Date(Math.max(published.getTime(), updated.getTime())).toISOString(),
    image: toImage(story.picture ?? null, story.caption ?? null),
    blocks: toSeedBlocks(story.markdown, now),
    categories: [...toSections(story.category), ...toLocalCategories(municipality)],
    tags: toTags(story.tags),
    topics: toTopics(story.topics, municipality),
    municipality: municipality?.slug ?? null,
    brand: story.premium ?? null,
    authors: toAuthors(story.authors),
    isPremium: story.premium !== undefined,
    isStory: story.story,
    isLiveticker: story.liveticker,
    front: decideFront(story, published, now),
    external: story.external ?? null,
    label: story.label === undefined ? null : { text: story.label.text, link: story.label.link ?? null },
    informantButton: story.informant ?? null,
    commentCount: story.comments,
    reactionCount: story.reactions,
    views: toViewsToday(story.views, published, now),
    associated: story.associated.map((slug) => `demo:${slug}`),
    meta: { description: story.lead, piTag: story.promotion ? "promotion" : null },
  };
}

/** The page `demo:page:{slug}`. */
export function toPageRecord(page: SeedPage, now: Date): ContentRecord {
  return {
    kind: "page",
    source: `demo:page:${page.slug}`,
    slug: page.slug,
    title: page.title,
    description: page.lead ?? null,
    modified: toPublication("20d", now, page.slug).toISOString(),
    blocks: toSeedBlocks(page.markdown, now),
  };
}
