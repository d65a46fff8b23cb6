/**
 * Takes out of a log or a report what may name a reader or give access; callers should not have put it there. Each expression begins at the
 * start of a run of its letters alone and knows before it goes on that it will end, so that a text costs as much as it is long.
 */
type Redaction = { find: RegExp; put: string };

/** In this order: what a later one finds may hide in what an earlier one takes. */
const redactions: Redaction[] = [
  // Name and password of an address, then its query and fragment: values of readers, tokens of mails.
  { find: /\/\/[^/\s@"'<>]+@/g, put: "//[credentials]@" },
  {
    find: /(?<![^\s?#"'<>])(?=[^\s?#"'<>]*?(?:(?:https?|wss?):\/\/|(?<![\w?])\/))([^\s?#"'<>]+)[?#](?=[^\s"'<>])[^\s"'<>)]*/g,
    put: "$1?[query]",
  },
  { find: /\b(bearer|basic|token)\s+[\w.~+/=-]{6,}/gi, put: "$1 [secret]" },
  { find: /(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, put: "$1[token]" },
  {
    find: /\b((?:[a-z]+[_-])?(?:pass(?:wor[dt])?|pwd|kennwort|token|secret|hash|authorization|cookie|signature|session(?:id)?|api-?key|key|code|e?mail|login|user(?:name)?|lastname|phone))(["']?\s*[:=]\s*)(?![?\s])(?:"[^"]*"|'[^']*'|[^\s,;&}"')\]]+)/gi,
    put: "$1$2[redacted]",
  },
  {
    find: /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40|\(at\)| at (?=[\w-]+\.))[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
    put: "[mail]",
  },
  { find: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, put: "[address]" },
  {
    find: /(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}(?:::?[\da-f]{1,4})*|(?<![\w:])(?:[\da-f]{1,4}:)+:[\da-f:]*/gi,
    put: "[address]",
  },
  { find: /\bMozilla\/\d[^"\n]*/g, put: "[browser]" },
  { find: /(?<!\d)(?:\+|00)\d{2}[\d ()/-]{6,}\d/g, put: "[phone]" },
  { find: /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g, put: "[account]" },
  { find: /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, put: "[id]" },
  // What no word looks like: digits, and letters of both kinds or of hexadecimal length.
  { find: /(?<![\w+=-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])[\w+=-]{20,}(?![\w-]|\.js)/g, put: "[secret]" },
  { find: /(?<![\w-])[\da-f]{32,}(?![\w-])/gi, put: "[secret]" },
];

/** Longer texts are cut. */
export const MOST_CHARACTERS = 4000;

/** The text without addresses, mails, tokens and the values of queries; cut where it is very long. */
export function redactText(text: string, mostCharacters = MOST_CHARACTERS): string {
  const short = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  return redactions.reduce((rest, { find, put }) => rest.replace(find, put), short);
}
