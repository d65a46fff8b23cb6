/**
 * HTML from outside, cut down to an allow-list per kind of block (decision 10). What is not listed
 * loses its tag and keeps its text; nothing that runs, loads or styles survives.
 */
import sanitizeHtml from "sanitize-html";
import { decideLink, decideSource, isExternalLink } from "#shared/content/link-address.ts";

type Attributes = Record<string, string[]>;
type AllowList = { tags: string[]; attributes: Attributes; classes?: Record<string, string[]> };

const inline: AllowList = {
  tags: [
    "a",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "br",
    "code",
    "mark",
    "abbr",
    "span",
    "q",
    "small",
    "time",
    "kbd",
  ],
  attributes: { a: ["href", "rel"], abbr: ["title"], span: ["lang"], time: ["datetime"] },
};

const list: AllowList = {
  tags: [...inline.tags, "ul", "ol", "li"],
  attributes: { ...inline.attributes, ol: ["start", "reversed"], li: ["value"] },
};

const table: AllowList = {
  tags: [...inline.tags, "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  attributes: { ...inline.attributes, th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
};

const rich: AllowList = {
  tags: [
    ...new Set([...list.tags, ...table.tags]),
    "p",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "figure",
    "figcaption",
    "img",
    "details",
    "summary",
    "hr",
    "div",
    "pre",
    "dl",
    "dt",
    "dd",
  ],
  attributes: { ...list.attributes, ...table.attributes, img: ["src", "alt", "width", "height", "srcset", "sizes", "loading"] },
  classes: {
    code: ["language-*"],
    div: ["alignleft", "alignright", "aligncenter"],
    figure: ["alignleft", "alignright", "aligncenter"],
    p: ["alignleft", "alignright", "aligncenter"],
  },
};

/** Their text is no text for readers, so it goes with the tag. */
const nonTextTags = ["script", "style", "textarea", "option", "xmp", "iframe", "noembed", "noframes"];

/** Deeper nesting is never an editor's; the text stays, the tags go. */
const nestingLimit = 40;

const integerAttributes = ["width", "height", "colspan", "rowspan", "start", "value"];

function keepIntegers(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = { ...attributes };
  for (const name of integerAttributes) if (!/^\d{1,5}$/.test(kept[name] ?? "0")) delete kept[name];
  return kept;
}

function toSafeTag(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = keepIntegers(attributes);
  if (tagName === "a") {
    const href = decideLink(attribs.href ?? "");
    if (href === null) return { tagName, attribs: {} };
    return { tagName, attribs: isExternalLink(href) ? { href, rel: "noopener nofollow" } : { href } };
  }
  if (tagName === "img") {
    const src = decideSource(attribs.src ?? "");
    return { tagName, attribs: src === null ? {} : { ...attribs, src, loading: "lazy" } };
  }
  return { tagName, attribs };
}

function sanitize(html: string, allowed: AllowList): string {
  return sanitizeHtml(html, {
    allowedTags: allowed.tags,
    allowedAttributes: allowed.attributes,
    allowedClasses: allowed.classes ?? {},
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"], srcset: ["http", "https"] },
    nonTextTags,
    nestingLimit,
    parseStyleAttributes: false,
    transformTags: { "*": toSafeTag },
    exclusiveFilter: (frame) => frame.tag === "img" && frame.attribs.src === undefined,
  }).trim();
}

/** Markup within one line of text: paragraphs, headings. */
export function sanitizeInline(html: string): string {
  return sanitize(html, inline);
}

/** A whole list; text that brings no list of its own becomes one entry. */
export function sanitizeList(html: string): string {
  const safe = sanitize(html, list);
  return /^<[uo]l[ >]/.test(safe) ? safe : `<ul><li>${safe}</li></ul>`;
}

/** A whole table; text that brings no table of its own becomes one cell. */
export function sanitizeTable(html: string): string {
  const safe = sanitize(html, table);
  return /^<table[ >]/.test(safe) ? safe : `<table><tbody><tr><td>${sanitizeInline(html)}</td></tr></tbody></table>`;
}

/** Free markup of several blocks: boxes, ticker entries, what no other block describes. */
export function sanitizeRich(html: string): string {
  return sanitize(html, rich);
}
