/** Takes out of a log or a report what may name a reader or give access; callers should not have put it there. */
type Redaction = { find: RegExp; put: string };

/** In this order: what a later one finds may hide in what an earlier one takes. */
const redactions: Redaction[] = [
  // Name and password of an address, then its query and fragment: values of readers, tokens of mails.
  { find: /\/\/[^/\s@"'<>]+@/g, put: "//[credentials]@" },
  { find: /((?:https?|wss?):\/\/[^\s?#"'<>]*|(?<![\w?])\/[^\s?#"'<>]*)[?#](?=[^\s"'<>])[^\s"'<>)]*/g, put: "$1?[query]" },
  { find: /\b(bearer|basic|token)\s+[\w.~+/=-]{6,}/gi, put: "$1 [secret]" },
  { find: /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, put: "[token]" },
  {
    find: /\b((?:[a-z]+[_-])?(?:pass(?:wor[dt])?|pwd|kennwort|token|secret|hash|authorization|cookie|signature|session(?:id)?|api-?key|key|code|e?mail|login|user(?:name)?|lastname|phone))(["']?\s*[:=]\s*)(?![?\s])(?:"[^"]*"|'[^']*'|[^\s,;&}"')\]]+)/gi,
    put: "$1$2[redacted]",
  },
  { find: /[\p{L}\p{N}._%+'-]+(?:@|%40|\(at\)| at (?=[\w-]+\.))[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, put: "[mail]" },
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
  { find: /(?<![\w-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])[\w+=-]{20,}(?![\w-]|\.js)/g, put: "[secret]" },
  { find: /(?<![\w-])[\da-f]{32,}(?![\w-])/gi, put: "[secret]" },
];

/** Names of fields that are never logged, whatever they hold. */
const secretNames =
  /^(?:.*(?:pass(?:wor[dt])?|token|secret|cookie|authorization|mail|user_?agent|e?mail_?to|recipient|ip|phone|iban)|hash|key|login|user(?:name)?|last_?name|first_?name|name_of_reader|address|referr?er|query|variables|body|headers)$/i;

const MOST_CHARACTERS = 4000;
const DEPTH = 5;

/** The text without addresses, mails, tokens and the values of queries; cut where it is very long. */
export function redactText(text: string): string {
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return redactions.reduce((rest, { find, put }) => rest.replace(find, put), short);
}

/** The same for all texts of the fields, however deep; fields that are named like a secret are emptied. */
export function redactFields(fields: Record<string, unknown>, depth = DEPTH): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretNames.test(name) ? "[redacted]" : redactValue(value, depth)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth - 1));
  return redactFields(value as Record<string, unknown>, depth - 1);
}
