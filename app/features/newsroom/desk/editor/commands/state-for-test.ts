/** An editor's state without a screen. `|` in a text is where the cursor stands. */
import type { Node } from "@tiptap/pm/model";
import { type Command, EditorState, type Plugin, TextSelection } from "@tiptap/pm/state";
import { toBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { toDocument } from "#app/features/newsroom/desk/editor/conversion/to-document.ts";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";

export const paragraph = (html: string): ContentBlock => ({ kind: "paragraph", html });

function findCursors(doc: Node): number[] {
  const found: number[] = [];
  doc.descendants((node, pos) => {
    for (let at = node.text?.indexOf("|") ?? -1; at !== -1; at = node.text?.indexOf("|", at + 1) ?? -1) found.push(pos + at);
  });
  return found;
}

/** One sign is the cursor, two are what is marked. */
export function createState(blocks: readonly ContentBlock[], plugins: readonly Plugin[] = []): EditorState {
  const state = EditorState.create({ doc: toDocument(deskSchema, blocks), plugins: [...plugins] });
  const [from, to] = findCursors(state.doc);
  if (from === undefined) return state;
  const tr = state.tr.setMeta("addToHistory", false);
  if (to !== undefined) tr.delete(to, to + 1);
  tr.delete(from, from + 1);
  tr.setSelection(TextSelection.create(tr.doc, from, to === undefined ? from : to - 1));
  return state.apply(tr);
}

/** The state after a command, which has to be possible. */
export function run(state: EditorState, command: Command): EditorState {
  let after = state;
  const isDone = command(state, (tr) => {
    after = state.apply(tr);
  });
  if (!isDone) throw new Error("The command does nothing here");
  after.doc.check();
  return after;
}

/** What stands there, in short: each block's kind and markup. */
export function readShort(state: EditorState): string[] {
  return toBlocks(state.doc).map((block) => ("html" in block ? `${block.kind} ${block.html}` : block.kind));
}
