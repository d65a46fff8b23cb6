import { expect, test } from "vitest";
import { decideKey } from "./decide-key.ts";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });

test.each([
  ["ArrowDown", { active: -1, count: 3 }, { kind: "move", to: 0 }],
  ["ArrowDown", { active: 2, count: 3 }, { kind: "move", to: -1 }],
  ["ArrowUp", { active: -1, count: 3 }, { kind: "move", to: 2 }],
  ["ArrowUp", { active: 0, count: 3 }, { kind: "move", to: -1 }],
  ["Enter", { active: 1, count: 3 }, { kind: "choose" }],
  ["Enter", { active: -1, count: 3 }, null],
  ["Enter", { active: -1, count: 0 }, null],
  ["ArrowDown", { active: -1, count: 0 }, { kind: "open" }],
  ["ArrowUp", { active: -1, count: 0 }, null],
  ["Escape", { active: 1, count: 3 }, { kind: "close" }],
  ["Escape", { active: -1, count: 0 }, { kind: "close" }],
  ["a", { active: 1, count: 3 }, null],
] as const)("%s in a list like %j does this: %j", (name, shown, decision) => {
  expect(decideKey(key(name), shown)).toEqual(decision);
});

test("combinations and half-composed characters are the browser's", () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
    expect(decideKey(key("ArrowDown", more), { active: 0, count: 3 })).toBeNull();
});
