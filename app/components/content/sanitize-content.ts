/** HTML from the back end is sanitised once more at the edge (decision 10): a publisher's own may not do it. */
import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import { inlineAttributes, inlineTags, linkSchemes, richAttributes, richTags } from "./content-markup.ts";
import { toGermanTypography } from "./to-german-typography.ts";
import { type Markup, toMarkup } from "./to-markup.ts";

/** What is typed as it stands. */
const verbatim = new Set(["code", "kbd", "pre"]);

const shared = {
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: "discard" as const,
  parseStyleAttributes: false,
  textFilter: (text: string, tagName: string) => (verbatim.has(tagName) ? text : toGermanTypography(text)),
  transformTags: { a: protectLink },
};

/** What has neither tag nor entity is text, and comes out of the sanitiser as it went in, but for its typography. */
function isPlain(html: string): boolean {
  return !/[<>&]/.test(html);
}

/** Characters of clean HTML that are kept, of each of the two kinds: a page is rendered far more often than its text changes. */
const KEPT_CHARACTERS = 2_000_000;

/** `clean`, asked once for a text as long as it is kept. Text itself needs no cleaning. */
function keep(clean: (html: string) => string): (html: string) => string {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (value, key) => value.length + key.length + 1,
    memoMethod: (html) => (isPlain(html) ? toGermanTypography(html) : clean(html)),
  });
  return (html) => kept.memo(html);
}

/** Text with inline markup: paragraphs, headings, quotes. */
export const sanitizeInline = keep((html) =>
  sanitizeHtml(html, { ...shared, allowedTags: inlineTags, allowedAttributes: inlineAttributes }),
);

/** Words under a picture, a table or a quotation: with their links, where they have any, else as plain text. */
export function toWords(text: string, html: string | null): Markup;
export function toWords(text: string | null, html: string | null): Markup | null;
export function toWords(text: string | null, html: string | null): Markup | null {
  if (text === null) return null;
  return html === null ? [text] : toMarkup(sanitizeInline(html));
}

/** Lists, tables and markup that no other block describes. */
export const sanitizeRich = keep((html) =>
  sanitizeHtml(html, {
    ...shared,
    allowedTags: [...richTags, "img"],
    allowedAttributes: { ...richAttributes, img: ["src", "alt", "width", "height", "srcset", "sizes", "loading"] },
    transformTags: { ...shared.transformTags, img: protectPicture },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  }),
);

/** Only from where pictures may come; without a source the picture goes, see above. */
function protectPicture(tagName: string, { src = "", srcset, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = toPictureAddress(src);
  const variants = srcset?.split(/,\s+/).map((variant) => variant.trim().split(/\s+/, 1)[0] ?? "") ?? [];
  const isSetAllowed = srcset !== undefined && variants.every((variant) => toPictureAddress(variant) !== null);
  const sources = { ...(address === null ? {} : { src: address }), ...(isSetAllowed ? { srcset } : {}) };
  return { tagName, attribs: { ...sources, ...attribs, alt: attribs.alt ?? "", loading: "lazy" } };
}

/** Links that leave the site pass on neither the opener nor the publisher's word for the target. */
function protectLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOutgoing = /^https?:/i.test(attribs.href ?? "");
  return { tagName, attribs: isOutgoing ? { ...attribs, rel: "noopener nofollow" } : attribs };
}
