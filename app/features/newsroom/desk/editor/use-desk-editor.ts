import { redo, undo } from "@tiptap/pm/history";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { type Editor, type UseEditorOptions, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { OTHER_TEXT } from "./commands/limits-plugin.ts";
import { SAID } from "./commands/top-block.ts";
import { toBlocks } from "./conversion/to-blocks.ts";
import { toDocument } from "./conversion/to-document.ts";
import { toExtensions } from "./desk-extensions.ts";
import { toPasteStep } from "./paste/insert-pasted.ts";
import { readClipboard } from "./paste/read-clipboard.ts";
import { deskSchema } from "./schema/desk-schema.ts";
import type { TextEditorProps } from "./text-editor-props.ts";
import { readFreeBlockCount, setWall } from "./wall/wall-plugin.ts";

export type EditorCalls = {
  openInsert(): void;
  openLink(): void;
  enterTools(): void;
  /** For screen readers. */
  say(text: string): void;
  /** Files that were pasted or dropped, and where. */
  takeFiles(view: EditorView, files: readonly File[], at: number): void;
};

function takeTransfer(
  view: EditorView,
  data: DataTransfer,
  at: number,
  calls: EditorCalls,
  onProblem: (text: string) => void,
): boolean {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  // Word puts a picture of the text beside it.
  if (data.files.length > 0 && html === "") {
    calls.takeFiles(view, [...data.files], at);
    return true;
  }
  const pasted = readClipboard(html, text);
  if (pasted === null) return false;
  if ("refusal" in pasted) {
    onProblem(pasted.refusal);
    return true;
  }
  const before = view.state.doc;
  const step = toPasteStep(view.state, pasted, text);
  if (step !== null) view.dispatch(step.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  // A refused text was said by who refused it.
  if (pasted.notice !== null && (step === null || view.state.doc !== before)) onProblem(pasted.notice);
  return true;
}

/** The editor of these blocks. What its props say later counts from then on; other blocks than its own take the text's place. */
export function useDeskEditor(props: TextEditorProps, calls: EditorCalls): Editor | null {
  const now = useRef({ props, calls });
  now.current = { props, calls };
  const known = useRef<readonly ContentBlock[]>(props.blocks);
  // Made once: what it calls is looked up when it calls.
  const [options] = useState<UseEditorOptions>(() => ({
    // The server shows nothing of it.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editable: !props.isReadOnly,
    extensions: toExtensions({
      isPremium: props.isPremium,
      freeBlockCount: props.freeBlockCount,
      onProblem: (text) => now.current.props.onProblem(text),
      onSlash: () => now.current.calls.openInsert(),
      onLink: () => now.current.calls.openLink(),
      onTools: () => now.current.calls.enterTools(),
    }),
    content: toDocument(deskSchema, props.blocks).toJSON(),
    editorProps: {
      attributes: {
        id: "desk-text",
        class: "prose desk-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": props.label ?? "Text des Beitrags",
        lang: "de-AT",
        spellcheck: "true",
      },
      handleDOMEvents: {
        // The editor would begin a selection, and nothing could be dragged (cards/card-frame.tsx).
        mousedown: (_, { target }) => target instanceof Element && target.closest("[data-card-handle]") !== null,
        // From a menu or by a phone: the browser's own history knows nothing of this text.
        beforeinput(view, event) {
          const command = { historyUndo: undo, historyRedo: redo }[event.inputType];
          if (command === undefined || isField(event.target)) return false;
          event.preventDefault();
          return command(view.state, view.dispatch) || true;
        },
        paste(view, event) {
          if (event.clipboardData === null || !view.editable || isField(event.target)) return false;
          const isTaken = takeTransfer(
            view,
            event.clipboardData,
            view.state.selection.to,
            now.current.calls,
            now.current.props.onProblem,
          );
          event.preventDefault();
          return isTaken;
        },
        drop(view, event) {
          if (view.dragging !== null || event.dataTransfer === null || !view.editable || isField(event.target)) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          event.preventDefault();
          if (place === null) return true;
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
          return takeTransfer(view, event.dataTransfer, place.pos, now.current.calls, now.current.props.onProblem);
        },
      },
    },
    onTransaction({ editor: { state }, transaction }) {
      const { freeBlockCount, onChange, onFreeBlockCount } = now.current.props;
      const said: unknown = transaction.getMeta(SAID);
      if (typeof said === "string") now.current.calls.say(said);
      if (!transaction.docChanged) return;
      const blocks = toBlocks(state.doc);
      known.current = blocks;
      onChange(blocks);
      const count = readFreeBlockCount(state);
      if (count !== freeBlockCount) onFreeBlockCount(count);
    },
  }));
  const editor = useEditor(options);
  useEffect(() => {
    if (editor !== null && editor.isEditable === props.isReadOnly) editor.setEditable(!props.isReadOnly, false);
  }, [editor, props.isReadOnly]);
  useEffect(() => {
    if (editor === null || props.blocks === known.current) return;
    const isSame = JSON.stringify(props.blocks) === JSON.stringify(known.current);
    known.current = props.blocks;
    if (isSame) return;
    const { doc, tr } = editor.state;
    const other = tr.replaceWith(0, doc.content.size, toDocument(editor.schema, props.blocks).content);
    editor.view.dispatch(setWall(other, now.current.props).setMeta(OTHER_TEXT, true));
  }, [editor, props.blocks]);
  const { isPremium, freeBlockCount } = props;
  useEffect(() => {
    if (editor === null) return;
    editor.view.dispatch(setWall(editor.state.tr, { isPremium, freeBlockCount }).setMeta("addToHistory", false));
  }, [editor, isPremium, freeBlockCount]);
  return editor;
}

/** The fields of cards have a clipboard of their own. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}
