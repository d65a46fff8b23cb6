/** What was pasted as nodes of this schema. */
import type { Node, Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { toBlockNode } from "#app/features/newsroom/desk/editor/conversion/to-document.ts";
import type { PastedPart } from "./clean-paste.ts";

/** Rows of other tables may be of different length. */
function fillRows(block: Node): Node {
  const table = block.firstChild;
  const problems = table === null ? null : TableMap.get(table).problems;
  if (table === null || problems === null) return block;
  const { tableCell } = block.type.schema.nodes;
  const width = Math.max(...table.children.map((row) => row.children.reduce((sum, { attrs }) => sum + attrs.colspan, 0)));
  const rows = table.children.map((row) => {
    const missing = width - row.children.reduce((sum, { attrs }) => sum + attrs.colspan, 0);
    const cells = row.children.map((cell) => cell.type.create({ ...cell.attrs, rowspan: 1 }, cell.content));
    return row.type.create(
      row.attrs,
      [...cells, ...Array.from({ length: missing }, () => tableCell?.createAndFill() ?? [])].flat(),
    );
  });
  return block.type.create(block.attrs, [table.type.create(table.attrs, rows), ...block.children.slice(1)]);
}

export function toPastedNodes(schema: Schema, parts: readonly PastedPart[]): Node[] {
  return parts.map((part) => {
    const node = "kind" in part ? toBlockNode(schema, part) : schema.nodeFromJSON(part);
    return node.type.name === "tableBlock" ? fillRows(node) : node;
  });
}
