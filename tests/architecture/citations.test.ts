/**
 * What comments, tests and documents cite exists: rules and decisions in docs/ ("rules 2.4", "rules 4, 7.2", "decision 6"), and files of
 * the tree by their paths.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
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

test("the list of decisions names each file once, and there are no more than it says", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const [inForce = ""] = list.split("## Merged and superseded");
  const listed = [...inForce.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(listed.toSorted((one, other) => one - other)).toEqual(
    [...decisionNumbers].filter(Number.isInteger).toSorted((one, other) => one - other),
  );
  const [, most] = /There are at most (\d+) files/.exec(list) ?? [];
  expect(listed.length).toBeLessThanOrEqual(Number(most));
});

test("nothing cites a document that is not here", () => {
  const strangers = texts.filter(([, text]) => /\bspec \d|\bspec(?:ification)?\.md|design\.md/i.test(text));
  expect(strangers.map(([file]) => file)).toEqual([]);
});

const roots = "app|docs|graphql|public|shared|tests|workers";
const tree = globSync(["*", `{${roots.replaceAll("|", ",")}}/**/*`], { exclude: ["**/node_modules/**"] });
/** All ends of paths, so that a comment may name a neighbour: `date-text.ts`, `post/date-text.ts`, `domain/post/date-text.ts`. */
const pathEnds = new Set(tree.flatMap((path) => path.split("/").map((_, index, parts) => parts.slice(index).join("/"))));
const fromRoot = `(?:${roots})(?:/[\\w$.[\\]-]+)+`;
const anyFile = "[\\w$][\\w$[\\]-]*(?:[./][\\w$[\\]-]+)*\\.(?:tsx?|css|graphql|sql|md)";
/** Files and folders from the root, and files of some kinds by a part of their path; not what is a part of something else, or a pattern. */
const pathPattern = new RegExp(`(?<![\\w$.*}\\]…/:@-])(?:${fromRoot}|${anyFile})(?![\\w*{…]|/[*{…])`, "g");

function readPaths(text: string): string[] {
  const paths = [...text.matchAll(pathPattern)].map(([path]) => path.replace(/\.$/, ""));
  // `x` stands for any name, `#brand/` for the folder of the chosen brand.
  return paths.filter((path) => !/(?:^|\/)x\.|^brand\//.test(path));
}

function isPath(path: string): boolean {
  return path.startsWith("graphql/generated") || existsSync(path) || pathEnds.has(path);
}

function readComments(file: string, text: string): string {
  if (/\.tsx?$/.test(file)) {
    return parseSync(file, text)
      .comments.map(({ value }) => value)
      .join("\n");
  }
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|^\s*(?:#|--).*$|"""[\s\S]*?"""|^\s*"[^"\n]*"$/gm)]
    .map(([comment]) => comment)
    .join("\n");
}

test("every file that a comment names is in the tree", () => {
  const isWrong = (path: string) => !isPath(path);
  // Only files that may hold a wrong one are parsed.
  const suspects = texts.filter(([, text]) => readPaths(text).some(isWrong));
  const wrong = suspects.flatMap(([file, text]) =>
    readPaths(readComments(file, text))
      .filter(isWrong)
      .map((path) => ({ file, path })),
  );
  expect(texts.flatMap(([, text]) => readPaths(text)).length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test("every file that a document names or links to is in the tree", () => {
  const documents = globSync(["README.md", "docs/**/*.md"]);
  const missing = documents.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const paths = readPaths(text.replace(/\]\([^)]*\)/g, "]")).filter((path) => !isPath(path));
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
    return [...paths, ...links.filter((link) => !existsSync(join(dirname(file), link)))].map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
