/** A post record made into the rows that are stored. */

import type { ContentBlock, EmbedBlock, MediaBlock, VideoItem } from "#shared/content/content-block.ts";
import { decideFreeBlockCount } from "#shared/content/free-part.ts";
import { decideLink, decideSource } from "#shared/content/link-address.ts";
import { countWithoutSpoken } from "#shared/content/spoken-article.ts";
import { isVideoProvider } from "#shared/rules/video-providers.ts";
import { sanitizeImageUse } from "#workers/backend/content/records/sanitize-block.ts";
import { findLastChange, isRunning } from "#workers/backend/content/tickers/ticker-state.ts";
import { toSearchText } from "#workers/backend/content/write/text/write-plain-text.ts";
import { isSlug } from "#workers/backend/content/write/text/write-slug.ts";
import { toFormerPaths } from "#workers/backend/content/write/write-redirects.ts";
import { prepareBlocks } from "./write-blocks.ts";
import type { Prepared, RecordOf, Refused } from "./write-kind.ts";
import { decideMainFeed, toFeedKeys } from "./write-post-feeds.ts";
import type { Known } from "./write-references.ts";

type TermOfPost = { taxonomy: "category" | "tag" | "topic"; slug: string; title: string };

/** Everything that is written of a post. The names are read by the SQL of write-posts.ts. */
export type PostRow = Omit<
  RecordOf<"post">,
  "kind" | "status" | "date" | "modified" | "categories" | "tags" | "topics" | "front" | "freeBlockCount" | "image"
> & {
  publishedAt: number;
  modifiedAt: number;
  image: RecordOf<"post">["image"];
  freeBlockCount: number;
  searchText: string;
  /** These two: the first of the free part. */
  film: MediaBlock | null;
  videoEmbed: EmbedBlock | null;
  /** One of its live tickers goes on. */
  isLive: boolean;
  pictureCount: number;
  videoCount: number;
  slideshowCount: number;
  terms: TermOfPost[];
  feeds: string[];
  mainFeed: string;
  /** Of a post that readers do not see yet: when it comes out by itself, in seconds, and the record that is written then. */
  waiting: { publishAt: number | null; record: string } | null;
};

/** A draft lies so far ahead that no reader's clock comes to it: 1 January 2100, in seconds. */
export const DRAFT_DATE = 4_102_444_800;

/** Clocks differ a little; what lies further ahead is not published yet. */
const clockToleranceSeconds = 300;
/** Numbers of posts travel as GraphQL `Int`, and new ones must find room above. */
const highestPreferredId = 2_000_000_000;

/** A text is found by its beginning: one that fits into a row alone must not be too large together with its search entry. */
const searchedLength = 100_000;

type NamedTerm = { slug: string; title: string };

function toTerms(record: RecordOf<"post">): TermOfPost[] {
  const unique = new Map<string, TermOfPost>();
  function add(taxonomy: TermOfPost["taxonomy"], named: NamedTerm[]): void {
    for (const { slug, title } of named) {
      const key = `${taxonomy}:${slug}`;
      if (!unique.has(key)) unique.set(key, { taxonomy, slug, title });
    }
  }
  add("category", record.categories);
  add("topic", record.topics);
  add("tag", record.tags);
  return [...unique.values()];
}

function slugsOf(terms: TermOfPost[], taxonomy: TermOfPost["taxonomy"]): string[] {
  return terms.filter((term) => term.taxonomy === taxonomy).map((term) => term.slug);
}

function decideVideo(record: RecordOf<"post">, free: ContentBlock[]): VideoItem | null {
  if (record.video !== null) return record.video;
  return free.find((block) => block.kind === "video")?.video ?? null;
}

function isFilm(block: ContentBlock): block is MediaBlock {
  return block.kind === "media" && block.medium === "VIDEO";
}

function isVideoEmbed(block: ContentBlock): block is EmbedBlock {
  return block.kind === "embed" && isVideoProvider(block.provider);
}

function countMedia(record: RecordOf<"post">, image: boolean, blocks: ContentBlock[]) {
  const galleries = blocks.filter((block) => block.kind === "gallery");
  const videos = new Set(
    blocks.flatMap((block) => {
      if (block.kind === "video") return [block.video.id];
      if (isVideoEmbed(block)) return [`embed:${block.url}`];
      return isFilm(block) ? [`file:${block.sources[0]?.media}`] : [];
    }),
  );
  if (record.video !== null) videos.add(record.video.id);
  return {
    pictureCount:
      (image ? 1 : 0) +
      blocks.filter((block) => block.kind === "image").length +
      galleries.reduce((sum, gallery) => sum + gallery.images.length, 0),
    videoCount: videos.size,
    slideshowCount: galleries.length,
  };
}

function findBadSlug(record: RecordOf<"post">): string | null {
  const named = [...record.categories, ...record.tags, ...record.topics, ...record.authors];
  return [record.slug, ...named.map((entry) => entry.slug)].find((slug) => !isSlug(slug)) ?? null;
}

