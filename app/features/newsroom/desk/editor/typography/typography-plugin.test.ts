import { history, undo } from "@tiptap/pm/history";
import type { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { createState, paragraph, readShort, run } from "#app/features/newsroom/desk/editor/commands/state-for-test.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { germanTypography } from "./german-typography.ts";
import { typeset } from "./typography-plugin.ts";

/** As the plugin does it with each key. */
function type(blocks: readonly ContentBlock[], typed: string): EditorState {
  return [...typed].reduce(
    (state, key) => {
      const { from } = state.selection;
      const after = state.apply(state.tr.insertText(key));
      const set = typeset(after, from, key, germanTypography);
      return set === null ? after : after.apply(set);
    },
    createState(blocks, [history()]),
  );
}

test("signs are set as they are typed, with the marks around them", () => {
  expect(readShort(type([paragraph("<strong>a |b</strong>")], '"x" - '))).toEqual(["paragraph <strong>a „x“ – b</strong>"]);
});

test("an undo right after it gives the key back", () => {
  const state = type([paragraph("a |")], '"');
  expect(readShort(state)).toEqual(["paragraph a „"]);
  const undone = run(state, undo);
  expect(readShort(undone)).toEqual(['paragraph a "']);
  expect(readShort(run(undone, undo))).toEqual(["paragraph a"]);
});

test.each<[string, ContentBlock]>([
  ["code", { kind: "code", code: "a |", language: null }],
  ["a word of code", paragraph("<code>a |b</code>")],
])("%s stays as it is typed", (_, block) => {
  expect(type([block], '"...').doc.textContent).toContain('"...');
});
