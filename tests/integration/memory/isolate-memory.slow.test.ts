/** Both Workers with the limit that Cloudflare gives an isolate: slow, and nothing else needs what it starts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Isolate, openIsolate } from "#tests/support/isolate-heap.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { createZipf } from "#tests/support/zipf.ts";

const POSTS = 1000;
const CONNECTIONS = 8;
const PAGES = 500;
const MIX_REQUESTS = 4000;
const SAMPLE_MS = 20;
/** Of one isolate, for its script and all that this holds. */
const CLOUDFLARE_MB = 128;
/** What may be held at the highest, with what is no longer needed and not collected yet. */
const PORTAL_MB = 64;
const BACKEND_MB = 48;

type Running = Awaited<ReturnType<typeof startSeparatePortal>>;
let portal: Running;
let processes: number[];
const isolates: Record<"portal" | "backend", Isolate[]> = { portal: [], backend: [] };

beforeAll(async () => {
  const state = mkdtempSync(join(tmpdir(), "talblick-memory-"));
  const { status } = spawnSync("node", ["tests/bench/support/fill-state.ts", state, String(POSTS)], { stdio: "inherit" });
  if (status !== 0) throw new Error("The archive was not made");
  portal = await startSeparatePortal({
    state,
    variables: {
      MINIFLARE_WORKERD_V8_FLAGS: `--max-heap-size=${CLOUDFLARE_MB}`,
      WORKERD_ARGUMENTS: "--inspector-addr=127.0.0.1:0",
    },
  });
  processes = listProcesses(portal.pid, "workerd");
  isolates.portal.push(await openIsolate(processes, "core:user:talblick"));
  isolates.backend.push(await openIsolate(processes, "core:user:talblick-backend"));
}, 300_000);

afterAll(async () => {
  for (const isolate of Object.values(isolates).flat()) isolate.close();
  await portal.stop();
});

/** What both held at most while `work` was done, in megabytes. */
async function watch(work: Promise<void>): Promise<Record<"portal" | "backend", number>> {
  const highest = { portal: 0, backend: 0 };
  let isOver = false;
  async function sample(name: "portal" | "backend", isolate: Isolate): Promise<void> {
    while (!isOver) {
      const { script, buffers } = await isolate.readUsage();
      highest[name] = Math.max(highest[name], (script + buffers) / 1e6);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  }
  const samples = (["portal", "backend"] as const).flatMap((name) => isolates[name].map((isolate) => sample(name, isolate)));
  await work.finally(() => {
    isOver = true;
  });
  await Promise.all(samples);
  return highest;
}

async function askAll(count: number, toPost: (index: number) => number, encoding: string): Promise<void> {
  let next = 0;
  async function askOnAndOn(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      const post = toPost(index);
      const answer = await fetch(`${portal.origin}/beitrag-${post}/${post}`, { headers: { "accept-encoding": encoding } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`Post ${post} answers ${answer.status}`);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOnAndOn));
}

async function askInEachEncoding(): Promise<void> {
  for (const encoding of ["identity", "gzip", "br"]) await askAll(PAGES, (index) => index + 1, encoding);
}

test("500 pages in three encodings leave both isolates room", async () => {
  const highest = await watch(askInEachEncoding());
  expect(highest.portal).toBeLessThan(PORTAL_MB);
  expect(highest.backend).toBeLessThan(BACKEND_MB);
}, 300_000);

test("no isolate ends in a mix as readers ask", async () => {
  const pick = createZipf(POSTS);
  const highest = await watch(askAll(MIX_REQUESTS, () => 1 + pick(), "br"));
  expect(highest.portal).toBeLessThan(PORTAL_MB);
  expect(highest.backend).toBeLessThan(BACKEND_MB);
  // The runtime ends as a whole with an isolate that is out of memory, and is started again under another number.
  expect(listProcesses(portal.pid, "workerd")).toEqual(processes);
}, 300_000);
