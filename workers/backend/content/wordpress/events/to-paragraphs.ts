/** HTML as plain text with its paragraphs: an empty line between two, a line break within one. */
import { type AnyNode, isTag, isText, parseHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";

const blocks: ReadonlySet<string> = new Set(
  "p div section article header footer h1 h2 h3 h4 h5 h6 ul ol blockquote pre table tr figure hr".split(" "),
);
/** What is no text. */
const silent: ReadonlySet<string> = new Set("script style noscript template iframe object svg form".split(" "));

export function toParagraphs(html: string): string {
  // It is no deeper than its parser lets it be.
  return write(parseHtml(html).root)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function write(node: AnyNode): string {
  // Line ends of the source are spaces.
  if (isText(node)) return node.data.replace(/\s+/g, " ");
  if (isTag(node) && silent.has(node.name)) return "";
  if (isTag(node) && node.name === "br") return "\n";
  const within = "children" in node ? node.children.map(write).join("") : "";
  if (!isTag(node)) return within;
  if (node.name === "li") return `\n– ${within.trim()}`;
  return blocks.has(node.name) ? `\n\n${within}\n\n` : within;
}
