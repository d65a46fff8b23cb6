import { redo, redoDepth, undo, undoDepth } from "@tiptap/pm/history";
import { type Editor, useEditorState } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { isInTable } from "#app/features/newsroom/desk/editor/commands/table-commands.ts";
import {
  hasMark,
  type LineKind,
  readLineKind,
  setLineKind,
  setMark,
} from "#app/features/newsroom/desk/editor/commands/text-commands.ts";
import { deleteBlock, moveBlocks, topBlockOf } from "#app/features/newsroom/desk/editor/commands/top-block.ts";
import type { DialogKind } from "#app/features/newsroom/desk/editor/dialogs/editor-dialog.tsx";
import { TableTools } from "./table-tools.tsx";
import { type Run, ToolButton, ToolGap } from "./tool-button.tsx";
import { useRoving } from "./use-roving.ts";

export type ToolbarHandle = { enter(): void };

type ToolbarProps = { ref: Ref<ToolbarHandle>; editor: Editor; open: (dialog: DialogKind) => void };

const lineKinds: readonly [LineKind, string][] = [
  ["paragraph", "Absatz"],
  ["heading2", "Zwischentitel"],
  ["heading3", "Kleiner Zwischentitel"],
  ["heading4", "Kleinster Zwischentitel"],
];

const moreMarks = [
  ["u", "Unterstrichen"],
  ["s", "Durchgestrichen"],
  ["sup", "Hochgestellt"],
  ["sub", "Tiefgestellt"],
  ["mark", "Markiert"],
  ["code", "Code"],
] as const;

/** What can be done with the text at the cursor. Alt+F10 leads here, Escape back. */
export function Toolbar({ ref, editor, open }: ToolbarProps) {
  const roving = useRoving(() => editor.view.focus());
  useImperativeHandle(ref, () => ({ enter: roving.enter }));
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      kind: readLineKind(state),
      marks: ["strong", "em", "a", ...moreMarks.map(([mark]) => mark)].filter((mark) => hasMark(state, mark)),
      isInTable: isInTable(state),
      block: topBlockOf(state)?.index ?? 0,
      count: state.doc.childCount,
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      isCode: state.selection.$from.parent.type.spec.code === true,
    }),
  });
  // The controls that are there are others with each selection.
  useEffect(roving.settle);
  const run: Run = (command) => {
    command(editor.state, editor.view.dispatch, editor.view);
    editor.view.focus();
  };
  const isByKey = useRef(false);
  // The arrows go through a list, each of them a change: the list keeps the focus.
  const runFromList: Run = (command) => {
    if (isByKey.current) command(editor.state, editor.view.dispatch, editor.view);
    else run(command);
  };
  const kind = now.kind === "quote" || now.kind === "bulletList" || now.kind === "orderedList" ? "" : (now.kind ?? "");
  const extra = moreMarks.find(([mark]) => now.marks.includes(mark))?.[0] ?? "";
  return (
    <div
      ref={roving.ref}
      role="toolbar"
      aria-label="Text gestalten"
      aria-controls="desk-text"
      onKeyDown={(event) => {
        isByKey.current = true;
        roving.onKeyDown(event);
      }}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      className="sticky top-0 z-10 -mx-1 border-b border-rule bg-ground px-1 py-1 font-sans"
    >
      <div className="flex items-center overflow-x-auto [scrollbar-width:none] md:flex-wrap">
        <ToolButton label="Baustein einfügen" icon="plus" keys="/" onPress={() => open({ kind: "insert" })} />
        <select
          aria-label="Art der Zeile"
          value={kind}
          onChange={({ target }) => runFromList(setLineKind(target.value as LineKind))}
          className="min-h-11 w-32 shrink-0 md:w-30 rounded-sm bg-ground px-1.5 text-[0.9375rem] font-semibold hover:bg-surface md:min-h-10"
        >
          {kind === "" && (
            <option value="" hidden>
              {now.kind === null ? "Baustein" : now.kind === "quote" ? "Zitat" : "Liste"}
            </option>
          )}
          {lineKinds.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <ToolButton
          label="Fett"
          icon="bold"
          keys="Strg+B"
          isOn={now.marks.includes("strong")}
          isDisabled={now.isCode}
          onPress={() => run(setMark("strong"))}
        />
        <ToolButton
          label="Kursiv"
          icon="italic"
          keys="Strg+I"
          isOn={now.marks.includes("em")}
          isDisabled={now.isCode}
          onPress={() => run(setMark("em"))}
        />
        <ToolButton
          label="Link"
          icon="link"
          keys="Strg+K"
          isOn={now.marks.includes("a")}
          isDisabled={now.isCode}
          onPress={() => open({ kind: "link" })}
        />
        <select
          aria-label="Weitere Auszeichnung"
          value={extra}
          disabled={now.isCode}
          onChange={({ target }) => runFromList(setMark(target.value === "" ? extra : target.value))}
          className="min-h-11 w-18 shrink-0 rounded-sm bg-ground px-1 text-[0.9375rem] hover:bg-surface md:min-h-10"
        >
          <option value="">{extra === "" ? "Mehr" : "Ohne"}</option>
          {moreMarks.map(([mark, title]) => (
            <option key={mark} value={mark}>
              {title}
            </option>
          ))}
        </select>
        <ToolGap />
        <ToolButton
          label="Liste"
          icon="bulletList"
          keys="Strg+Umschalt+8"
          isOn={now.kind === "bulletList"}
          onPress={() => run(setLineKind("bulletList"))}
        />
        <ToolButton
          label="Nummerierte Liste"
          icon="orderedList"
          keys="Strg+Umschalt+7"
          isOn={now.kind === "orderedList"}
          onPress={() => run(setLineKind("orderedList"))}
        />
        <ToolButton
          label="Zitat"
          icon="quote"
          keys="Strg+Umschalt+9"
          isOn={now.kind === "quote"}
          onPress={() => run(setLineKind("quote"))}
        />
        <ToolGap />
        <ToolButton
          label="Baustein nach oben"
          icon="up"
          keys="Alt+Umschalt+↑"
          isDisabled={now.block === 0}
          onPress={() => run(moveBlocks(-1))}
        />
        <ToolButton
          label="Baustein nach unten"
          icon="down"
          keys="Alt+Umschalt+↓"
          isDisabled={now.block >= now.count - 1}
          onPress={() => run(moveBlocks(1))}
        />
        <ToolButton label="Baustein löschen" icon="remove" keys="Alt+Umschalt+⌫" onPress={() => run(deleteBlock)} />
        <ToolGap />
        <ToolButton label="Rückgängig" icon="undo" keys="Strg+Z" isDisabled={!now.canUndo} onPress={() => run(undo)} />
        <ToolButton label="Wiederholen" icon="redo" keys="Strg+Umschalt+Z" isDisabled={!now.canRedo} onPress={() => run(redo)} />
        <ToolButton label="Hilfe" icon="help" onPress={() => open({ kind: "help" })} />
      </div>
      {now.isInTable && <TableTools editor={editor} run={run} />}
    </div>
  );
}
