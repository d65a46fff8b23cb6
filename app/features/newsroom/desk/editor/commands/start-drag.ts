import { NodeSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { DragEvent } from "react";

/** Drags the node at that place; where it is dropped the editor decides, and it leaves its old place. */
export function startDrag(view: EditorView, pos: number, event: DragEvent): void {
  const selection = NodeSelection.create(view.state.doc, pos);
  view.dispatch(view.state.tr.setSelection(selection));
  const slice = view.state.selection.content();
  const { dom, text } = view.serializeForClipboard(slice);
  const { dataTransfer } = event;
  dataTransfer.clearData();
  dataTransfer.setData("text/html", dom.innerHTML);
  dataTransfer.setData("text/plain", text);
  dataTransfer.effectAllowed = "move";
  const element = view.nodeDOM(pos);
  if (element instanceof Element) dataTransfer.setDragImage(element, 0, 0);
  view.dragging = { slice, move: true };
  // Not by the block around it as well.
  event.stopPropagation();
}
