/** Rendered titles and excerpts arrive as HTML with inline markup; page titles, alternative texts and teasers want text. */
import { decodeHTML } from "entities";

/** Tags that separate words; all others may be in the middle of one. */
const partingTags = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote)\b[^>]*>/gi;

/** Markup, an entity, or space that is not one blank between words. */
const notPlain = /[<&]|[^\S ]|\s\s|^\s|\s$/;

export function toPlainText(html: string): string {
  // Most titles are plain already; every teaser of a page asks.
  if (!notPlain.test(html)) return html;
  return decodeHTML(html.replace(partingTags, " ").replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
