/** What the keys do in a text. The list for people is `shortcuts` below; Enter, Tab and Backspace do what is expected of them. */
import { chainCommands, exitCode, newlineInCode, splitBlockAs } from "@tiptap/pm/commands";
import { redo, undo } from "@tiptap/pm/history";
import { liftListItem, sinkListItem, splitListItem } from "@tiptap/pm/schema-list";
import type { Command } from "@tiptap/pm/state";
import { TextSelection } from "@tiptap/pm/state";
import { goToNextCell, isInTable } from "@tiptap/pm/tables";
import { type LineKind, setLineKind, setMark } from "./text-commands.ts";
import { beginLineBelow, deleteBlock, moveBlocks, topBlockOf } from "./top-block.ts";

function inListItem(run: (type: Parameters<typeof liftListItem>[0]) => Command): Command {
  return (state, dispatch, view) => {
    const type = state.schema.nodes.listItem;
    return type !== undefined && run(type)(state, dispatch, view);
  };
}

const insertBreak: Command = (state, dispatch) => {
  const type = state.schema.nodes.hardBreak;
  const { parent } = state.selection.$from;
  if (type === undefined || !parent.type.contentMatch.matchType(type)) return false;
  dispatch?.(state.tr.replaceSelectionWith(type.create()).scrollIntoView());
  return true;
};

/** In a cell a line breaks; in a title and a caption Enter leads on, at the end out of the block. */
const enterInWords: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInTable(state)) return insertBreak(state, dispatch);
  const name = $from.parent.type.name;
  if (name !== "title" && name !== "caption") return false;
  const block = topBlockOf(state);
  const next = TextSelection.findFrom(state.doc.resolve($from.after()), 1, true);
  if (block === null || next === null || next.from >= block.to) return beginLineBelow(state, dispatch);
  dispatch?.(state.tr.setSelection(next).scrollIntoView());
  return true;
};

/** An empty last line of a quote or a box ends it. */
const leaveBox: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  const { $from, empty } = state.selection;
  const isBox = block?.node.type.name === "quote" || block?.node.type.name === "facts";
  if (block === null || !isBox || !empty || $from.depth !== 2 || $from.parent.content.size > 0) return false;
  if ($from.parent.type.name !== "paragraph") return false;
  const lines = block.node.children.filter(({ type }) => type.name !== "caption" && type.name !== "title");
  if (lines.length < 2 || lines.at(-1) !== $from.parent) return false;
  const paragraph = state.schema.nodes.paragraph;
  if (paragraph === undefined) return false;
  if (dispatch !== undefined) {
    const { tr } = state;
    tr.delete($from.before(), $from.after());
    const at = tr.mapping.map(block.to);
    tr.insert(at, paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  }
  return true;
};

/** A line of a quote is followed by another one: left alone it would be who said it, of which there is one. */
const splitInQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  if (paragraph === undefined || $from.depth !== 2 || $from.node(1).type.name !== "quote" || $from.parent.type !== paragraph)
    return false;
  return splitBlockAs(() => ({ type: paragraph }))(state, dispatch);
};

/** At the beginning of a quote's or box's first line: an empty one is a paragraph again; otherwise nothing is torn apart. */
const backspaceInBox: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  const { $from, empty } = state.selection;
  const name = block?.node.type.name ?? "";
  if (block === null || !empty || $from.parentOffset > 0) return false;
  const isEmpty = block.node.textContent === "" && block.node.isTextblock === false;
  const isText = ["quote", "facts", "tableBlock"].includes(name);
  if (isText && isEmpty) return deleteBlock(state, dispatch);
  if (name === "codeBlock" && block.node.content.size === 0) return setLineKind("paragraph")(state, dispatch);
  return false;
};

/** A heading whose first sign is taken back is a paragraph. */
const backspaceInHeading: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== "heading") return false;
  return setLineKind("paragraph")(state, dispatch);
};

