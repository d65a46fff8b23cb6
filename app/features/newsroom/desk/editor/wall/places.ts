/** Where the blocks of a text stand on the screen, from the top of the text's frame. */
import type { EditorView } from "@tiptap/pm/view";

export type Place = { top: number; bottom: number };

/** Of the node of that number; null for one that is not there. */
export function readPlace(view: EditorView, index: number, frame: HTMLElement): Place | null {
  const element = view.dom.children[index];
  if (element === undefined || index >= view.state.doc.childCount) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const origin = frame.getBoundingClientRect().top;
  return { top: top - origin, bottom: bottom - origin };
}

/** The gap between two nodes that is nearest to a height: the number of the node below it. */
export function findGap(view: EditorView, clientY: number): number {
  const middles = [...view.dom.children].slice(0, view.state.doc.childCount).map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return middles.filter((middle) => middle < clientY).length;
}
