/** What the newsroom types, as the HTML of an entry, and back: paragraphs by empty lines, simple markup as it stands. */

const BLOCKS = /<(?:p|ul|ol|li|blockquote|h[1-6]|div|table|figure|pre|hr|dl|details)\b/i;

/** Text that has blocks of its own is HTML already. What is no markup the back end makes text of. */
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
