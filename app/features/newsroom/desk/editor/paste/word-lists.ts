/** Word's lists: paragraphs that say in their styles how deep they stand, each with its sign in front as text. */
import { type NodeJson, toNodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import { type ChildNode, type Element, isTag, isText } from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";
import { readStyle } from "./pasted-marks.ts";

/** A line of a list on its level, from 1. */
export type ListLine = { level: number; isOrdered: boolean; line: NodeJson[] };

const LEVEL = /\blevel(\d)\b/;
const NUMBER = /^\(?(?:\d+|[a-z]{1,2}|[ivxlc]+)[.)]/i;
const MOST_LEVELS = 9;

/** Null for a paragraph of no list. */
export function readListLevel(element: Element): number | null {
  const level = LEVEL.exec(readStyle(element).get("mso-list") ?? "")?.[1];
  return level === undefined ? null : Math.min(Math.max(Number(level), 1), MOST_LEVELS);
}

/** Whether the sign in front of a line counts. */
export function isNumbered(element: Element): boolean {
  return NUMBER.test(readSign(element.children, false).trim());
}

function readSign(nodes: readonly ChildNode[], isSign: boolean): string {
  return nodes
    .map((node) => {
      if (isText(node)) return isSign ? node.data : "";
      return isTag(node) ? readSign(node.children, isSign || readStyle(node).get("mso-list") === "ignore") : "";
    })
    .join("");
}

/** Lines that follow each other, as lists within lists. */
export function toLists(lines: readonly ListLine[]): NodeJson[] {
  const lists: NodeJson[] = [];
  let at = 0;
  while (at < lines.length) {
    const first = lines[at];
    if (first === undefined) break;
    const items: NodeJson[] = [];
    while (at < lines.length) {
      const line = lines[at];
      if (line === undefined || line.level < first.level || (line.level === first.level && line.isOrdered !== first.isOrdered))
        break;
      at += 1;
      const begin = at;
      while ((lines[at]?.level ?? 0) > line.level) at += 1;
      items.push(toNodeJson("listItem", [toNodeJson("paragraph", line.line), ...toLists(lines.slice(begin, at))]));
    }
    lists.push(toNodeJson(first.isOrdered ? "orderedList" : "bulletList", items));
  }
  return lists;
}
