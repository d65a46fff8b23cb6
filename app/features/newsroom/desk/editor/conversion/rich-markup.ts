/** What quotes and boxes hold: paragraphs and lists; a box headings and tables as well. */
import type { Node } from "@tiptap/pm/model";
import { type NodeJson, toNodeJson } from "./document-json.ts";
import { isInline, readInline, writeInline } from "./inline-markup.ts";
import { readList, writeList } from "./list-markup.ts";
import { type ChildNode, hasOnly, isNothing, isTag, parseMarkup } from "./markup-tree.ts";
import { readTable, writeTable } from "./table-markup.ts";

const HEADING = /^h([2-6])$/;

function readElement(node: ChildNode, isBox: boolean): NodeJson | null {
  if (!isTag(node)) return null;
  if (node.name === "ul" || node.name === "ol") return readList(node);
  if (isBox && node.name === "table") {
    const read = readTable(node);
    return read === null || read.caption !== null ? null : read.table;
  }
  const level = isBox ? HEADING.exec(node.name)?.[1] : undefined;
  const line = (node.name === "p" || level !== undefined) && hasOnly(node) ? readInline(node.children) : null;
  if (line === null) return null;
  return level === undefined ? toNodeJson("paragraph", line) : toNodeJson("heading", line, { level: Number(level) });
}

/** At least one paragraph. A line without an element around it is one; null for what the editor cannot hold. */
export function parseRich(html: string, isBox: boolean): NodeJson[] | null {
  const parts: NodeJson[] = [];
  let line: ChildNode[] = [];
  const endLine = (): boolean => {
    const read = line.every(isNothing) ? [] : readInline(line);
    line = [];
    if (read !== null && read.length > 0) parts.push(toNodeJson("paragraph", read));
    return read !== null;
  };
  for (const node of parseMarkup(html)) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    const part = endLine() ? readElement(node, isBox) : null;
    if (part === null) return null;
    parts.push(part);
  }
  if (!endLine()) return null;
  return parts.length === 0 ? [toNodeJson("paragraph")] : parts;
}

/** Paragraphs without words are left out. */
export function writeRich(parts: readonly Node[]): string {
  return parts
    .map((part) => {
      if (part.type.name === "table") return writeTable(part);
      if (part.type.name !== "paragraph" && part.type.name !== "heading") return writeList(part);
      const line = writeInline(part);
      const name = part.type.name === "heading" ? `h${part.attrs.level}` : "p";
      return line === "" ? "" : `<${name}>${line}</${name}>`;
    })
    .join("");
}
