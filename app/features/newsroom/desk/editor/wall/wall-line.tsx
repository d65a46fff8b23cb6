import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { countBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { findGap, readPlace } from "./places.ts";
import { useLayout } from "./use-layout.ts";
import { lastWall, readWall } from "./wall-plugin.ts";

type WallLineProps = {
  editor: Editor;
  frame: RefObject<HTMLElement | null>;
  isReadOnly: boolean;
  onMove: (freeBlockCount: number | null) => void;
};

function toPlaceText(blocks: number): string {
  if (blocks === 0) return "vor dem ersten Baustein";
  return blocks === 1 ? "nach dem ersten Baustein" : `nach ${blocks} Bausteinen`;
}

/**
 * The line between what everybody reads and what is paid for. It lies over the text: the text itself stays what is published. Dragged,
 * or moved by the arrow keys as any slider.
 */
export function WallLine({ editor, frame, isReadOnly, onMove }: WallLineProps) {
  const layout = useLayout(editor);
  const [top, setTop] = useState<number | null>(null);
  const isDragged = useRef(false);
  const wall = readWall(editor.state);
  const node = wall?.node ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with each layout
  useLayoutEffect(() => {
    if (frame.current === null || node === null) return;
    const below = readPlace(editor.view, node, frame.current);
    const above = readPlace(editor.view, node - 1, frame.current);
    setTop(below === null ? (above?.bottom ?? null) : below.top);
  }, [editor, frame, node, layout]);
  if (wall === null || top === null) return null;
  const last = lastWall(editor.state);
  const move = (blocks: number) => onMove(Math.max(0, Math.min(blocks, last)));
  function onKeyDown(event: KeyboardEvent): void {
    if (wall === null || isReadOnly) return;
    const to = {
      ArrowUp: wall.blocks - 1,
      ArrowLeft: wall.blocks - 1,
      ArrowDown: wall.blocks + 1,
      ArrowRight: wall.blocks + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }
  function onPointerMove({ clientY }: PointerEvent): void {
    if (isDragged.current) move(countBlocks(editor.state.doc, findGap(editor.view, clientY)));
  }
  const text = `Ab hier Plus, ${wall.isAutomatic ? "von selbst " : ""}${toPlaceText(wall.blocks)}`;
  return (
    <div className="pointer-events-none absolute inset-x-0 z-[5] flex h-0 items-center gap-3 font-sans" style={{ top: top - 22 }}>
      <span className="h-px grow bg-plus" aria-hidden="true" />
      <div
        role="slider"
        tabIndex={isReadOnly ? -1 : 0}
        aria-label="Wo die Bezahlschranke steht"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={wall.blocks}
        aria-valuetext={text}
        aria-disabled={isReadOnly || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (isReadOnly) return;
          isDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          isDragged.current = false;
        }}
        className={`pointer-events-auto touch-none rounded-full border border-plus bg-ground px-3 py-1 text-[0.875rem] leading-[1.3] font-semibold text-ink ${isReadOnly ? "" : "cursor-ns-resize"}`}
      >
        Ab hier Plus
      </div>
      {wall.isAutomatic ? (
        <span className="text-[0.8125rem] text-soft">automatisch</span>
      ) : (
        !isReadOnly && (
          <button
            type="button"
            onClick={() => onMove(null)}
            className="pointer-events-auto min-h-8 bg-ground px-1 text-[0.8125rem] text-accent underline underline-offset-[0.16em]"
          >
            automatisch
          </button>
        )
      )}
      <span className="h-px grow bg-plus" aria-hidden="true" />
    </div>
  );
}