/** From cell to cell; from the last, and elsewhere, Tab goes on to what follows the text. */
const tabInTable: Command = (state, dispatch) => isInTable(state) && goToNextCell(1)(state, dispatch);

const selectAllInCode: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type.spec.code !== true) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.start(), $from.end())));
  return true;
};

/** Also where there is nothing to take back: the browser has a history of its own, which knows nothing of this text. */
function alone(command: Command): Command {
  return (state, dispatch, view) => {
    command(state, dispatch, view);
    return true;
  };
}

const lines: readonly [key: string, kind: LineKind][] = [
  ["Mod-Alt-0", "paragraph"],
  // German keyboards have signs on Ctrl and Alt with a number, Macs take pictures of the screen with ⌘ and Shift.
  ["Mod-Shift-2", "heading2"],
  ["Mod-Shift-3", "heading3"],
  ["Mod-Shift-4", "heading4"],
  ["Mod-Alt-2", "heading2"],
  ["Mod-Alt-3", "heading3"],
  ["Mod-Alt-4", "heading4"],
  ["Mod-Shift-7", "orderedList"],
  ["Mod-Shift-8", "bulletList"],
  ["Mod-Shift-9", "quote"],
];

const marks: readonly [key: string, mark: string][] = [
  ["Mod-b", "strong"],
  ["Mod-i", "em"],
  ["Mod-u", "u"],
  ["Mod-Shift-x", "s"],
  ["Mod-e", "code"],
];

export const keys: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(lines.map(([key, kind]) => [key, setLineKind(kind)])),
  ...Object.fromEntries(marks.map(([key, mark]) => [key, setMark(mark)])),
  Enter: chainCommands(
    newlineInCode,
    enterInWords,
    inListItem((type) => splitListItem(type)),
    inListItem(liftListItem),
    leaveBox,
    splitInQuote,
  ),
  "Shift-Enter": chainCommands(newlineInCode, insertBreak),
  "Mod-Enter": chainCommands(exitCode, beginLineBelow),
  Backspace: chainCommands(backspaceInBox, backspaceInHeading),
  Tab: chainCommands(tabInTable, inListItem(sinkListItem)),
  "Shift-Tab": chainCommands(
    (state, dispatch) => isInTable(state) && goToNextCell(-1)(state, dispatch),
    inListItem(liftListItem),
  ),
  "Alt-Shift-ArrowUp": moveBlocks(-1),
  "Alt-Shift-ArrowDown": moveBlocks(1),
  "Alt-Shift-Backspace": deleteBlock,
  "Mod-a": selectAllInCode,
  "Mod-z": alone(undo),
  "Mod-Shift-z": alone(redo),
  "Mod-y": alone(redo),
};

/** As the help names them; on a Mac the command key takes the place of "Strg". */
export const shortcuts: readonly [keys: string, what: string][] = [
  ["Alt + F10", "Zur Werkzeugleiste, mit Esc zurück"],
  ["/ in einer leeren Zeile", "Baustein einfügen"],
  ["Strg + B", "Fett"],
  ["Strg + I", "Kursiv"],
  ["Strg + U", "Unterstrichen"],
  ["Strg + K", "Link"],
  ["Strg + Umschalt + 2, 3, 4", "Zwischentitel, noch einmal: Absatz"],
  ["Strg + Umschalt + 7", "Nummerierte Liste"],
  ["Strg + Umschalt + 8", "Liste"],
  ["Strg + Umschalt + 9", "Zitat"],
  ["Umschalt + Enter", "Neue Zeile im Absatz"],
  ["Strg + Enter", "Neuer Absatz unter dem Baustein"],
  ["Alt + Umschalt + ↑ oder ↓", "Baustein verschieben"],
  ["Alt + Umschalt + ⌫", "Baustein löschen"],
  ["Strg + Z", "Rückgängig"],
  ["Strg + Umschalt + Z", "Wiederholen"],
];
