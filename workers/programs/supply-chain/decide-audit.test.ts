import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decideAudit, parseAccepted } from "./decide-audit.ts";

const via = { url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc", title: "Slow", severity: "high" };
const toReport = (...vulnerabilities: object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(vulnerabilities.map((one, index) => [index, one])),
  });
const report = toReport({ name: "left", via: [via] }, { name: "right", via: ["left"] });
const note = {
  advisory: "GHSA-aaaa-bbbb-cccc",
  package: "left",
  reason: "Only used by a tool that no reader reaches.",
  until: "2026-12-31",
};

test.each([
  ["nothing is known of an error of the registry", '{"error":{"code":"E405"}}', [], "unknown"],
  ["nothing is known where nothing was printed", "", [note], "unknown"],
  ["nothing was found", toReport(), [], "clean"],
  ["what is not explained counts", report, [], "found"],
  ["what is explained for another package counts", report, [{ ...note, package: "right" }], "found"],
  ["what is explained is let pass", report, [note], "clean"],
  ["what was explained until yesterday counts", report, [{ ...note, until: "2026-11-22" }], "found"],
] as const)("%s", (_, output, accepted, kind) => {
  expect(decideAudit(output, accepted, "2026-11-23").kind).toBe(kind);
});

test("the accepted advisories have a reason and a day, and others are refused", () => {
  expect(Array.isArray(parseAccepted(readFileSync("docs/audit.json", "utf8")))).toBe(true);
  expect(() => parseAccepted(JSON.stringify([{ ...note, until: "some day" }]))).toThrow("Invalid");
  expect(() => parseAccepted(JSON.stringify([{ ...note, reason: "no" }]))).toThrow("Invalid");
});
