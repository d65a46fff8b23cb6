/** What comments and tests cite stands in docs/: "rules 2.4", "rules 4, 7.2", "decision 6". */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rules = readFileSync("docs/rules.md", "utf8");
/** As headings, bold beginnings of items and first cells of tables have them. */
const ruleNumbers = new Set([...rules.matchAll(/^(?:#+ |- \*\*|\| )(\d(?:\.\d+)*)[. |]/gm)].map(([, number]) => number));
const decisionNumbers = new Set(globSync("docs/decisions/*.md").map((file) => Number(/(\d{4})-/.exec(file)?.[1])));

const files = globSync(["{app,graphql,shared,workers,tests}/**/*.{ts,tsx,css,graphql,sql,toml}", "*.{ts,toml}"], {
  exclude: ["graphql/generated/**", "tests/architecture/citations.test.ts"],
});
const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);

function cited(pattern: RegExp): { file: string; number: string }[] {
  return texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(([, numbers = ""]) => numbers.split(/,\s*/).map((number) => ({ file, number }))),
  );
}

test("every rule that is cited exists", () => {
  const citations = cited(/\b[Rr]ules (\d(?:\.\d+)*(?:, \d(?:\.\d+)*)*)/g);
  expect(citations.length).toBeGreaterThan(300);
  expect(citations.filter(({ number }) => !ruleNumbers.has(number))).toEqual([]);
});

test("every decision that is cited exists", () => {
  const citations = cited(/\b[Dd]ecision (\d+)/g);
  expect(citations.length).toBeGreaterThan(10);
  expect(citations.filter(({ number }) => !decisionNumbers.has(Number(number)))).toEqual([]);
});

test("nothing cites a document that is not here", () => {
  const strangers = texts.filter(([, text]) => /\bspec \d|\bspec(?:ification)?\.md|design\.md/i.test(text));
  expect(strangers.map(([file]) => file)).toEqual([]);
});
