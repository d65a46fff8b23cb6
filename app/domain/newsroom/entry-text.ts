/** Converts the newsroom's text to the HTML of an entry, and back: empty lines part paragraphs, simple markup is kept. */

const BLOCKS = /<(?:p|ul|ol|li|blockquote|h[1-6]|div|table|figure|pre|hr|dl|details)\b/i;

/** Text with block elements is HTML already. The back end escapes everything that is not markup. */
export function toEntryHtml(text: string): string {
  const trimmed = text.replace(/\r\n?/g, "\n").trim();
  if (BLOCKS.test(trimmed)) return trimmed;
  return trimmed
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph.trim().replace(/[ \t]*\n/g, "<br>")}</p>`)
    .join("");
}

/** As it was typed where it is nothing but paragraphs; otherwise its HTML. */
export function toEntryText(html: string): string {
  const text = html
    .replace(/<p>([\s\S]*?)<\/p>\s*/gi, (_, paragraph: string) => `${paragraph}\n\n`)
    .replace(/<br\s*\/?>/gi, "\n")
    .trim();
  return BLOCKS.test(text) ? html : toTyped(text);
}

/** Signs that the sanitiser wrote as entities, where they cannot be taken for markup. */
function toTyped(text: string): string {
  return text
    .replace(/&lt;(?![a-z/!?])/gi, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;(?![a-z#])/gi, "&");
}
