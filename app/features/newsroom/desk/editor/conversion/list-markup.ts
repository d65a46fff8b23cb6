/** A list and the lists in it. */
import type { Node } from "@tiptap/pm/model";
import { type NodeJson, toNodeJson } from "./document-json.ts";
import { isInline, readInline, writeInline } from "./inline-markup.ts";
import { type ChildNode, type Element, hasOnly, isNothing, isTag, toStartTag } from "./markup-tree.ts";

const isList = (node: ChildNode): node is Element => isTag(node) && (node.name === "ul" || node.name === "ol");

/** Null for a list that holds more than lines of text and lists below them. */
export function readList(element: Element): NodeJson | null {
  const { name, attribs } = element;
  const isOrdered = name === "ol";
  if (!hasOnly(element, ...(isOrdered ? ["start", "reversed"] : []))) return null;
  const entries = element.children.filter((child) => !isNothing(child));
  const items = entries.map((child) => (isTag(child) && child.name === "li" ? readItem(child) : null));
  if (items.length === 0 || items.includes(null)) return null;
  const content = items.filter((item) => item !== null);
  if (!isOrdered) return toNodeJson("bulletList", content);
  return toNodeJson("orderedList", content, { start: toNumber(attribs.start), isReversed: attribs.reversed !== undefined });
}

function toNumber(value: string | undefined): number | null {
  return value === undefined || value === "" ? null : Number(value);
}

/** First its line, then what is below it. */
function readItem(element: Element): NodeJson | null {
  const firstList = element.children.findIndex(isList);
  const words = firstList === -1 ? element.children : element.children.slice(0, firstList);
  const below = firstList === -1 ? [] : element.children.slice(firstList).filter((child) => !isNothing(child));
  if (!hasOnly(element, "value") || !words.every(isInline)) return null;
  const line = readInline(words);
  const lists = below.map((child) => (isList(child) ? readList(child) : null));
  if (line === null || lists.includes(null)) return null;
  const content = [toNodeJson("paragraph", line), ...lists.filter((list) => list !== null)];
  return toNodeJson("listItem", content, { value: toNumber(element.attribs.value) });
}

export function writeList(list: Node): string {
  const { start, isReversed } = list.attrs;
  const isOrdered = list.type.name === "orderedList";
  const items = list.children.map((item) => {
    const parts = item.children.map((part) => (part.type.name === "paragraph" ? writeInline(part) : writeList(part)));
    return `${toStartTag("li", { value: item.attrs.value })}${parts.join("")}</li>`;
  });
  const begin = isOrdered ? toStartTag("ol", { start, reversed: isReversed ? "" : null }) : "<ul>";
  return `${begin}${items.join("")}</${isOrdered ? "ol" : "ul"}>`;
}
