/** HTML as a tree: parsing, asking, writing. Texts come from strangers, so nothing here recurses without a limit. */
import {
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isComment,
  isTag,
  isText,
  Text,
} from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

export { type AnyNode, type ChildNode, type Element, isComment, isTag, isText, Text };

/** More tags in one piece of text than this were not written by people; the parser's stack would get slow. */
const MAX_TAGS = 50_000;
const MAX_DEPTH = 60;

/** Parses a fragment. Elements deeper than MAX_DEPTH become their text; `isFlattened` says that it happened. */
export function parseHtml(html: string): { root: Document; isFlattened: boolean } {
  if (countTags(html) > MAX_TAGS) {
    return { root: parseDocument(escapeHtml(stripTags(html)), { decodeEntities: true }), isFlattened: true };
  }
  const root = parseDocument(html, { decodeEntities: true });
  let isFlattened = false;
  const open: { node: AnyNode; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (!hasChildren(node)) continue;
    if (depth > MAX_DEPTH) {
      const text = new Text(rawTextOf(node));
      text.parent = node;
      node.children = [text];
      isFlattened = true;
      continue;
    }
    for (const child of node.children) open.push({ node: child, depth: depth + 1 });
  }
  return { root, isFlattened };
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) count += 1;
  return count;
}

/** Text without tags by plain scanning, for what no parser should see. */
function stripTags(html: string): string {
  let out = "";
  let from = 0;
  while (from < html.length) {
    const tag = html.indexOf("<", from);
    if (tag < 0) break;
    out += html.slice(from, tag);
    const end = html.indexOf(">", tag);
    from = end < 0 ? html.length : end + 1;
  }
  return out + html.slice(from);
}

/** The text of a node as it stands, without scripts and styles. */
export function rawTextOf(root: AnyNode): string {
  let text = "";
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) text += node.data;
    else if (hasChildren(node) && !(isTag(node) && ["script", "style"].includes(node.name))) {
      for (const child of node.children.toReversed()) open.push(child);
    }
  }
  return text;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Characters for HTML entities; tags stay as they are. */
export function decodeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return rawTextOf(parseHtml(text.replaceAll("<", "&lt;")).root);
}

/** HTML as one line of plain text. */
export function toPlainText(html: string): string {
  return textOf(parseHtml(html).root);
}

/** The text of a node, white space folded. */
export function textOf(node: AnyNode): string {
  return foldSpace(rawTextOf(node));
}

export function foldSpace(text: string): string {
  return text.replace(/[\s\u00a0]+/g, " ").trim();
}

/** The markup of nodes, with umlauts as they are. */
export function toHtml(nodes: AnyNode | AnyNode[]): string {
  return [nodes]
    .flat()
    .map((node) => DomUtils.getOuterHTML(node, { encodeEntities: "utf8" }))
    .join("");
}

export function innerHtml(element: Element): string {
  return toHtml(element.children);
}

export function attributeOf(element: Element, name: string): string | null {
  const value = element.attribs[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

export function hasClass(element: Element, ...names: string[]): boolean {
  const classes = (element.attribs.class ?? "").split(/\s+/);
  return names.some((name) => classes.includes(name));
}

/** Elements below a node in the order of the text; those inside a match are not looked at. */
export function findElements(node: AnyNode, matches: (element: Element) => boolean): Element[] {
  if (!hasChildren(node)) return [];
  return node.children.flatMap((child) => {
    if (!isTag(child)) return [];
    return matches(child) ? [child] : findElements(child, matches);
  });
}

export function findElement(node: AnyNode, ...names: string[]): Element | null {
  return findElements(node, (element) => names.includes(element.name))[0] ?? null;
}

export const { removeElement: removeNode, replaceElement: replaceNode } = DomUtils;
