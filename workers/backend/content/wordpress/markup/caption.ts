/** The words under a picture or a table, or the name of a quoted person: plain text, and its markup where it has links. */
import { sanitizeInline } from "#workers/backend/content/records/sanitize.ts";
import { type AnyNode, type ChildNode, escapeHtml, parseHtml, textOf, toHtml } from "./html-tree.ts";
import { removeActiveContent } from "./remove-active-content.ts";
import { rewriteLinks } from "./rewrite-links.ts";

export type Caption = { text: string; html: string | null };

/** More is no caption: some editors put whole articles there, and a picture's row holds it. */
const MAX_CAPTION = 5000;

type Note = (what: string, detail?: string | null) => void;

/** Null when there are no words. Too many are cut, and lose their links. */
export function toCaption(node: AnyNode | null, note: Note): Caption | null {
  const text = node === null ? "" : textOf(node);
  if (node === null || text === "") return null;
  if (text.length > MAX_CAPTION) note("caption as long as an article, cut", text.slice(0, 100));
  if (text.length > MAX_CAPTION) return { text: `${text.slice(0, MAX_CAPTION - 1).toWellFormed()}…`, html: null };
  const inner: ChildNode[] = "children" in node ? node.children : [];
  // A link around the picture may have closed before the words.
  const html = sanitizeInline(toHtml(inner))
    .replace(/<a [^>]*>\s*<\/a>/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return { text, html: html.includes("<a href=") ? html : null };
}

/** The same of markup that no other step has looked at yet; its relative links belong to `baseUrl`. */
export function parseCaption(markup: string, baseUrl: string, note: Note): Caption | null {
  const { root } = parseHtml(markup);
  removeActiveContent(root, note);
  rewriteLinks(root, baseUrl, note);
  return toCaption(root, note);
}

/** As markup within a line. */
export function toCaptionHtml({ text, html }: Caption): string {
  return html ?? escapeHtml(text);
}

/** As fields of a picture's use and of a table. Without links there is no markup to keep. */
export function toCaptionFields(caption: Caption | null): { caption: string | null; captionHtml?: string } {
  return { caption: caption?.text ?? null, ...(caption?.html ? { captionHtml: caption.html } : {}) };
}

/** As fields of a quote. */
export function toCitationFields(caption: Caption | null): { citation: string | null; citationHtml?: string } {
  return { citation: caption?.text ?? null, ...(caption?.html ? { citationHtml: caption.html } : {}) };
}
