/**
 * `npm test`: checks, build, all tests but the slow ones. `--slow` (`npm run test:slow`): the build and the slow ones. `--all`: both, one after
 * the other. The last line counts: `N passed, N failed`, and names what this machine lacks something for.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { requireChromium } from "./support/find-chromium.ts";
import { plantOnce } from "./support/leak/planted-state.ts";
import { keepFilesInMemory } from "./support/memory-folder.ts";
import { seedOnce } from "./support/portal.ts";
import { addCrash, type Count, countJourneys, countVitest, toLastLine } from "./support/test-counts.ts";
import { installWordPress } from "./support/wordpress/find-wordpress.ts";

const { values } = parseArgs({ options: { slow: { type: "boolean" }, all: { type: "boolean" } } });
const runsSlow = values.slow === true || values.all === true;
const runsOthers = values.slow !== true || values.all === true;

/** What one runner said; `skipped`, `retried` and `broken` by their names. */
type Part = Count & { skipped?: string[]; retried?: string[]; broken?: string[] };

keepFilesInMemory();
const reports = mkdtempSync(join(tmpdir(), "talblick-reports-"));
const parts: Part[] = [];
requireChromium();
// First: both the checks and the build begin with it, and find it done.
run("npm", ["run", "--silent", "generate"]);
// Beside the build: each of them leaves a core idle half of its time.
const checking = runsOthers ? runBeside("npm", ["run", "--silent", "check"]) : null;
const installing = runsSlow ? installWordPress() : null;
const build = await buildWorkers();
parts.push(build);
// Both papers, once for all that follows.
const removals = build.failed === 0 ? await Promise.all([seedOnce(), plantOnce()]) : [];
if (checking !== null) parts.push(countStep(await checking));
await installing;
// Without a build there is nothing to test.
if (build.failed === 0 && runsOthers)
  parts.push(
    runVitest("vitest", ["unit", "unit-alone", "backend", "backend-alone", "integration", "integration-alone"]),
    runJourneys(),
  );
if (build.failed === 0 && runsSlow) parts.push(runVitest("slow", ["slow"]), runJourneys({ TEST_SLOW: "1" }));
for (const remove of removals) remove();
rmSync(reports, { recursive: true, force: true });

const retried = parts.flatMap((part) => part.retried ?? []);
if (retried.length > 0) process.stdout.write(`\nJourneys that needed their retry:\n  ${retried.join("\n  ")}\n\n`);
const broken = parts.flatMap((part) => part.broken ?? []);
if (broken.length > 0) process.stdout.write(`\nFailed:\n  ${broken.join("\n  ")}\n\n`);
const sum = (which: keyof Count) => parts.reduce((total, part) => total + part[which], 0);
const skipped = parts.flatMap((part) => part.skipped ?? []);
process.stdout.write(`${toLastLine({ passed: sum("passed"), failed: sum("failed") }, skipped)}\n`);
process.exitCode = sum("failed") > 0 ? 1 : 0;

function runVitest(name: string, projects: string[]): Part {
  const report = join(reports, `${name}.json`);
  const tests = ["run", "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = run("vitest", [...tests, ...projects.map((project) => `--project=${project}`)]);
  return addCrash(readReport(report, countVitest) ?? { passed: 0, failed: 1, skipped: [], broken: [`the ${name} run`] }, status);
}

function runJourneys(env: Record<string, string> = {}): Part {
  const report = join(reports, "playwright.json");
  const journeys = ["test", "-c", "tests/playwright.config.ts", "--forbid-only", "--reporter=dot,json"];
  const status = run("playwright", journeys, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return addCrash(readReport(report, countJourneys) ?? { passed: 0, failed: 1, retried: [], broken: ["the journeys"] }, status);
}

function run(command: string, args: string[], env: Record<string, string> = {}): number | null {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status;
}

async function runBeside(command: string, args: string[]): Promise<number | null> {
  const [status] = await once(spawn(command, args, { stdio: "inherit" }), "close");
  return status;
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
