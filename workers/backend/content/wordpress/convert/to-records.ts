/** A WordPress item as a record of the portal; its pictures are named, not yet fetched. */
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";
import type { Conversion, MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import { referToAttachment, toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { toContentBlocks } from "#workers/backend/content/wordpress/markup/to-content-blocks.ts";
import type { WordPressItem, WordPressSite, WordPressSource } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { toFormerPaths } from "./former-paths.ts";
import {
  decideDescription,
  decideMunicipality,
  decidePageSlug,
  decideSlug,
  decideTitle,
  isPremium,
  parseFootnotes,
  toExcerpt,
  toNamedSlugs,
} from "./item-fields.ts";
import { decideDates, type ItemDates } from "./wordpress-date.ts";

type PageRecord = Extract<ContentRecord, { kind: "page" }>;
export type ItemRecord = PostRecord | PageRecord;
export type Note = { what: string; detail: string | null };
export type ConvertedItem = { record: ItemRecord; media: Map<string, MediaReference>; notes: Note[] };
export type ItemOptions = {
  source: Pick<WordPressSource, "site" | "attachedTo" | "findPattern">;
  timeZone: string;
  premiumCategories: string[];
  now: Date;
  /** False when another page of this run has the slug. */
  claimPageSlug(slug: string): boolean;
};

/** Returns the reason as a string when the item cannot come. */
export function toItemRecord(item: WordPressItem, options: ItemOptions): ConvertedItem | string {
  const dates = decideDates(item.dates, options.timeZone);
  if (dates === null) return "no date that can be read";
  const notes: Note[] = [];
  const note = (what: string, detail: string | null = null): void => void notes.push({ what, detail });
  const status = decideStatus(item, dates, options.now, note);
  if (status === "published" && dates.published > options.now) return "dated in the future";
  if (dates.isFromLocalTime && status !== "draft")
    note("date taken from local time, because the UTC date is missing", dates.published.toISOString());

  const media = new Map<string, MediaReference>();
  const conversion = toConversion(item, options, media, note);
  const blocks = toContentBlocks(item.content, { conversion, isRaw: item.markup === "raw" });
  const title = decideTitle(item, blocks, note);
  const slug = decideSlug(item, note);
  for (const taxonomy of new Set(item.otherTaxonomies)) note("taxonomy unknown to the portal, left out", taxonomy);
  const image = item.featuredId === null ? null : referToAttachment(conversion, item.featuredId);
  const shared = {
    source: toMediaSource(options.source.site.name, item.id),
    title,
    modified: dates.modified.toISOString(),
    // An unpublished post had no public address.
    formerPaths: status === "published" ? toFormerPaths(item) : [],
  };
  if (item.type === "page") {
    const record: PageRecord = {
      kind: "page",
      ...shared,
      slug: decidePageSlug(item, slug, options.claimPageSlug, note),
      description: decideDescription(item) ?? toExcerpt(item),
      blocks: image === null || usesPicture(blocks, image.media) ? blocks : [{ kind: "image", image }, ...blocks],
    };
    return { record, media, notes };
  }
  const categories = toNamedSlugs(item.categories);
  const record: PostRecord = {
    kind: "post",
    ...shared,
    slug,
    preferredId: item.id,
    type: item.type,
    date: (status === "draft" ? toDraftDate(dates, options.now) : dates.published).toISOString(),
    ...(status === "published" ? {} : { status }),
    excerpt: toExcerpt(item),
    image,
    blocks: dropLeadPicture(blocks, image, note),
    categories,
    tags: toNamedSlugs(item.tags),
    authors: item.authors.map(({ slug: own, name }) => ({ slug: own, name })),
    municipality: decideMunicipality(categories),
    isPremium: isPremium(item, categories, options.premiumCategories),
    commentCount: item.commentCount,
    meta: { description: decideDescription(item) },
  };
  return { record, media, notes };
}

/** Decision 101. A planned post whose hour has passed meanwhile must not be published by oversight. */
function decideStatus(
  { status }: WordPressItem,
  { published }: ItemDates,
  now: Date,
  note: Conversion["note"],
): NonNullable<PostRecord["status"]> {
  if (status === "draft" || status === "pending") return "draft";
  if (status !== "future") return "published";
  if (published > now) return "scheduled";
  note("planned for an hour that has passed, came as a draft", published.toISOString());
  return "draft";
}

/** A date of the future would make the draft younger than the post that comes of it. */
function toDraftDate({ published }: ItemDates, now: Date): Date {
  return published > now ? now : published;
}

function toConversion(
  item: WordPressItem,
  { source }: ItemOptions,
  media: Map<string, MediaReference>,
  note: Conversion["note"],
): Conversion {
  return {
    siteName: source.site.name,
    baseUrl: decideBaseUrl(item, source.site),
    attachedIds: () => source.attachedTo(item.id),
    findPattern: source.findPattern,
    footnotes: parseFootnotes(item.meta.footnotes),
    note,
    media,
  };
}

function decideBaseUrl(item: WordPressItem, site: WordPressSite): string {
  return item.link !== null && /^https?:\/\//i.test(item.link) && URL.canParse(item.link) ? item.link : site.baseUrl;
}

function usesPicture(blocks: ContentBlock[], source: string): boolean {
  return blocks.some((block) => block.kind === "image" && block.image.media === source);
}

/** Themes show the featured picture above the text; many editors put it there once more. */
function dropLeadPicture(blocks: ContentBlock[], image: ImageUse | null, note: Conversion["note"]): ContentBlock[] {
  const [first, ...others] = blocks;
  if (image === null || first?.kind !== "image" || first.image.media !== image.media) return blocks;
  // A picture above the text has no link: one with a link stays in the text.
  if (first.image.link) return blocks;
  if (image.caption === null) Object.assign(image, pickCaption(first.image));
  note("featured picture stood in the text once more, left out there");
  return others;
}

function pickCaption({ caption, captionHtml }: ImageUse): Partial<ImageUse> {
  return { caption, ...(captionHtml ? { captionHtml } : {}) };
}
