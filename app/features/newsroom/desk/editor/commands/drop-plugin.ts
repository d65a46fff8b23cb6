/** Where a dragged block goes: between the two that it is held over, by their middles. The edge of one of them shows the place. */
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

/** The node whose edge it is, and which of its edges. */
type DropPlace = { from: number; to: number; isBelow: boolean };

const key = new PluginKey<DropPlace | null>("drop");

/** One whole block or picture that is dragged from within this text. */
function readDragged(view: EditorView): Node | null {
  const slice = view.dragging?.slice;
  const isWhole = slice !== undefined && slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1;
  return isWhole && view.state.selection instanceof NodeSelection ? slice.content.firstChild : null;
}

/** The children among which it may stand, each with its place. */
function listSiblings(view: EditorView, dragged: Node): { node: Node; from: number }[] {
  const { doc, selection } = view.state;
  const isPicture = dragged.type.name === "galleryImage";
  const parent = isPicture ? selection.$from.parent : doc;
  const begin = isPicture ? selection.$from.start() : 0;
  let from = begin;
  return parent.children.map((node) => {
    const sibling = { node, from };
    from += node.nodeSize;
    return sibling;
  });
}

function findPlace(view: EditorView, dragged: Node, clientY: number): DropPlace | null {
  const siblings = listSiblings(view, dragged);
  const below = siblings.find(({ from }) => {
    const element = view.nodeDOM(from);
    if (!(element instanceof Element)) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2 > clientY;
  });
  const edge = below ?? siblings.at(-1);
  return edge === undefined ? null : { from: edge.from, to: edge.from + edge.node.nodeSize, isBelow: below === undefined };
}

function show(view: EditorView, place: DropPlace | null): void {
  const now = key.getState(view.state) ?? null;
  if (now?.from !== place?.from || now?.isBelow !== place?.isBelow) view.dispatch(view.state.tr.setMeta(key, { place }));
}

export function dropPlugin(): Plugin {
  return new Plugin<DropPlace | null>({
    key,
    state: {
      init: () => null,
      apply(tr, place) {
        const set: { place: DropPlace | null } | undefined = tr.getMeta(key);
        if (set !== undefined) return set.place;
        return tr.docChanged ? null : place;
      },
    },
    props: {
      decorations(state) {
        const place = key.getState(state);
        if (place === null || place === undefined) return null;
        const edge = Decoration.node(place.from, place.to, { class: place.isBelow ? "drop-below" : "drop-above" });
        return DecorationSet.create(state.doc, [edge]);
      },
      handleDOMEvents: {
        dragover(view, event) {
          const dragged = readDragged(view);
          if (dragged !== null) show(view, findPlace(view, dragged, event.clientY));
          return false;
        },
        dragleave(view, event) {
          if (!(event.relatedTarget instanceof globalThis.Node && view.dom.contains(event.relatedTarget))) show(view, null);
          return false;
        },
        dragend(view) {
          show(view, null);
          return false;
        },
      },
      handleDrop(view, event, _, isMoved) {
        const dragged = readDragged(view);
        const place = dragged === null ? null : findPlace(view, dragged, event.clientY);
        if (dragged === null || place === null || !isMoved) return false;
        const { tr } = view.state;
        tr.deleteSelection();
        const at = tr.mapping.map(place.isBelow ? place.to : place.from);
        tr.insert(at, dragged).setSelection(NodeSelection.create(tr.doc, at));
        view.dispatch(tr.setMeta(key, { place: null }).setMeta("uiEvent", "drop"));
        view.focus();
        return true;
      },
    },
  });
}
