import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutationsBySubject } from "#tests/mutations/all-mutations.ts";
import { mutate } from "#tests/mutations/mutation.ts";

const all = Object.values(mutationsBySubject).flat();

test("every slip of the list can still be made, in the one place that it names", () => {
  for (const mutation of all) expect(mutate(readFileSync(mutation.file, "utf8"), mutation), mutation.harm).toContain(mutation.to);
});

test("a slip whose place is gone, or stands twice, is an error", () => {
  const slip = { file: "a.ts", from: "<", to: "<=", harm: "one too many" };
  expect(mutate("now < end", slip)).toBe("now <= end");
  expect(() => mutate("now > end", slip)).toThrow("0 times");
  expect(() => mutate("a < b < c", slip)).toThrow("2 times");
});

test("who should notice a slip is there, and needs no built portal", () => {
  const tests = [...new Set(all.flatMap((mutation) => mutation.tests))];
  expect(tests.filter((file) => !/^(?:app|graphql|shared|workers)\/.*\.test\.tsx?$/.test(file) || !existsSync(file))).toEqual([]);
  expect(all.filter((mutation) => mutation.tests.length === 0)).toEqual([]);
});

test("no slip stands twice, and none changes nothing", () => {
  const keys = all.map(({ file, from, to }) => JSON.stringify([file, from, to]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.filter(({ from, to }) => from === to)).toEqual([]);
});

test.each(Object.entries(mutationsBySubject))("%s has at least eight slips", (_, list) => {
  expect(list.length).toBeGreaterThanOrEqual(8);
});
