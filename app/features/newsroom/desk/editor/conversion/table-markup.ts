/** A table: rows in head, body and foot, cells that hold one line of text each. */
import type { Node } from "@tiptap/pm/model";
import { type NodeJson, toNodeJson } from "./document-json.ts";
import { readInline, writeInline } from "./inline-markup.ts";
import { type ChildNode, type Element, hasOnly, isNothing, isTag, toStartTag } from "./markup-tree.ts";

const sections: ReadonlySet<string> = new Set(["thead", "tbody", "tfoot"]);

/** Its rows, and the line above them where the markup has one. Null for a table that holds more than that. */
export function readTable(element: Element): { table: NodeJson; caption: NodeJson[] | null } | null {
  if (!hasOnly(element)) return null;
  const rows: (NodeJson | null)[] = [];
  let caption: NodeJson[] | null = null;
  for (const child of element.children) {
    if (isNothing(child)) continue;
    if (!isTag(child) || !hasOnly(child)) return null;
    if (child.name === "caption" && caption === null && rows.length === 0) {
      caption = readInline(child.children);
      if (caption === null) return null;
    } else if (child.name === "tr") rows.push(readRow(child, null));
    else if (!sections.has(child.name)) return null;
    else rows.push(...child.children.filter((row) => !isNothing(row)).map((row) => readRow(row, child.name)));
  }
  if (rows.length === 0 || rows.includes(null)) return null;
  const content = rows.filter((row) => row !== null);
  return { table: toNodeJson("table", content), caption };
}

function readRow(row: ChildNode, section: string | null): NodeJson | null {
  if (!isTag(row) || row.name !== "tr" || !hasOnly(row)) return null;
  const cells = row.children.filter((cell) => !isNothing(cell)).map(readCell);
  if (cells.length === 0 || cells.includes(null)) return null;
  return toNodeJson(
    "tableRow",
    cells.filter((cell) => cell !== null),
    { section },
  );
}

function readCell(cell: ChildNode): NodeJson | null {
  if (!isTag(cell)) return null;
  const isHeader = cell.name === "th";
  if (!(isHeader || cell.name === "td") || !hasOnly(cell, "colspan", "rowspan", ...(isHeader ? ["scope"] : []))) return null;
  const line = readInline(cell.children);
  if (line === null) return null;
  const { colspan, rowspan, scope = null } = cell.attribs;
  const spans = { colspan: Number(colspan ?? 1) || 1, rowspan: Number(rowspan ?? 1) || 1 };
  const attrs = isHeader ? { ...spans, scope } : spans;
  return toNodeJson(isHeader ? "tableHeader" : "tableCell", [toNodeJson("paragraph", line)], attrs);
}

function writeCell({ type, attrs, firstChild }: Node): string {
  const name = type.name === "tableHeader" ? "th" : "td";
  const span = (count: number) => (count > 1 ? count : null);
  const tag = toStartTag(name, { scope: attrs.scope ?? null, colspan: span(attrs.colspan), rowspan: span(attrs.rowspan) });
  return `${tag}${firstChild === null ? "" : writeInline(firstChild)}</${name}>`;
}

export function writeTable(table: Node): string {
  let html = "<table>";
  let open: string | null = null;
  const enter = (section: string | null) => {
    if (section === open) return;
    html += `${open === null ? "" : `</${open}>`}${section === null ? "" : `<${section}>`}`;
    open = section;
  };
  table.forEach((row) => {
    enter(row.attrs.section);
    html += `<tr>${row.children.map(writeCell).join("")}</tr>`;
  });
  enter(null);
  return `${html}</table>`;
}
