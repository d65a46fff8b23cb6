/** What of a text's markup is let through, at the edge (sanitize-content.ts) and in the browser (ticker/parse-news.client.ts). */
export const linkSchemes = ["http", "https", "mailto", "tel"];
/** Addresses of this site, or of a harmless kind. */
export const safeLink = new RegExp(`^(?:(?:${linkSchemes.join("|")}):|[/?#](?![/\\\\]))`, "i");

export const inlineTags = [
  "a",
  "abbr",
  "b",
  "br",
  "cite",
  "code",
  "em",
  "i",
  "kbd",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
];
export const inlineAttributes = { a: ["href", "rel", "title"], abbr: ["title"], span: ["lang"], time: ["datetime"] };

/** Pictures are not among them: where they may come from is decided with their address. */
export const richTags = [
  ...inlineTags,
  "p",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "pre",
  "hr",
  "div",
  "figure",
  "figcaption",
  "details",
  "summary",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
];
export const richAttributes = {
  ...inlineAttributes,
  ol: ["start", "reversed", "type"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};
