/** Rendered titles and excerpts arrive as HTML with inline markup; page titles, alternative texts and teasers want text. */
import { decodeHTML } from "entities";

/** Tags that part words; all others may stand in the middle of one. */
const partingTags = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote)\b[^>]*>/gi;

export function toPlainText(html: string): string {
  // Most titles are plain already; every teaser of a page asks.
  const text = /[<&]/.test(html) ? decodeHTML(html.replace(partingTags, " ").replace(/<[^>]*>/g, "")) : html;
  return text.replace(/\s+/g, " ").trim();
}
