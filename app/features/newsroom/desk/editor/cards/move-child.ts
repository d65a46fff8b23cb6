import type { Command } from "@tiptap/pm/state";

/** The node at a place and its neighbour change places. */
export function moveChild(pos: number, direction: -1 | 1): Command {
  return (state, dispatch) => {
    const $pos = state.doc.resolve(pos);
    const node = $pos.nodeAfter;
    const other = $pos.parent.maybeChild($pos.index() + direction);
    if (node === null || other === null) return false;
    const from = direction === -1 ? pos - other.nodeSize : pos;
    const pair = direction === -1 ? [node, other] : [other, node];
    dispatch?.(state.tr.replaceWith(from, from + node.nodeSize + other.nodeSize, pair));
    return true;
  };
}

export function removeChild(pos: number): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (node === null) return false;
    dispatch?.(state.tr.delete(pos, pos + node.nodeSize));
    return true;
  };
}
