/** The blocks of a text are the children of its document. */
import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { type Command, type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";

export type TopBlock = { node: Node; index: number; from: number; to: number };

export function topBlockAt(doc: Node, index: number): TopBlock | null {
  const node = doc.maybeChild(index);
  if (node === null) return null;
  const from = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return { node, index, from, to: from + node.nodeSize };
}

function indexOf($pos: ResolvedPos): number {
  return Math.min($pos.index(0), $pos.doc.childCount - 1);
}

/** The one in which the selection begins. */
export function topBlockOf({ doc, selection }: EditorState): TopBlock | null {
  return topBlockAt(doc, indexOf(selection.$from));
}

/** The selection on or in the block that begins there. */
export function selectBlock(tr: Transaction, from: number): Transaction {
  const node = tr.doc.nodeAt(from);
  if (node === null) return tr;
  if (node.isAtom) return tr.setSelection(NodeSelection.create(tr.doc, from));
  const inside = TextSelection.findFrom(tr.doc.resolve(from + 1), 1, true);
  return tr.setSelection(inside ?? Selection.near(tr.doc.resolve(from)));
}

/** Marks the change of places in a transaction. */
export const BLOCKS_MOVED = "blocksMoved";
/** What a transaction has done, for screen readers. */
export const SAID = "said";

/** All blocks that the selection touches, one place up (-1) or down (1). */
export function moveBlocks(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const first = topBlockAt(state.doc, indexOf($from));
    const last = topBlockAt(state.doc, state.selection instanceof NodeSelection ? indexOf($from) : indexOf($to));
    if (first === null || last === null) return false;
    const other = topBlockAt(state.doc, direction === -1 ? first.index - 1 : last.index + 1);
    if (other === null) return false;
    if (dispatch !== undefined) {
      // The neighbour goes to the other side: the selection stays in what seems to move.
      const { tr } = state;
      tr.delete(other.from, other.to);
      tr.insert(direction === -1 ? last.to - other.node.nodeSize : first.from, other.node);
      const place = `Baustein ist jetzt Nummer ${first.index + 1 + direction} von ${tr.doc.childCount}`;
      dispatch(tr.setMeta(BLOCKS_MOVED, true).setMeta(SAID, place).scrollIntoView());
    }
    return true;
  };
}

/** A text without blocks is an empty line. */
export const deleteBlock: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  const paragraph = state.schema.nodes.paragraph;
  if (block === null || paragraph === undefined) return false;
  if (dispatch !== undefined) {
    const { tr } = state;
    if (state.doc.childCount === 1) tr.replaceWith(block.from, block.to, paragraph.create());
    else tr.delete(block.from, block.to);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(block.from, tr.doc.content.size))));
    dispatch(tr.setMeta(SAID, "Baustein gelöscht").scrollIntoView());
  }
  return true;
};

const isEmptyLine = ({ type, content }: Node) => type.name === "paragraph" && content.size === 0;

/** Below the block with the cursor, or in its place where that is an empty line; the cursor is in the first of them. */
export function insertBlocks(nodes: readonly Node[]): Command {
  return (state, dispatch) => {
    const block = topBlockOf(state);
    const [first] = nodes;
    if (block === null || first === undefined) return false;
    if (dispatch !== undefined) {
      const { tr } = state;
      const at = isEmptyLine(block.node) ? block.from : block.to;
      tr.replaceWith(at, block.to, [...nodes]);
      dispatch(selectBlock(tr, at).scrollIntoView());
    }
    return true;
  };
}

/** A new line below the block with the cursor, from wherever in it. */
export const beginLineBelow: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  const paragraph = state.schema.nodes.paragraph;
  if (block === null || paragraph === undefined) return false;
  if (dispatch !== undefined) {
    const tr = state.tr.insert(block.to, paragraph.create());
    dispatch(selectBlock(tr, block.to).scrollIntoView());
  }
  return true;
};
