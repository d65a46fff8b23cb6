/** A WordPress item as a record of the portal; its pictures are named, not yet fetched. */
import type { ContentBlock, ImageUse } from "../content/content-block.ts";
import type { ContentRecord, PostRecord } from "../content/content-record.ts";
import { toFormerPaths } from "./former-paths.ts";
import type { Conversion, MediaReference } from "./markup/conversion.ts";
import { parseHtml, textOf, toPlainText } from "./markup/html-tree.ts";
import { referToAttachment, toMediaSource } from "./markup/pictures.ts";
import { toContentBlocks } from "./markup/to-content-blocks.ts";
import { decideDates } from "./wordpress-date.ts";
import { toSlug } from "./wordpress-slug.ts";
import type { NamedSlug, WordPressItem, WordPressSite, WordPressSource } from "./wordpress-source.ts";

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

const MAX_TITLE = 500;
/** Routes of the portal that a page of the same name would never be seen at. */
const OWN_ROUTES = new Set([
  "suche",
  "video",
  "profil",
  "themen",
  "news",
  "page",
  "gemeinde",
  "graphql",
  "wp-json",
  "api",
  "builds",
  "media",
]);

/** Returns the reason as a string when the item cannot come. */
export function toItemRecord(item: WordPressItem, options: ItemOptions): ConvertedItem | string {
  const dates = decideDates(item.dates, options.timeZone);
  if (dates === null) return "no date that can be read";
  if (dates.published > options.now) return "dated in the future";
  const notes: Note[] = [];
  const note = (what: string, detail: string | null = null): void => void notes.push({ what, detail });
  if (dates.isFromLocalTime) note("date taken from local time, because the UTC date is missing", dates.published.toISOString());

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
    formerPaths: toFormerPaths(item),
  };
  if (item.type === "page") {
    const record: PageRecord = {
      kind: "page",
      ...shared,
      slug: decidePageSlug(item, slug, options, note),
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
    date: dates.published.toISOString(),
    excerpt: toExcerpt(item),
    image,
    blocks: dropLeadPicture(blocks, image, note),
    categories,
    tags: toNamedSlugs(item.tags),
    authors: item.authors,
    municipality: decideMunicipality(categories),
    isPremium: isPremium(item, categories, options.premiumCategories),
    commentCount: item.commentCount,
    meta: { description: decideDescription(item) },
  };
  return { record, media, notes };
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

function decideTitle(item: WordPressItem, blocks: ContentBlock[], note: Conversion["note"]): string {
  const title = toPlainText(item.title);
  if (title !== "") return title.slice(0, MAX_TITLE).toWellFormed();
  const first = blocks.find((block) => block.kind === "heading" || block.kind === "paragraph");
  const words = first === undefined ? "" : textOf(parseHtml(first.html).root);
  const made = words === "" ? "Ohne Titel" : words.length > 80 ? `${words.slice(0, 79).toWellFormed()}…` : words;
  note("title was empty, made of the text", made);
  return made;
}

function decideSlug(item: WordPressItem, note: Conversion["note"]): string {
  const slug = toSlug(item.slug, `beitrag-${item.id}`);
  if (slug !== item.slug) note(item.slug.includes("%") ? "slug decoded" : "slug changed", `${item.slug} became ${slug}`);
  return slug;
}

/** Pages lie at one level here: of two with the same slug the second is named after the page above it. */
function decidePageSlug(item: WordPressItem, slug: string, { claimPageSlug }: ItemOptions, note: Conversion["note"]): string {
  if (OWN_ROUTES.has(slug)) note("page lies under an address of the portal and is not seen there", `/${slug}`);
  if (claimPageSlug(slug)) return slug;
  const parent = item.parentSlug === null ? null : toSlug(item.parentSlug, "");
  const candidates = [...(parent ? [`${parent}-${slug}`] : []), `${slug}-${item.id}`];
  const chosen = candidates.find(claimPageSlug) ?? `${slug}-${item.id}`;
  note("slug changed, another page has it", `${slug} became ${chosen}`);
  return chosen;
}

function toExcerpt(item: WordPressItem): string | null {
  return toPlainText(item.excerpt).slice(0, 2000).toWellFormed() || null;
}

/** The description that the common plug-ins for search engines keep. `%%…%%` are their own place-holders. */
function decideDescription(item: WordPressItem): string | null {
  const { meta } = item;
  const texts = [meta._yoast_wpseo_metadesc, meta.rank_math_description, meta._aioseo_description];
  return (
    texts.map((text) => toPlainText(text ?? "")).find((text) => text !== "" && !/%%?\w+%/.test(text) && !text.startsWith("#")) ??
    null
  );
}

function toNamedSlugs(terms: NamedSlug[]): NamedSlug[] {
  return terms.flatMap(({ slug, title }) => {
    const own = toSlug(slug, "");
    return own === "" ? [] : [{ slug: own, title: toPlainText(title) || own }];
  });
}

/** Spec 7.2: a municipality's news carry the category `news-aus-{municipality}`; `meinegemeinde` is the choice, no place. */
function decideMunicipality(categories: NamedSlug[]): string | null {
  const found = categories.map(({ slug }) => /^news-aus-(.+)$/.exec(slug)?.[1]).find((slug) => slug && slug !== "meinegemeinde");
  return found ?? null;
}

function isPremium(item: WordPressItem, categories: NamedSlug[], premium: string[]): boolean {
  const flag = (item.meta.is_premium ?? item.meta._is_premium ?? "").trim().toLowerCase();
  return ["1", "true", "yes", "on"].includes(flag) || categories.some(({ slug }) => premium.includes(slug));
}

function usesPicture(blocks: ContentBlock[], source: string): boolean {
  return blocks.some((block) => block.kind === "image" && block.image.media === source);
}

/** Themes show the featured picture above the text; many editors put it there once more. */
function dropLeadPicture(blocks: ContentBlock[], image: ImageUse | null, note: Conversion["note"]): ContentBlock[] {
  const [first, ...others] = blocks;
  if (image === null || first?.kind !== "image" || first.image.media !== image.media) return blocks;
  if (image.caption === null) image.caption = first.image.caption;
  note("featured picture stood in the text once more, left out there");
  return others;
}

function parseFootnotes(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    const notes: unknown = JSON.parse(json);
    if (!Array.isArray(notes)) return [];
    return notes.flatMap((entry: unknown) =>
      typeof entry === "object" && entry !== null && "content" in entry && typeof entry.content === "string"
        ? [entry.content]
        : [],
    );
  } catch {
    return []; // some other plug-in's field of the same name
  }
}
