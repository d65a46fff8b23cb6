/**
 * What a new isolate costs before it is warm: both built Workers are started anew again and again, each in a process of its own, beside Workers
 * that hold nothing. Computing time from the process table; medians. Evaluating is what a start takes beyond that of an empty Worker; the first
 * article is asked for when the database's simulator has been asked before.
 */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";
import { readThreadTime } from "./support/process-clock.ts";

const ROUNDS = 11;

const folder = mkdtempSync(join(tmpdir(), "talblick-new-isolate-"));
process.env.TALBLICK_STATE = join(folder, "state");
const seeded = await startSeparatePortal({ state: process.env.TALBLICK_STATE, keepsState: true });
const article = new URL(await findDemoArticle(seeded.origin)).pathname;
await seeded.stop();
const { createWorkers } = await import("#workers/programs/local/local-workers.ts");

type Figures = { evaluation: { portal: number; backend: number }; first: { portal: number; backend: number }; reader: number };

const results: { built: Figures; empty: Figures }[] = [];
const empty = writeEmptyBuild();
for (let round = 0; round < ROUNDS; round += 1) results.push({ empty: await measure(empty), built: await measure("build") });

const portal = results.map(({ built, empty }) => built.evaluation.portal - empty.evaluation.portal);
const backend = results.map(({ built, empty }) => built.evaluation.backend - empty.evaluation.backend);
print("module evaluation, portal", portal);
print("module evaluation, back end", backend);
for (const worker of ["portal", "backend"] as const)
  print(
    `first article, ${worker === "portal" ? "portal" : "back end"}`,
    results.map(({ built }) => built.first[worker]),
  );
print(
  "first article, both",
  results.map(({ built }) => built.first.portal + built.first.backend),
);
print(
  "until its reader has it (wall)",
  results.map(({ built }) => built.reader),
);

async function measure(build: string): Promise<Figures> {
  const workers = createWorkers({ port: 0, portal: { LOG_SAMPLE: "0" }, backend: { LOG_SAMPLE: "0" }, build });
  await workers.ready();
  // The back end's process is started first.
  const [backendPid = 0, portalPid = 0] = listProcesses(process.pid, "workerd");
  const readBoth = () => ({ portal: readThreadTime(portalPid), backend: readThreadTime(backendPid) });
  const evaluation = readBoth();
  await (await workers.database()).prepare("SELECT 1").all();
  const before = readBoth();
  const begun = performance.now();
  const response = await fetch(new URL(build === "build" ? article : "/", await workers.portalAddress()));
  await response.text();
  const reader = performance.now() - begun;
  if (response.status !== 200) throw new Error(`The article answers ${response.status}`);
  const after = readBoth();
  await workers.dispose();
  return { evaluation, first: { portal: after.portal - before.portal, backend: after.backend - before.backend }, reader };
}

/** Both Workers without anything in them, under the same configuration. */
function writeEmptyBuild(): string {
  const target = join(folder, "empty");
  const classes = `import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";
    export class Counter extends DurableObject {}
    export class Ticker extends DurableObject {}
    export class PageCacheEntrypoint extends WorkerEntrypoint {}
    export default { fetch: () => new Response("nothing") };`;
  for (const worker of ["server", "backend"]) {
    mkdirSync(join(target, worker), { recursive: true });
    cpSync(`build/${worker}/wrangler.json`, join(target, worker, "wrangler.json"));
    writeFileSync(join(target, worker, "index.js"), classes);
  }
  mkdirSync(join(target, "client"));
  return target;
}

function print(name: string, figures: readonly number[]): void {
  const sorted = [...figures].sort((a, b) => a - b);
  const range = `${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)}`;
  process.stdout.write(`${name.padEnd(36)}${`${median(figures).toFixed(0)} ms`.padStart(10)}   (${range})\n`);
}
