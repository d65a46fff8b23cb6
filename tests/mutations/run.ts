/**
 * `npm run mutations`: makes one slip after the other in a copy of the tree, and says which test notices it. Words choose among them:
 * `npm run mutations -- money decide-access`. The last line counts: `N killed, N survived`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutationsBySubject } from "./all-mutations.ts";
import { copyTree } from "./copy-tree.ts";
import { type Mutation, mutate, toProject } from "./mutation.ts";
import { findFailure, runTests } from "./run-tests.ts";

type Named = Mutation & { subject: string };

/** As many as the machine of the tests has cores. */
const SLOTS = 2;

const words = process.argv.slice(2);
const all = Object.entries(mutationsBySubject).flatMap(([subject, list]) =>
  list.map((mutation): Named => ({ subject, ...mutation })),
);
const chosen = all.filter(
  ({ subject, file }) => words.length === 0 || words.some((word) => subject === word || file.includes(word)),
);
if (chosen.length === 0) throw new Error(`No mutation is of ${words.join(" or ")}. Subjects: ${Object.keys(mutationsBySubject)}`);

const folder = mkdtempSync(join(tmpdir(), "talblick-mutations-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("SIGINT", () => process.exit(130)).on("SIGTERM", () => process.exit(143));

const trees = Array.from({ length: SLOTS }, (_, slot) => join(folder, `tree-${slot + 1}`));
for (const tree of trees) copyTree(tree);

if (await areGreen()) process.exitCode = (await runMutations()) === 0 ? 0 : 1;
else process.exitCode = 1;

/** A test that fails without a slip would notice none. */
async function areGreen(): Promise<boolean> {
  const tests = [...new Set(chosen.flatMap((mutation) => mutation.tests))];
  say(`${chosen.length} mutations; first their ${tests.length} test files as they are`);
  const groups = (["unit", "backend"] as const).map((project) => tests.filter((test) => toProject(test) === project));
  const verdicts = await Promise.all(
    groups.map((group, slot) => (group.length === 0 ? null : runTests(trees[slot] ?? "", group))),
  );
  const faults = verdicts.filter((verdict) => verdict !== null && verdict.kind !== "passed");
  for (const fault of faults) say(`Without any mutation: ${JSON.stringify(fault, null, 2)}`);
  return faults.length === 0;
}

/** Answers how many were not killed. */
async function runMutations(): Promise<number> {
  const waiting = [...chosen];
  let [killed, survived] = [0, 0];
  const work = async (tree: string) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const line = await judge(tree, next);
      if (line.startsWith("killed")) killed += 1;
      else survived += 1;
      say(line);
    }
  };
  await Promise.all(trees.map(work));
  say(`${killed} killed, ${survived} survived`);
  return survived;
}

async function judge(tree: string, mutation: Named): Promise<string> {
  const path = join(tree, mutation.file);
  const original = readFileSync(path, "utf8");
  const what = `${mutation.subject}  ${mutation.file}: ${mutation.harm}`;
  try {
    writeFileSync(path, mutate(original, mutation));
    const verdict = await findFailure(tree, mutation.tests);
    if (verdict.kind === "failed" && verdict.isLate) {
      // By the slip, or by what else runs on this machine?
      writeFileSync(path, original);
      const plain = await runTests(tree, [verdict.file]);
      if (plain.kind !== "passed") return `BROKEN    ${what}\n          ${verdict.title} has too little time, also without it`;
    }
    if (verdict.kind === "failed") return `killed    ${what}\n          by "${verdict.title}" (${verdict.file})`;
    return verdict.kind === "passed" ? `SURVIVED  ${what}` : `BROKEN    ${what}\n          ${verdict.why}`;
  } catch (error) {
    return `BROKEN    ${what}\n          ${String(error)}`;
  } finally {
    writeFileSync(path, original);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
