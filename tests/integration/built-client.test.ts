import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findUnreachable, readCode } from "#workers/programs/bundle/reachable-chunks.ts";

const code = readCode("build/client/assets");

test("every script and style sheet that was built is one that a page can load", () => {
  expect(code.size).toBeGreaterThan(10);
  expect(findUnreachable(code)).toEqual([]);
});

test("none names its build: a build that changes nothing of it leaves it what readers' browsers have kept", () => {
  const [, build = ""] = /"id":"([\w.-]+)"/.exec(readFileSync("build/client/builds/files.json", "utf8")) ?? [];
  expect(build).not.toBe("");
  expect([...code].filter(([, text]) => text.includes(build)).map(([name]) => name)).toEqual([]);
});
