import type { Editor } from "@tiptap/react";
import { type DragEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { startDrag } from "#app/features/newsroom/desk/editor/commands/start-drag.ts";
import { topBlockAt, topBlockOf } from "#app/features/newsroom/desk/editor/commands/top-block.ts";
import { readPlace } from "#app/features/newsroom/desk/editor/wall/places.ts";
import { useLayout } from "#app/features/newsroom/desk/editor/wall/use-layout.ts";
import { DeskIcon } from "./desk-icon.tsx";

type BlockHandleProps = { editor: Editor; frame: RefObject<HTMLElement | null>; onInsert: () => void };

/** The block under the pointer, or that with the cursor. */
function usePointedBlock(editor: Editor): number | null {
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const { dom } = editor.view;
    const follow = (event: globalThis.PointerEvent) => {
      const index = [...dom.children].findIndex((child) => child.contains(event.target as globalThis.Node));
      if (index !== -1) setPointed(index);
    };
    const forget = () => setPointed(null);
    dom.addEventListener("pointermove", follow);
    editor.on("transaction", forget);
    return () => {
      dom.removeEventListener("pointermove", follow);
      editor.off("transaction", forget);
    };
  }, [editor]);
  return pointed;
}

/** Beside each block, where there is room: a handle to drag it by, and the menu for what comes below it. Keys do both as well. */
export function BlockHandle({ editor, frame, onInsert }: BlockHandleProps) {
  const layout = useLayout(editor);
  const pointed = usePointedBlock(editor);
  const index = pointed ?? topBlockOf(editor.state)?.index ?? 0;
  const [top, setTop] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with each layout
  useLayoutEffect(() => {
    setTop(frame.current === null ? null : (readPlace(editor.view, index, frame.current)?.top ?? null));
  }, [editor, frame, index, layout]);
  function drag(event: DragEvent): void {
    const block = topBlockAt(editor.state.doc, index);
    if (block !== null) startDrag(editor.view, block.from, event);
  }
  if (top === null) return null;
  const look = "inline-flex h-8 w-6 items-center justify-center rounded-sm text-soft hover:bg-surface hover:text-ink";
  return (
    // The toolbar has the same for the keyboard and for screen readers.
    <div className="absolute -left-14 hidden items-center md:flex" style={{ top }} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        className={look}
        title="Baustein darunter einfügen"
        onClick={() => {
          const block = topBlockAt(editor.state.doc, index);
          if (block !== null) editor.commands.setTextSelection(block.from + 1);
          onInsert();
        }}
      >
        <DeskIcon name="plus" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        draggable
        className={`${look} cursor-grab`}
        title="Ziehen, um zu verschieben"
        onDragStart={drag}
      >
        <DeskIcon name="grip" />
      </button>
    </div>
  );
}
