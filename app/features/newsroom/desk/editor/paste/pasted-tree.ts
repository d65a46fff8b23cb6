/** Somebody else's markup as a tree that can be walked: bounded in the number of its tags and in its depth. */
import { Text } from "domhandler";
import {
  type ChildNode,
  type Element,
  isTag,
  isText,
  parseMarkup,
} from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";

/** More tags were not written by people; the parser would get slow. */
const MOST_TAGS = 100_000;
/** What the back end keeps is not much deeper. */
const DEEPEST = 30;

export function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf("<"); at >= 0 && count <= MOST_TAGS; at = html.indexOf("<", at + 1)) count += 1;
  return count > MOST_TAGS;
}

/** All text in an element. */
export function textOf(element: Element): string {
  let text = "";
  const open: ChildNode[] = element.children.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isText(node)) text += node.data;
    else if (isTag(node) && node.name === "br") text += "\n";
    else if (isTag(node) && node.name !== "script" && node.name !== "style") {
      for (const child of node.children.toReversed()) open.push(child);
    }
  }
  return text;
}

/** What lies too deep is its text. */
export function parsePasted(html: string): ChildNode[] {
  const nodes = parseMarkup(html);
  const open = nodes.map((node) => ({ node, depth: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (!isTag(node)) continue;
    if (depth > DEEPEST) node.children = [new Text(textOf(node))];
    else for (const child of node.children) open.push({ node: child, depth: depth + 1 });
  }
  return nodes;
}
