/** What a reader typed, as HTML and back again: paragraphs and line breaks, nothing else (decision 100). */
import { decodeHTML, escapeUTF8 as escapeHtml } from "entities";

/** As it is kept: without characters that nobody sees, and at most one empty line between paragraphs. */
export function toTypedText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[\t\p{Zs}]+/gu, " ")
    .replace(/(?!\n|\u200d|\u200c)\p{C}/gu, "")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `text` as `toTypedText` gives it. */
export function typedToHtml(text: string): string {
  return text
    .split("\n\n")
    .map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** The text of what `typedToHtml` made, to be changed by its author. */
export function htmlToTyped(html: string): string {
  const lines = html.replaceAll("<br>", "\n").replaceAll("</p><p>", "\n\n");
  return decodeHTML(lines.replaceAll(/<[^>]*>/g, ""));
}
