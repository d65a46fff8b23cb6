import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLogFile, readLogPlace } from "./log-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-file-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

test("an operator finds the newest lines in portal.log, those before in numbered files, and the oldest are gone", () => {
  const log = openLogFile(folder, { maxBytes: 10, kept: 2 });
  for (const line of ["one", "two", "three", "four", "five", "six"]) log(line);
  expect(readdirSync(folder).sort()).toEqual(["portal.log", "portal.log.1", "portal.log.2"]);
  expect([read("portal.log"), read("portal.log.1"), read("portal.log.2")]).toEqual(["six\n", "four\nfive\n", "three\n"]);
});

test("a start goes on in the file of the one before", () => {
  openLogFile(folder)("before");
  openLogFile(folder)("after");
  expect(read("portal.log")).toBe("before\nafter\n");
});

test("a disk that takes nothing stops no portal", () => {
  const log = openLogFile(folder);
  rmSync(folder, { recursive: true });
  expect(() => log("lost")).not.toThrow();
});

test("LOG names the file or the terminal, and no other word", () => {
  expect([undefined, "", "file", "terminal", "journal"].map((LOG) => readLogPlace({ LOG }))).toEqual([
    "file",
    "file",
    "file",
    "terminal",
    null,
  ]);
});
