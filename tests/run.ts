/** `npm test`: checks, build, all tests. The last line counts: `N passed, N failed`, and names what this machine lacks something for. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { requireChromium } from "./support/find-chromium.ts";
import { addCrash, type Count, countJourneys, countVitest, toLastLine } from "./support/test-counts.ts";
import { installWordPress } from "./support/wordpress/find-wordpress.ts";

const reports = mkdtempSync(join(tmpdir(), "talblick-reports-"));

requireChromium();
const installing = installWordPress();
const counts: Count[] = [countStep(run("npm", ["run", "--silent", "check"])), await buildWorkers()];
await installing;
// Without a build there is nothing to test.
const { retried, skipped } = counts[1]?.failed === 0 ? runTests() : { retried: [], skipped: [] };
rmSync(reports, { recursive: true, force: true });

if (retried.length > 0) process.stdout.write(`\nJourneys that needed their retry:\n  ${retried.join("\n  ")}\n\n`);
const sum = (which: keyof Count) => counts.reduce((total, count) => total + count[which], 0);
process.stdout.write(`${toLastLine({ passed: sum("passed"), failed: sum("failed") }, skipped)}\n`);
process.exitCode = sum("failed") > 0 ? 1 : 0;

/** Adds what was counted; names the journeys that needed their retry, and the tests that were skipped. */
function runTests(): { retried: string[]; skipped: string[] } {
  const vitest = join(reports, "vitest.json");
  const tests = ["run", "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`];
  const testsStatus = run("vitest", tests);
  const testsCount = readReport(vitest, countVitest) ?? { passed: 0, failed: 1, skipped: [] };
  counts.push(addCrash(testsCount, testsStatus));

  const playwright = join(reports, "playwright.json");
  const journeys = ["test", "-c", "tests/playwright.config.ts", "--forbid-only", "--reporter=dot,json"];
  const journeysStatus = run("playwright", journeys, { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright });
  const journeysCount = readReport(playwright, countJourneys) ?? { passed: 0, failed: 1, retried: [] };
  counts.push(addCrash(journeysCount, journeysStatus));
  return { retried: journeysCount.retried, skipped: testsCount.skipped };
}

function run(command: string, args: string[], env: Record<string, string> = {}): number | null {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status;
}

function countStep(status: number | null): Count {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The same build that the journeys' portal finds. */
async function buildWorkers(): Promise<Count> {
  try {
    await ensureBuilt();
    return countStep(0);
  } catch (error) {
    process.stderr.write(`The build failed: ${String(error)}\n`);
    return countStep(1);
  }
}

/** Null when the runner wrote none. */
function readReport<Counted>(file: string, count: (report: unknown) => Counted): Counted | null {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    process.stderr.write(`No test report: ${String(error)}\n`);
    return null;
  }
}
