/**
 * Details that a typesetter would see to and a text box does not: what belongs together stays on one line, quotation marks are
 * German ones. For text between tags, as written; what is right already stays.
 */
const NO_BREAK = "\u00a0";

const units =
  "Euro|Cent|Prozent|Uhr|Grad|Jahren?|Mio\\.|Mrd\\.|Millionen|Milliarden|km\\/h|km|cm|mm|m²|m|kg|g|l|ha|kWh|MWh|GWh|kW|MW|GHz|°C|%|€";
const months = "Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"), NO_BREAK],
  [new RegExp(`(?<=\\b\\d{1,2}\\.) (?=(?:${months})\\b)`, "gu"), NO_BREAK],
  // z. B., u. a., d. h., i. d. R.
  [/(?<=(?<![\p{L}.])\p{L}\.) ?(?=\p{L}\.(?!\p{L}))/gu, NO_BREAK],
  [/(?<=(?<!\p{L})(?:Dr|Mag|Prof|DI|Ing|Nr|Abs|Art|Kap|St)\.) (?=[\p{Lu}\d])/gu, NO_BREAK],
  [/(?<=[§€]) (?=\d)/gu, NO_BREAK],
  // A dash of thought does not begin a line.
  [/ (?=[–—] )/gu, NO_BREAK],
  [/(?<![\p{L}\d=])"(?=\S)([^"]*?)(?<=\S)"(?![\p{L}\d])/gu, "„$1“"],
];

/** Most texts contain none of this, and are not checked rule by rule. */
const mayApply = /\d\.? |\p{L}\. ?\p{L}|["§–—]/u;

export function toGermanTypography(text: string): string {
  if (!mayApply.test(text)) return text;
  return rules.reduce((typeset, [pattern, replacement]) => typeset.replace(pattern, replacement), text);
}

/** Changes the texts between the tags of markup that is not sanitised yet; it has to be sanitised afterwards. */
export function toGermanTypographyHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, toGermanTypography);
}
