/** Single fields of a WordPress item as the portal writes them. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { reservedAddresses } from "#shared/rules/reserved-addresses.ts";
import { toVisibleTitle } from "#workers/backend/content/records/invisible-characters.ts";
import { parseHtml, textOf, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { NamedSlug, WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { slugify, toSlug } from "./wordpress-slug.ts";

type Note = (what: string, detail?: string | null) => void;

const MAX_TITLE = 500;
/** Under these no page of the newsroom's would be found either, as the portal has addresses below them; or they are files. */
const OTHER_SEGMENTS = [
  ...[
    "anzeige",
    "autor",
    "einwilligung",
    "gemeinde",
    "geschenk",
    "news",
    "onboarding",
    "page",
    "sitemaps",
    "vorschau",
    "widgets",
  ],
  ...["mondkalender.ics", "paywall.css", "robots.txt", "service-worker.js", "sitemap.xml", "termine.ics"],
] as const;

/** First segments of the portal's own addresses: a page of that name is never seen there. A test compares them with the portal's records. */
export const OWN_SEGMENTS: ReadonlySet<string> = new Set([...reservedAddresses, ...OTHER_SEGMENTS]);

/** The title as plain text; a post without one is named by its first words. */
export function decideTitle(item: WordPressItem, blocks: ContentBlock[], note: Note): string {
  const title = toVisibleTitle(toPlainText(item.title)).replace(/^[\s\u200b-\u200d\u2060\ufeff]+$/, "");
  if (title !== "") return title.slice(0, MAX_TITLE).toWellFormed();
  const first = blocks.find((block) => block.kind === "heading" || block.kind === "paragraph");
  const words = first === undefined ? "" : textOf(parseHtml(first.html).root);
  const made = words === "" ? "Ohne Titel" : words.length > 80 ? `${words.slice(0, 79).toWellFormed()}…` : words;
  note("title was empty, made of the text", made);
  return made;
}

/** One readable segment of an address (wordpress-slug.ts). */
export function decideSlug(item: WordPressItem, note: Note): string {
  // WordPress gives a draft its slug when it is published, and makes it of the title.
  if (item.slug === "" && item.status !== "publish") return slugify(toPlainText(item.title), `beitrag-${item.id}`);
  const slug = toSlug(item.slug, `beitrag-${item.id}`);
  if (slug !== item.slug) note(item.slug.includes("%") ? "slug decoded" : "slug changed", `${item.slug} became ${slug}`);
  return slug;
}

/** Pages lie at one level here: of two with the same slug the second is named after the page above it. */
export function decidePageSlug(item: WordPressItem, slug: string, claimPageSlug: (slug: string) => boolean, note: Note): string {
  if (OWN_SEGMENTS.has(slug)) note("page lies under an address of the portal and is not seen there", `/${slug}`);
  if (claimPageSlug(slug)) return slug;
  const parent = item.parentSlug === null ? null : toSlug(item.parentSlug, "");
  const candidates = [...(parent ? [`${parent}-${slug}`] : []), `${slug}-${item.id}`];
  const chosen = candidates.find(claimPageSlug) ?? `${slug}-${item.id}`;
  note("slug changed, another page has it", `${slug} became ${chosen}`);
  return chosen;
}

/** The excerpt as plain text, null when the editor wrote none. */
export function toExcerpt(item: WordPressItem): string | null {
  return toPlainText(item.excerpt).slice(0, 2000).toWellFormed() || null;
}

/** The description that the common plug-ins for search engines keep. `%%…%%` are their own place-holders. */
export function decideDescription(item: WordPressItem): string | null {
  const { meta } = item;
  const texts = [meta._yoast_wpseo_metadesc, meta.rank_math_description, meta._aioseo_description];
  return (
    texts.map((text) => toPlainText(text ?? "")).find((text) => text !== "" && !/%%?\w+%/.test(text) && !text.startsWith("#")) ??
    null
  );
}

/** Terms with readable slugs; those whose slug has no character left are none. */
export function toNamedSlugs(terms: NamedSlug[]): NamedSlug[] {
  return terms.flatMap(({ slug, title }) => {
    const own = toSlug(slug, "");
    return own === "" ? [] : [{ slug: own, title: toPlainText(title) || own }];
  });
}

/** Rules 7.2: a municipality's news carry the category `news-aus-{municipality}`; `meinegemeinde` is the choice, no place. */
export function decideMunicipality(categories: NamedSlug[]): string | null {
  const found = categories.map(({ slug }) => /^news-aus-(.+)$/.exec(slug)?.[1]).find((slug) => slug && slug !== "meinegemeinde");
  return found ?? null;
}

/** By the field that paywall plug-ins set, or by the categories that the operator names. */
export function isPremium(item: WordPressItem, categories: NamedSlug[], premium: string[]): boolean {
  const flag = (item.meta.is_premium ?? item.meta._is_premium ?? "").trim().toLowerCase();
  return ["1", "true", "yes", "on"].includes(flag) || categories.some(({ slug }) => premium.includes(slug));
}

/** WordPress keeps footnotes as JSON in the post's meta data. */
export function parseFootnotes(json: string | undefined): string[] {
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
