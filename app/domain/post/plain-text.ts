/** Rendered titles and excerpts arrive as HTML with inline markup; page titles, alternative texts and teasers want text. */
import { decodeHTML } from "entities";

/** Tags that part words; all others may stand in the middle of one. */
const partingTags = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote)\b[^>]*>/gi;

export function toPlainText(html: string): string {
  return decodeHTML(html.replace(partingTags, " ").replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
