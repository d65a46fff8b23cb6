import { expect, test } from "vitest";
import { findKey } from "./moderation-keys.ts";

const pressed = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false };

test.each<[string, object, boolean, string | null]>([
  ["j", {}, false, "j"],
  ["J", {}, false, "j"],
  ["g", {}, false, "g"],
  ["ArrowLeft", {}, false, "k"],
  ["?", {}, false, "?"],
  ["x", {}, false, null],
  ["f", {}, true, null],
  ["f", { ctrlKey: true }, false, null],
  ["f", { metaKey: true }, false, null],
  ["f", { altKey: true }, false, null],
  // A key that is held down would decide about one comment after the other.
  ["f", { repeat: true }, false, null],
  ["f", { isComposing: true }, false, null],
  ["Escape", {}, true, "leave"],
  ["Escape", {}, false, null],
  ["Enter", { ctrlKey: true }, true, "send"],
  ["Enter", { metaKey: true }, true, "send"],
  ["Enter", {}, true, null],
])("%s with %j, typing %s: %s", (key, more, isTyping, expected) => {
  expect(findKey({ ...pressed, key, ...more }, isTyping)).toBe(expected);
});
