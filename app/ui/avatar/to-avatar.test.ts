import { expect, test } from "vitest";
import { toAvatar } from "./to-avatar.ts";

test("a reader sees the initial of their name", () => {
  expect(toAvatar("änne").initial).toBe("Ä");
  expect(toAvatar("  ").initial).toBe("?");
  expect(toAvatar("𝒜lpha").initial).toBe("𝒜");
});

test("the letters share six colour pairs, and one letter always has the same", () => {
  const pairs = new Set([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => toAvatar(letter).colors));
  expect(pairs.size).toBe(6);
  expect(toAvatar("Maria").colors).toBe(toAvatar("martin").colors);
});
