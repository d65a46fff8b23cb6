/** Puts what was pasted or dropped into the text. */
import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { AllSelection, type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { setLink } from "#app/features/newsroom/desk/editor/commands/link-commands.ts";
import { insertBlocks } from "#app/features/newsroom/desk/editor/commands/top-block.ts";
import type { Pasted } from "./read-clipboard.ts";
import { toPastedNodes } from "./to-pasted-nodes.ts";

const isLine = ({ type }: Node) => type.name === "paragraph";

/** Everything as one line of text, for where nothing else can stand: titles, captions, cells. */
function toOneLine(nodes: readonly Node[]): Fragment {
  const lines: Fragment[] = [];
  for (const top of nodes) {
    if (top.isTextblock) lines.push(top.content);
    else {
      top.descendants((node) => {
        if (node.isTextblock && node.content.size > 0) lines.push(node.content);
        return !node.isTextblock;
      });
    }
  }
  const space = nodes[0]?.type.schema.text(" ");
  return lines.reduce(
    (whole, line) => (whole.size === 0 || space === undefined ? whole.append(line) : whole.addToEnd(space).append(line)),
    Fragment.empty,
  );
}

function insertLine(state: EditorState, line: Fragment): Transaction {
  const { parent } = state.selection.$from;
  const content =
    parent.type.spec.marks === ""
      ? Fragment.from(line.size === 0 ? [] : [state.schema.text(line.textBetween(0, line.size, " ", " "))])
      : line;
  return state.tr.replaceSelection(new Slice(content, 0, 0));
}

/** Null when there is nothing to put in. `text` is the clipboard's plain text, which code takes as it is. */
export function toPasteStep(state: EditorState, pasted: Pasted, text: string): Transaction | null {
  const { $from, empty } = state.selection;
  if ($from.parent.type.spec.code === true) return text === "" ? null : state.tr.insertText(text.replace(/\r\n?/g, "\n"));
  if (pasted.address !== null && !empty && $from.sameParent(state.selection.$to)) {
    let linked: Transaction | null = null;
    setLink(state.selection, pasted.address)(state, (tr) => {
      linked = tr;
    });
    if (linked !== null) return linked;
  }
  const nodes = toPastedNodes(state.schema, pasted.parts);
  const [first] = nodes;
  if (first === undefined) return null;
  if (state.selection instanceof AllSelection) return replaceAll(state, nodes);
  if ($from.depth === 0) return belowBlock(state, nodes);
  const isEmptyLine = $from.depth === 1 && isLine($from.parent) && $from.parent.content.size === 0;
  // An address is content of its own only where it stands alone.
  if (pasted.address !== null && !isEmptyLine) return insertLine(state, Fragment.from(toLinkText(state, pasted.address)));
  if ($from.depth !== 1 && !isInList(state)) return insertLine(state, toOneLine(nodes));
  if (nodes.length === 1 && first.isTextblock && isLine(first)) return insertLine(state, first.content);
  if (nodes.every(isLine) && isInList(state)) return state.tr.replaceSelection(toItems(state, nodes));
  if (nodes.every(isLine)) return state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1));
  if ($from.depth !== 1) return belowBlock(state, nodes);
  return replaceWithBlocks(state, nodes);
}

function replaceAll({ doc, tr }: EditorState, nodes: readonly Node[]): Transaction {
  tr.replaceWith(0, doc.content.size, [...nodes]);
  return tr.setSelection(Selection.atEnd(tr.doc));
}

function toLinkText({ schema }: EditorState, href: string): Node {
  const link = schema.marks.a;
  return schema.text(href, link === undefined ? [] : [link.create({ href })]);
}

/** Each line as one of the list. */
function toItems({ schema }: EditorState, nodes: readonly Node[]): Slice {
  const item = schema.nodes.listItem;
  return item === undefined ? Slice.empty : new Slice(Fragment.from(nodes.map((node) => item.create(null, node))), 2, 2);
}

function isInList({ selection: { $from } }: EditorState): boolean {
  return $from.depth > 1 && $from.node(1).type.name.endsWith("List");
}

function belowBlock(state: EditorState, nodes: readonly Node[]): Transaction | null {
  let inserted: Transaction | null = null;
  insertBlocks(nodes)(state, (tr) => {
    inserted = tr;
  });
  return inserted;
}

/** The line is cut at the cursor, and they stand between its halves; an empty half goes. */
function replaceWithBlocks(state: EditorState, nodes: readonly Node[]): Transaction {
  const { tr } = state;
  if (!state.selection.empty) tr.deleteSelection();
  const $from = tr.selection.$from;
  if ($from.depth !== 1) return tr.replaceSelection(new Slice(Fragment.from([...nodes]), 0, 0));
  const isAtStart = $from.parentOffset === 0;
  const isAtEnd = $from.parentOffset === $from.parent.content.size;
  let at = $from.pos;
  if (isAtStart && isAtEnd && isLine($from.parent)) tr.replaceWith($from.before(), $from.after(), [...nodes]);
  else if (isAtStart || isAtEnd) tr.insert(isAtEnd ? $from.after() : $from.before(), [...nodes]);
  else {
    tr.split(at);
    tr.insert(at + 1, [...nodes]);
  }
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  at = (isAtStart ? $from.before() : isAtEnd ? $from.after() : at + 1) + size;
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)), -1));
}
