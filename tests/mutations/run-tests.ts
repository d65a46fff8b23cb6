/** Runs test files of a copied tree in a vitest of their own, up to the first failure. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { toProject } from "./mutation.ts";

/** `failed` names the test that failed first. `broken`: a file did not load, or vitest came to no end. */
export type Verdict = { kind: "passed" } | { kind: "failed"; title: string; file: string } | { kind: "broken"; why: string };

/** Of a whole vitest. A slip that makes a test wait for ever is ended by the test's own time, far below. */
const LONGEST_RUN_MS = 10 * 60 * 1000;
const REPORT = "mutation-report.json";

const reportSchema = v.object({
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** What becomes of these test files in the tree at `root`. */
export async function runTests(root: string, tests: readonly string[]): Promise<Verdict> {
  const report = join(root, REPORT);
  rmSync(report, { force: true });
  const projects = [...new Set(tests.map(toProject))].map((project) => `--project=${project}`);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = ["--bail=1", "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`];
  const said = await run(root, [vitest, "run", "-c", "tests/vitest.config.ts", ...projects, ...options, ...tests]);
  try {
    return toVerdict(v.parse(reportSchema, JSON.parse(readFileSync(report, "utf8"))), root, tests);
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
    if (failed !== undefined) return { kind: "failed", title: failed.fullName, file: name.replace(`${root}/`, "") };
  }
  const unloaded = testResults.find(({ status }) => status === "failed");
  if (unloaded !== undefined) return { kind: "broken", why: `${unloaded.name} did not load: ${unloaded.message}` };
  if (!success) return { kind: "broken", why: "vitest failed and no test did" };
  const ran = testResults.map(({ name }) => name.replace(`${root}/`, ""));
  const missing = tests.filter((test) => !ran.includes(test));
  return missing.length === 0 ? { kind: "passed" } : { kind: "broken", why: `these did not run: ${missing.join(", ")}` };
}

/** What it wrote, for the case that it has no report. */
function run(cwd: string, args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: "test" };
    const child = spawn(process.execPath, args, { cwd, env, timeout: LONGEST_RUN_MS, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.on("error", fail).on("close", () => done(said));
  });
}
