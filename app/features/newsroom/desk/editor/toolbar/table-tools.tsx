import { type Editor, useEditorState } from "@tiptap/react";
import { hasTableHead, tableActions } from "#app/features/newsroom/desk/editor/commands/table-commands.ts";
import type { Run } from "./tool-button.tsx";

/** Rows and columns of the table with the cursor. What cannot be done there is not offered. */
export function TableTools({ editor, run }: { editor: Editor; run: Run }) {
  const { possible, hasHead } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      possible: tableActions.filter(({ run: command }) => command(state)).map(({ title }) => title),
      hasHead: hasTableHead(state),
    }),
  });
  return (
    <div className="flex gap-1 overflow-x-auto border-t border-rule pt-1 [scrollbar-width:none] md:flex-wrap">
      {tableActions
        .filter(({ title }) => possible.includes(title))
        .map(({ title, run: command }) => (
          <button
            key={title}
            type="button"
            aria-pressed={title === "Kopfzeile" ? hasHead : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
            className="min-h-9 shrink-0 rounded-sm px-2 text-[0.875rem] text-ink hover:bg-surface aria-pressed:bg-surface aria-pressed:text-accent"
          >
            {title}
          </button>
        ))}
    </div>
  );
}
