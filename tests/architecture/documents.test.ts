/** What operators read in README and docs: commands that work as they are written, lines that fit, contents, and each variable once. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { environmentSchema } from "#app/configuration/environment-rules.ts";
import { configurationRules } from "#workers/backend/configuration/configuration-rules.ts";

const documents = ["README.md", ...globSync("docs/**/*.md")].map((file) => ({ file, text: readFileSync(file, "utf8") }));
const operators = documents.filter(({ file }) => !file.startsWith("docs/decisions/"));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("no command wants the operator's own Node to run what only the project's does", () => {
  // The full path in the unit file names the project's.
  const wrong = operators.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!\.bin\/)\bnode workers\/\S+/g)].map(([line]) => `${file}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test("every npm command that a document names is there", () => {
  const named = operators.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = ""]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

const WIDTH = 120;
/** Longer documents begin with their contents: about two screens. */
const TWO_SCREENS = 100;

/** Lines of text: a row of a table cannot be broken, and a sample is as it is. */
function listLines(text: string): string[] {
  const samples = /^( *)```[\s\S]*?^ *```/gm;
  return text
    .replace(samples, "")
    .split("\n")
    .filter((line) => !/^\s*\||^ {4}/.test(line));
}

test.each(documents)("the lines of $file fit beside each other on a screen", ({ text }) => {
  // One word that is longer, such as a link, stays whole.
  expect(listLines(text).filter((line) => line.length > WIDTH && line.trim().includes(" "))).toEqual([]);
});

test.each(operators.filter(({ text }) => text.split("\n").length > TWO_SCREENS))("$file begins with its contents", ({ text }) => {
  const [contents = ""] = /^Contents: [\s\S]*?\n\n/m.exec(text.slice(0, 3000)) ?? [];
  const headings = [...text.replace(/```[\s\S]*?```/g, "").matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
  expect(headings.filter((title) => !contents.replace(/\s+/g, " ").includes(`[${title.replaceAll("`", "")}]`))).toEqual([]);
});

describe("docs/variables.md", () => {
  const text = readFileSync("docs/variables.md", "utf8");
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = ""]) => name);
  /** Of programs on one machine, which parse them themselves. */
  const ofTheMachine = ["DEMO", "PORT", "TALBLICK_STATE", "TRUSTED_PROXY", "MAIL_SMTP_URL", "LOG"];
  const ofTheDemo = ["PAYWALL", "ANALYTICS", "SERVICES", "ADVERTISING", "ERRORS"];
  const ofTheBuild = ["BRAND"];
  const known = new Set([
    ...Object.keys(environmentSchema.entries),
    ...Object.keys(configurationRules),
    ...ofTheMachine,
    ...ofTheDemo,
    ...ofTheBuild,
  ]);
  /** What a program of this repository sets for another, and what tests set. */
  const betweenPrograms = /^(?:TALBLICK_(?:BUILD_ID|\w+_ORIGIN)|BUILD_FOLDER|PORTAL_WORKERD|MINIFLARE_\w+)$/;

  test("an operator finds each variable in exactly one of three tables, and none that nobody reads", () => {
    expect([...listed].sort()).toEqual([...known].sort());
    expect(text.match(/^\| variable \|/gm)).toHaveLength(3);
  });

  test("an operator finds there whatever a program reads of the environment", () => {
    const programs = globSync("{workers,shared}/**/*.ts", { exclude: ["**/*.test.ts"] });
    const read = [...programs, "vite.config.ts", "react-router.config.ts"].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = ""]) => name),
    );
    expect(read).toContain("BRAND");
    expect(read.filter((name) => !listed.includes(name) && !betweenPrograms.test(name))).toEqual([]);
  });

  test("what a start refuses to do without is among what an operator needs", () => {
    const needed = text.slice(text.indexOf("## You need these"), text.indexOf("## You may want these"));
    for (const name of ["PUBLIC_ORIGIN", "GRANT_SECRET", "ADMIN_TOKEN", "STAFF_SECRET", "MAIL_FROM", "DEMO"])
      expect(needed, name).toContain(`| \`${name}\` |`);
  });
});
