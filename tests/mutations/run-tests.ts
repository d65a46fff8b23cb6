/** Runs test files of a copied tree in a vitest of their own. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { toProject } from "./mutation.ts";

/**
 * `failed` names the test that failed first; `isLate`: by its time, which a slow machine alone can do. `broken`: a file did not load, or
 * vitest came to no end.
 */
export type Verdict =
  | { kind: "passed" }
  | { kind: "failed"; title: string; file: string; isLate: boolean }
  | { kind: "broken"; why: string };

/** Of a whole vitest, and of a test that a slip makes wait for ever. */
const LONGEST_RUN_MS = 15 * 60 * 1000;
const LONGEST_TEST_MS = 2 * 60 * 1000;
const REPORT = "mutation-report.json";

const reportSchema = v.object({
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.nullable(v.array(v.string()))) }),
      ),
    }),
  ),
});

/** What becomes of these test files in the tree at `root`, one after the other, up to the first failure. */
export async function findFailure(root: string, tests: readonly string[]): Promise<Verdict> {
  for (const test of tests) {
    const verdict = await runTests(root, [test]);
    if (verdict.kind !== "passed") return verdict;
  }
  return { kind: "passed" };
}

/** What becomes of them in one run. */
export async function runTests(root: string, tests: readonly string[]): Promise<Verdict> {
  const report = join(root, REPORT);
  rmSync(report, { force: true });
  // Those that replace modules are of a project beside it.
  const projects = [...new Set(tests.map(toProject))].map((project) => `--project=${project}*`);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  // Of several files one that ends the run can take the next one's workerd away while it begins.
  const bail = tests.length === 1 ? ["--bail=1"] : [];
  const limits = ["--maxWorkers=1", `--testTimeout=${LONGEST_TEST_MS}`];
  const options = [...bail, ...limits, "--reporter=json", `--outputFile=${report}`];
  const { code, said } = await run(root, [vitest, "run", "-c", "tests/vitest.config.ts", ...projects, ...options, ...tests]);
  try {
    const verdict = toVerdict(v.parse(reportSchema, JSON.parse(readFileSync(report, "utf8"))), root, tests);
    // The report of a process that died, for want of memory, knows of no failure.
    return verdict.kind === "passed" && code !== 0 ? { kind: "broken", why: `vitest ended with ${code}:\n${said}` } : verdict;
  } catch (error) {
    return { kind: "broken", why: `no report of vitest (${String(error)}):\n${said}` };
  }
}

function toVerdict(
  { success, testResults }: v.InferOutput<typeof reportSchema>,
  root: string,
  tests: readonly string[],
): Verdict {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed === undefined) continue;
    const isLate = failed.failureMessages?.some((message) => /timed out in \d+ms/.test(message)) === true;
    return { kind: "failed", title: failed.fullName, file: name.replace(`${root}/`, ""), isLate };
  }
  const unloaded = testResults.find(({ status }) => status === "failed");
  if (unloaded !== undefined) return { kind: "broken", why: `${unloaded.name} did not load: ${unloaded.message}` };
  if (!success) return { kind: "broken", why: "vitest failed and no test did" };
  const ran = testResults.map(({ name }) => name.replace(`${root}/`, ""));
  const missing = tests.filter((test) => !ran.includes(test));
  return missing.length === 0 ? { kind: "passed" } : { kind: "broken", why: `these did not run: ${missing.join(", ")}` };
}

/** How it ended, and what it wrote, for the case that it has no report. */
function run(cwd: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: "test" };
    const child = spawn(process.execPath, args, { cwd, env, timeout: LONGEST_RUN_MS, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.on("error", fail).on("close", (code) => done({ code, said }));
  });
}
