/** `npm test`: checks, build, all tests. The last line counts: `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../workers/backend/tools/ensure-built.ts";
import { requireChromium } from "./support/find-chromium.ts";

const report = join(mkdtempSync(join(tmpdir(), "talblick-report-")), "vitest.json");

requireChromium();
const check = spawnSync("npm", ["run", "--silent", "check"], { stdio: "inherit" });
const build = await buildWorkers();
const tests =
  build.status === 0
    ? spawnSync(
        "vitest",
        ["run", "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
        {
          stdio: "inherit",
        },
      )
    : build;

const { passed, failed } = readCounts();
const failures = failed + [check, build].filter(({ status }) => status !== 0).length;
process.stdout.write(`${passed + [check, build].filter(({ status }) => status === 0).length} passed, ${failures} failed\n`);
process.exitCode = failures > 0 || tests.status !== 0 ? 1 : 0;

/** The same build that the journeys' portal finds. */
async function buildWorkers(): Promise<{ status: number }> {
  try {
    await ensureBuilt();
    return { status: 0 };
  } catch (error) {
    process.stderr.write(`The build failed: ${String(error)}\n`);
    return { status: 1 };
  }
}

/** A run that wrote no report counts as one failure. */
function readCounts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(report, "utf8"));
    const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
    return { passed: numPassedTests, failed: !success && failed === 0 ? 1 : failed };
  } catch (error) {
    process.stderr.write(`No test report: ${String(error)}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}
