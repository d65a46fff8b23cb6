import { expect, test } from "vitest";
import { defineIsland } from "./define-island.ts";
import { Island } from "./island.tsx";

const TextIsland = defineIsland("text", (_: { text: string; numbers: readonly number[] }) => null);

/** The compiler tests these: a line of them that compiles is an error of its own. */
test("props that JSON cannot carry do not compile, and neither do those that an island does not ask for", () => {
  // @ts-expect-error: a function stays where it is
  defineIsland("handler", (_: { onDone: () => void }) => null);
  // @ts-expect-error: a date arrives as a text
  defineIsland("date", (_: { since: Date }) => null);
  // @ts-expect-error: a number is no text
  const wrong = <Island of={TextIsland} until="idle" props={{ text: 1, numbers: [] }} />;
  // @ts-expect-error: a prop is missing
  const incomplete = <Island of={TextIsland} until="idle" props={{ text: "" }} />;
  const right = <Island of={TextIsland} until="idle" props={{ text: "", numbers: [1] }} />;
  expect([wrong, incomplete, right].map(({ type }) => type)).toEqual([Island, Island, Island]);
});
