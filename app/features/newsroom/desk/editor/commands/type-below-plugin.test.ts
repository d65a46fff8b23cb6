import { NodeSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { expect, test } from "vitest";
import { createState, paragraph, readShort } from "./state-for-test.ts";
import { typeBelowPlugin } from "./type-below-plugin.ts";

test("what is typed while a block is chosen goes below it, and the block stays", () => {
  const plugin = typeBelowPlugin();
  let state = createState([paragraph("a"), { kind: "separator" }, paragraph("b")]);
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 3)));
  const view = {
    get state() {
      return state;
    },
    dispatch(tr: typeof state.tr) {
      state = state.apply(tr);
    },
    someProp: () => undefined,
  } as unknown as EditorView;
  const handle = plugin.props.handleTextInput;
  expect(handle?.call(plugin, view, 3, 4, "x", () => state.tr)).toBe(true);
  expect(handle?.call(plugin, view, 5, 5, "y", () => state.tr)).toBe(false);
  expect(readShort(state)).toEqual(["paragraph a", "separator", "paragraph x", "paragraph b"]);
});
