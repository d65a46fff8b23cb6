/** Links in a line of text. */
import type { Command, EditorState } from "@tiptap/pm/state";
import { decideLink } from "#shared/content/link-address.ts";

/** The whole link around the cursor, or what is marked. */
export function readLink(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection;
  const type = state.schema.marks.a;
  const mark = type?.isInSet($from.marks()) ?? $from.nodeAfter?.marks.find((one) => one.type === type);
  if (mark === undefined) return { from, to, href: "" };
  const href: string = mark.attrs.href ?? "";
  if (!empty) return { from, to, href };
  const { parent } = $from;
  const begin = $from.start();
  let index = $from.index();
  if (!mark.isInSet(parent.maybeChild(index)?.marks ?? [])) index -= 1;
  let first = index;
  let last = index;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last < parent.childCount - 1 && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  const sizeTo = (end: number) => parent.children.slice(0, end).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return { from: begin + sizeTo(first), to: begin + sizeTo(last + 1), href };
}

/** What somebody typed as an address that may be stored; null when none can be made of it. */
export function toTypedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const isBare = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:].*)?$/u.test(text);
  const link = decideLink(isBare ? `https://${text}` : text);
  // A word alone would be a page beside this one.
  return link !== null && /^(?:https?:\/\/[^/\s]+|mailto:\S|tel:[+\d]|[/#?]\S)/i.test(link) && !/\s/.test(link) ? link : null;
}

/** On what is marked, or in place of the link around the cursor; where nothing is marked the address is the text. */
export function setLink({ from, to }: { from: number; to: number }, href: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.a;
    if (type === undefined || !state.doc.resolve(from).parent.type.allowsMarkType(type)) return false;
    const { tr } = state;
    const end = from === to ? from + href.length : to;
    if (from === to) tr.insertText(href, from);
    dispatch?.(tr.removeMark(from, end, type).addMark(from, end, type.create({ href })).scrollIntoView());
    return true;
  };
}

export function removeLink({ from, to }: { from: number; to: number }): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, state.schema.marks.a));
    return true;
  };
}
