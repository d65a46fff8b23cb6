/** Lists, quotes and tables of somebody else's markup. */
import { type NodeJson, toNodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import { type ChildNode, type Element, isTag } from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";
import type { PastedPart, PasteReader } from "./clean-paste.ts";

const MOST_SPAN = 50;

const isNode = (part: PastedPart): part is NodeJson => "type" in part;
const isList = (part: NodeJson): boolean => part.type === "bulletList" || part.type === "orderedList";

/** Everything that is text in it as one line. */
function toOneLine(parts: readonly PastedPart[]): NodeJson[] {
  const lines = parts.filter(isNode).flatMap(linesOf);
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: "hardBreak" }, ...line]));
}

function linesOf({ type, content = [] }: NodeJson): NodeJson[][] {
  if (type === "codeBlock") return [content];
  const isLine = content.every((node) => node.type === "text" || node.type === "hardBreak");
  return isLine ? (content.length === 0 ? [] : [content]) : content.flatMap(linesOf);
}

function readEntry(reader: PasteReader, entry: ChildNode): PastedPart[] {
  if (!isTag(entry)) return reader.readWithin([entry]);
  return entry.name === "ul" || entry.name === "ol" ? readPastedList(reader, entry) : reader.readWithin(entry.children);
}

/** A list within a list may stand in its line, or beside it. */
export function readPastedList(reader: PasteReader, element: Element): PastedPart[] {
  const items: NodeJson[] = [];
  for (const child of element.children) {
    const parts = readEntry(reader, child);
    const lists = parts.filter(isNode).filter(isList);
    const line = toOneLine(parts.filter((part) => !(isNode(part) && isList(part))));
    const last = items.at(-1);
    if (!(isTag(child) && child.name === "li") && line.length === 0 && last !== undefined) last.content?.push(...lists);
    else if (line.length > 0 || lists.length > 0) items.push(toNodeJson("listItem", [toNodeJson("paragraph", line), ...lists]));
  }
  return items.length === 0 ? [] : [toNodeJson(element.name === "ol" ? "orderedList" : "bulletList", items)];
}

/** Its last `cite`, `footer` or caption says whose it is; what is no text follows it. */
export function readPastedQuote(reader: PasteReader, element: Element): PastedPart[] {
  const isSource = (node: ChildNode) => isTag(node) && ["cite", "footer", "figcaption"].includes(node.name);
  const source = element.children.findLast(isSource);
  const parts = reader.readWithin(element.children.filter((child) => child !== source));
  const citation = source !== undefined && isTag(source) ? toOneLine(reader.readWithin(source.children)) : [];
  const isWords = (part: PastedPart) => isNode(part) && (part.type === "paragraph" || isList(part));
  const others = parts.filter((part) => !isWords(part));
  const heading = (part: PastedPart) => (isNode(part) && part.type === "heading" ? toNodeJson("paragraph", part.content) : null);
  const words = parts
    .map((part) => heading(part) ?? part)
    .filter(isNode)
    .filter(isWords);
  if (words.length === 0) return others;
  return [toNodeJson("quote", [...words, toNodeJson("caption", citation)]), ...others.filter((part) => heading(part) === null)];
}

function rowsOf(element: Element, section: string): { row: Element; section: string }[] {
  return element.children.filter(isTag).flatMap((child) => {
    if (child.name === "tr") return [{ row: child, section }];
    return ["thead", "tbody", "tfoot"].includes(child.name) ? rowsOf(child, child.name) : [];
  });
}

function toSpan(value: string | undefined): number {
  const span = Number(value ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MOST_SPAN) : 1;
}

/** A table of one cell is a frame around a text. */
export function readPastedTable(reader: PasteReader, element: Element): PastedPart[] {
  const rows = rowsOf(element, "tbody").map(({ row, section }) => ({
    section,
    cells: row.children.filter(isTag).filter(({ name }) => name === "td" || name === "th"),
  }));
  const cells = rows.flatMap((row) => row.cells);
  const [only, ...others] = cells;
  if (only === undefined) return reader.readWithin(element.children);
  if (others.length === 0) return reader.readWithin(only.children);
  const content = rows
    .filter((row) => row.cells.length > 0)
    .map(({ section, cells: own }) =>
      toNodeJson(
        "tableRow",
        own.map((cell) => toCell(reader, cell)),
        { section },
      ),
    );
  const caption = element.children.find((child) => isTag(child) && child.name === "caption");
  const words = caption !== undefined && isTag(caption) ? toOneLine(reader.readWithin(caption.children)) : [];
  return [toNodeJson("tableBlock", [toNodeJson("table", content), toNodeJson("caption", words)])];
}

function toCell(reader: PasteReader, cell: Element): NodeJson {
  const line = toOneLine(reader.readWithin(cell.children));
  const attrs = { colspan: toSpan(cell.attribs.colspan), rowspan: toSpan(cell.attribs.rowspan) };
  return toNodeJson(cell.name === "th" ? "tableHeader" : "tableCell", [toNodeJson("paragraph", line)], attrs);
}
