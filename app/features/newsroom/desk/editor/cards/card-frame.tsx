import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import type { DragEvent } from "react";
import { startDrag } from "#app/features/newsroom/desk/editor/commands/start-drag.ts";

type CardFrameProps = {
  /** What screen readers call it. */
  label: string;
  isSelected: boolean;
  as?: "div" | "figure";
  className?: string;
  children: React.ReactNode;
};

type HandleProps = Pick<ReactNodeViewProps, "editor" | "getPos"> & { className?: string; children: React.ReactNode };

/** Around a block that is more than a line of text. Chosen as a whole it has an edge. */
export function CardFrame({ label, isSelected, as = "div", className = "", children }: CardFrameProps) {
  return (
    <NodeViewWrapper
      as={as}
      role="group"
      aria-label={label}
      className={`desk-card ${className}`}
      data-selected={isSelected || undefined}
    >
      {children}
    </NodeViewWrapper>
  );
}

/** A part of a card that is no text: a click chooses the whole, and it is dragged by it. */
export function CardHandle({ editor, getPos, className, children }: HandleProps) {
  function choose(): void {
    const pos = getPos();
    if (pos !== undefined && editor.isEditable) editor.commands.setNodeSelection(pos);
  }
  function drag(event: DragEvent): void {
    const pos = getPos();
    if (pos !== undefined && editor.isEditable) startDrag(editor.view, pos, event);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has its own ways to a block (commands/keys.ts)
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      contentEditable={false}
      data-card-handle=""
      draggable={editor.isEditable}
      onDragStart={drag}
      className={className}
      onClick={choose}
    >
      {children}
    </div>
  );
}

/** A card that is no part of the text as readers see it: a quiet box with its kind above. */
export function QuietCard({ kind, children }: { kind: string; children: React.ReactNode }) {
  return (
    <div
      contentEditable={false}
      className="rounded-sm border border-rule bg-surface px-4 py-3 font-sans text-[1rem] leading-[1.45]"
    >
      <p className="text-[0.8125rem] font-semibold tracking-[0.02em] text-soft">{kind}</p>
      {children}
    </div>
  );
}
