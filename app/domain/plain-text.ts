/** Rendered titles and excerpts arrive as HTML with inline markup; page titles, alternative texts and teasers want text. */
import { decodeHTML } from "entities";

export function toPlainText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