/** What is not known or not allowed is left out of the record and named. */
function leaveOut(record: RecordOf<"post">, known: Known): { record: RecordOf<"post">; notes: string[] } {
  const notes: string[] = [];
  const kept = { ...record, image: record.image === null ? null : sanitizeImageUse(record.image) };
  if (kept.municipality !== null && !known.municipalities.has(kept.municipality)) {
    notes.push(`municipality: there is no municipality "${kept.municipality}"`);
    kept.municipality = null;
  }
  const places = kept.furtherMunicipalities.filter((place) => place !== kept.municipality);
  for (const place of places.filter((one) => !known.municipalities.has(one)))
    notes.push(`furtherMunicipalities: there is no municipality "${place}"`);
  kept.furtherMunicipalities = [...new Set(places.filter((place) => known.municipalities.has(place)))];
  if (kept.meta.shareImage !== null && !known.media.has(kept.meta.shareImage)) {
    notes.push(`meta.shareImage: there is no picture "${kept.meta.shareImage}"`);
    kept.meta = { ...kept.meta, shareImage: null };
  }
  if (kept.brand !== null && !known.brands.has(kept.brand)) {
    notes.push(`brand: there is no brand "${kept.brand}"`);
    kept.brand = null;
  }
  if (kept.image !== null && !known.media.has(kept.image.media)) {
    notes.push(`image: there is no picture "${kept.image.media}"`);
    kept.image = null;
  }
  if (kept.external !== null && decideSource(kept.external) !== kept.external) {
    notes.push("external: this address may not be linked");
    kept.external = null;
  }
  if (kept.label !== null && kept.label.link !== null) {
    kept.label = { ...kept.label, link: decideLink(kept.label.link) };
    if (kept.label.link === null) notes.push("label.link: this address may not be linked");
  }
  if (kept.informantButton !== null && decideLink(kept.informantButton.link) !== kept.informantButton.link) {
    notes.push("informantButton.link: this address may not be linked");
    kept.informantButton = null;
  }
  return { record: kept, notes };
}

/** The words of the free part, as far as they are searched. */
export function toSearchedText(free: ContentBlock[]): string {
  return toSearchText(free, searchedLength).slice(0, searchedLength).toWellFormed();
}

/** Returns the row, or why the record cannot be taken. */
export function preparePost(original: RecordOf<"post">, known: Known, now: Date): Prepared<PostRow> | Refused {
  const { source } = original;
  const badSlug = findBadSlug(original);
  if (badSlug !== null) return { source, refused: `slug: "${badSlug}" is no segment of an address` };
  const publishedAt = Math.floor(Date.parse(original.date) / 1000);
  const modifiedAt = Math.floor(Date.parse(original.modified) / 1000);
  if (Number.isNaN(publishedAt)) return { source, refused: `date: "${original.date}" is no date` };
  if (Number.isNaN(modifiedAt)) return { source, refused: `modified: "${original.modified}" is no date` };
  const isAhead = publishedAt > now.getTime() / 1000;
  if (original.status === "published" && publishedAt > now.getTime() / 1000 + clockToleranceSeconds) {
    return { source, refused: `date: ${original.date} lies in the future; bring the post as scheduled, or when it is published` };
  }
  if (original.status === "scheduled" && publishedAt >= DRAFT_DATE)
    return { source, refused: `date: ${original.date} lies too far in the future` };
  const isDraft = original.status === "draft";
  const isWaiting = isDraft || (original.status === "scheduled" && isAhead);
  const blocks = prepareBlocks(original.blocks);
  if (typeof blocks === "string") return { source, refused: blocks };

  const { record, notes } = leaveOut(original, known);
  const {
    kind: _kind,
    status: _status,
    date: _date,
    modified: _modified,
    categories: _c,
    tags: _t,
    topics: _o,
    front,
    ...fields
  } = record;
  const asked = record.freeBlockCount === null ? null : countWithoutSpoken(original.blocks, record.freeBlockCount);
  const freeBlockCount = decideFreeBlockCount({ isPremium: record.isPremium, freeBlockCount: asked, blocks });
  const free = blocks.slice(0, freeBlockCount);
  const video = decideVideo(record, free);
  const film = free.find(isFilm) ?? null;
  const videoEmbed = free.find(isVideoEmbed) ?? null;
  const terms = toTerms(record);
  const authors = [...new Map(record.authors.map((author) => [author.slug, author])).values()];
  const facts = {
    type: record.type,
    front: front ?? record.type === "post",
    categories: slugsOf(terms, "category"),
    tags: slugsOf(terms, "tag"),
    topics: slugsOf(terms, "topic"),
    municipalities: [...(record.municipality === null ? [] : [record.municipality]), ...record.furtherMunicipalities],
    brand: record.brand,
    authors: authors.map((author) => author.slug),
    hasVideo: video !== null || film !== null || videoEmbed !== null,
    isPremium: record.isPremium,
    isStory: record.isStory,
    isLiveticker: record.isLiveticker || blocks.some((block) => block.kind === "ticker"),
  };
  const row: PostRow = {
    ...fields,
    ...countMedia(record, record.image !== null, blocks),
    preferredId: record.preferredId !== null && record.preferredId <= highestPreferredId ? record.preferredId : null,
    publishedAt: isDraft ? DRAFT_DATE : publishedAt,
    modifiedAt: Math.max(modifiedAt, publishedAt, findLastChange(blocks, now) ?? 0),
    blocks,
    freeBlockCount,
    searchText: toSearchedText(free),
    authors,
    terms,
    video,
    film,
    videoEmbed,
    isLiveticker: facts.isLiveticker,
    isLive: isRunning(blocks),
    formerPaths: isWaiting ? [] : toFormerPaths(record.formerPaths),
    feeds: isDraft ? [] : toFeedKeys(facts),
    mainFeed: decideMainFeed(facts),
    views: isWaiting ? 0 : record.views,
    waiting: isWaiting ? { publishAt: isDraft ? null : publishedAt, record: JSON.stringify(original) } : null,
  };
  return { source, notes, row };
}
