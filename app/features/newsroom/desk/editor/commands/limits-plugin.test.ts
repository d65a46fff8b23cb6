import { expect, test, vi } from "vitest";
import { MAX_BLOCKS, MAX_TEXT_CHARACTERS } from "#shared/content/text-limits.ts";
import { limitsPlugin, OTHER_TEXT } from "./limits-plugin.ts";
import { createState, paragraph } from "./state-for-test.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`${index}`));

test("a block too many is refused and said; what is there may be changed and made shorter", () => {
  const onProblem = vi.fn();
  const state = createState(many(MAX_BLOCKS), [limitsPlugin(onProblem)]);
  const more = state.tr.insert(0, state.schema.node("paragraph", null, [state.schema.text("x")]));
  expect(state.applyTransaction(more).transactions).toEqual([]);
  expect(onProblem).toHaveBeenCalledExactlyOnceWith("Mehr als 400 Bausteine hat ein Beitrag nicht. Dein Text ist unverändert.");
  expect(state.apply(state.tr.insertText("x", 1)).doc.textContent).toContain("x");
  expect(state.apply(state.tr.delete(0, 3)).doc.childCount).toBe(MAX_BLOCKS - 1);
});

test("a longer text that was stored before is taken, and cannot grow", () => {
  const onProblem = vi.fn();
  const state = createState(many(1), [limitsPlugin(onProblem)]);
  const other = createState(many(MAX_BLOCKS + 5)).doc;
  const full = state.apply(state.tr.replaceWith(0, state.doc.content.size, other.content).setMeta(OTHER_TEXT, true));
  expect(full.doc.childCount).toBe(MAX_BLOCKS + 5);
  expect(full.apply(full.tr.split(2)).doc.childCount).toBe(MAX_BLOCKS + 5);
  expect(onProblem).toHaveBeenCalledOnce();
});

test("too much text is refused as a whole", () => {
  const onProblem = vi.fn();
  const state = createState([paragraph("a")], [limitsPlugin(onProblem)]);
  expect(state.apply(state.tr.insertText("b".repeat(MAX_TEXT_CHARACTERS), 1)).doc.textContent).toBe("a");
  expect(onProblem.mock.calls[0]?.[0]).toContain("zu viel Text");
});
