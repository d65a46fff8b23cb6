import { expect, test } from "vitest";
import { addCrash, countJourneys, countVitest, toLastLine } from "./test-counts.ts";

const vitest = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, success: true, testResults: [] };
const spec = (title: string, status: string, messages: string[] = []) => ({
  title,
  file: "a.spec.ts",
  tests: [{ projectName: "mobile", status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});
const journeys = {
  stats: { expected: 2, flaky: 1, unexpected: 0 },
  errors: [],
  suites: [
    {
      title: "a.spec.ts",
      specs: [spec("reads", "expected")],
      suites: [{ title: "A reader", specs: [spec("pays", "flaky"), spec("leaves", "expected")] }],
    },
  ],
};

test("An operator is told how many tests passed and failed, a file that could not begin among the failures", () => {
  expect(countVitest(vitest)).toEqual({ passed: 3, failed: 0, skipped: [], broken: [] });
  expect(countVitest({ ...vitest, numFailedTests: 2, numFailedTestSuites: 1, success: false })).toMatchObject({
    passed: 3,
    failed: 2,
  });
  expect(countVitest({ ...vitest, numFailedTestSuites: 1, success: false })).toMatchObject({ passed: 3, failed: 1 });
  expect(countVitest({ ...vitest, success: false })).toMatchObject({ passed: 3, failed: 1 });
});

test("What this machine lacks something for is counted by its name in the last line, and fails nothing", () => {
  const assertionResults = [
    { fullName: "A post is found", status: "passed" },
    { fullName: "A real WordPress is followed", status: "skipped" },
  ];
  const count = countVitest({ ...vitest, testResults: [{ name: "a.test.ts", status: "passed", assertionResults }] });
  expect(count).toEqual({ passed: 3, failed: 0, skipped: ["A real WordPress is followed"], broken: [] });
  expect(toLastLine(count, count.skipped)).toBe("3 passed, 0 failed, 1 skipped (A real WordPress is followed)");
  expect(toLastLine(count, [])).toBe("3 passed, 0 failed");
});

test("A journey that needed its retry has passed, and is named with the reader's kind and all its titles", () => {
  expect(countJourneys(journeys)).toEqual({
    passed: 3,
    failed: 0,
    retried: ["[mobile] a.spec.ts › A reader › pays"],
    broken: [],
  });
});

test("What failed is named: tests, files that could not begin, journeys", () => {
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [{ fullName: "A post is found", status: "failed" }] },
    { name: "b.test.ts", status: "failed", assertionResults: [] },
  ];
  expect(countVitest({ ...vitest, testResults }).broken).toEqual(["A post is found", "b.test.ts"]);
  const suites = [{ title: "a.spec.ts", specs: [spec("pays", "unexpected")] }];
  expect(countJourneys({ ...journeys, suites }).broken).toEqual(["[mobile] a.spec.ts › pays"]);
});

test("Beside the name stands why: the first error of each try, its first lines, without colours", () => {
  const long = `Too late\n\n${"x".repeat(300)}\n${"line\n".repeat(30)}`;
  const suites = [{ title: "a.spec.ts", specs: [spec("pays", "unexpected", ["\u001b[31mNo button\u001b[39m", long])] }];
  const lines = (countJourneys({ ...journeys, suites }).broken[0] ?? "").split("\n    ");
  expect(lines.slice(0, 3)).toEqual(["[mobile] a.spec.ts › pays", "No button", "Too late"]);
  expect(lines[3]).toBe(`${"x".repeat(200)}…`);
  expect(lines).toHaveLength(2 + 12);
  const assertionResults = [{ fullName: "A post is found", status: "failed", failureMessages: ["Expected 1", "Expected 2"] }];
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "", assertionResults },
    { name: "b.test.ts", status: "failed", message: "No such file", assertionResults: [] },
  ];
  expect(countVitest({ ...vitest, testResults }).broken).toEqual([
    "A post is found\n    Expected 1",
    "b.test.ts\n    No such file",
  ]);
});

test("Journeys that could not begin are a failure", () => {
  const none = { stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{ message: "no portal" }], suites: [] };
  expect(countJourneys(none)).toEqual({ passed: 0, failed: 1, retried: [], broken: [] });
});

test("A runner that crashed is a failure, whatever it wrote before", () => {
  const passed = { passed: 3, failed: 0 };
  expect(addCrash(passed, 0)).toEqual(passed);
  expect(addCrash(passed, 1)).toEqual({ passed: 3, failed: 1 });
  expect(addCrash(passed, null)).toEqual({ passed: 3, failed: 1 });
  expect(addCrash({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});
