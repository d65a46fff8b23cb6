import { expect, test } from "vitest";
import { findUnreachable, readCode } from "#workers/programs/bundle/reachable-chunks.ts";

test("every script and style sheet that was built is one that a page can load", () => {
  const code = readCode("build/client/assets");
  expect(code.size).toBeGreaterThan(10);
  expect(findUnreachable(code)).toEqual([]);
});
