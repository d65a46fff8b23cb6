/** Rows, columns and the head of the table with the cursor. */
import type { Node } from "@tiptap/pm/model";
import type { Command, EditorState } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  mergeCells,
  splitCell,
} from "@tiptap/pm/tables";

function findTable({ selection: { $from } }: EditorState): { table: Node; from: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === "table") return { table: $from.node(depth), from: $from.before(depth) };
  }
  return null;
}

export function hasTableHead(state: EditorState): boolean {
  return findTable(state)?.table.firstChild?.attrs.section === "thead";
}

/** The first row names the columns, or is a row as the others are. */
const toggleHead: Command = (state, dispatch) => {
  const found = findTable(state);
  const first = found?.table.firstChild;
  const { tableHeader, tableCell, tableRow } = state.schema.nodes;
  if (!found || !first || !tableHeader || !tableCell || !tableRow) return false;
  const isHead = first.attrs.section === "thead";
  const cells = first.children.map(({ attrs: { colspan, rowspan }, content }) =>
    (isHead ? tableCell : tableHeader).create({ colspan, rowspan }, content),
  );
  const row = tableRow.create({ section: isHead ? "tbody" : "thead" }, cells);
  dispatch?.(state.tr.replaceWith(found.from + 1, found.from + 1 + first.nodeSize, row).scrollIntoView());
  return true;
};

/** Above a head stands nothing. */
const addRowAbove: Command = (state, dispatch) => {
  const found = findTable(state);
  const { $from } = state.selection;
  const isInHead = found !== null && hasTableHead(state) && $from.pos < found.from + 1 + (found.table.firstChild?.nodeSize ?? 0);
  return !isInHead && addRowBefore(state, dispatch);
};

export const tableActions = [
  { title: "Zeile darüber", run: addRowAbove },
  { title: "Zeile darunter", run: addRowAfter },
  { title: "Zeile löschen", run: deleteRow },
  { title: "Spalte davor", run: addColumnBefore },
  { title: "Spalte danach", run: addColumnAfter },
  { title: "Spalte löschen", run: deleteColumn },
  { title: "Zellen verbinden", run: mergeCells },
  { title: "Zelle teilen", run: splitCell },
  { title: "Kopfzeile", run: toggleHead },
] as const satisfies readonly { title: string; run: Command }[];

export { isInTable };
