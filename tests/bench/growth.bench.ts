/**
 * What becomes of pages when the archive and the number of addresses that are asked for grow: time to the answer of each kind of page,
 * rendered; and of a mix as readers ask (Zipf), how much comes from memory, and how large the process gets.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readProcessMemory } from "#tests/support/process-time.ts";
import { createZipf } from "#tests/support/zipf.ts";

const SIZES = [1000, 10_000, 100_000];
const ADDRESSES = [10, 1000, 100_000];
const RENDERED_REQUESTS = 200;
const MIX_REQUESTS = 6000;
const CONNECTIONS = 8;

const kinds: Record<string, (index: number, posts: number) => string> = {
  home: () => "/",
  article: (index, posts) => toPostPath(1 + ((index * 7919) % posts)),
  topic: (index) => `/themen/thema-${index % 50}`,
  category: (index) => `/news/ressort-${index % 20}`,
  "category, a deep page": (index, posts) => `/news/ressort-${index % 2}/page/${Math.min(20, posts / 500)}`,
  municipality: (index) => `/gemeinde/${municipalities[index % municipalities.length]}`,
};
const municipalities = ["bregenz", "dornbirn", "feldkirch", "bludenz", "lustenau"];

for (const posts of SIZES) {
  const state = mkdtempSync(join(tmpdir(), "talblick-growth-"));
  const { status } = spawnSync("node", ["tests/bench/support/fill-state.ts", state, String(posts)], { stdio: "inherit" });
  if (status !== 0) throw new Error(`The archive of ${posts} posts was not made`);
  await measureKinds(state, posts);
  for (const addresses of ADDRESSES.filter((count) => count <= posts)) await measureMix(state, posts, addresses);
}

async function measureKinds(state: string, posts: number): Promise<void> {
  const portal = await startSeparatePortal({ state, variables: { EDGE_CACHE: "off" }, keepsState: true });
  for (const [name, toPath] of Object.entries(kinds)) {
    await askAll(portal.origin, 20, (index) => toPath(index, posts));
    const { times } = await askAll(portal.origin, RENDERED_REQUESTS, (index) => toPath(index, posts));
    print(`${posts} posts, ${name}, rendered`, `p50 ${percentile(times, 50)} ms`, `p99 ${percentile(times, 99)} ms`);
  }
  await portal.stop();
}

async function measureMix(state: string, posts: number, addresses: number): Promise<void> {
  const portal = await startSeparatePortal({ state, keepsState: true });
  const pick = createZipf(addresses);
  const { times, words } = await askAll(portal.origin, MIX_REQUESTS, () => toPostPath(1 + pick()));
  const hits = words.filter((word) => word === "hit" || word === "stale").length;
  print(
    `${posts} posts, ${addresses} addresses by Zipf`,
    `p50 ${percentile(times, 50)} ms`,
    `p99 ${percentile(times, 99)} ms`,
    `${((hits * 100) / words.length).toFixed(1)} % from memory`,
    `${(readProcessMemory(portal.pid) / 1e6).toFixed(0)} MB in all processes`,
  );
  await portal.stop();
}

async function askAll(origin: string, count: number, toPath: (index: number) => string) {
  const times: number[] = [];
  const words: (string | null)[] = [];
  let next = 0;
  async function askOnAndOn(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      const begun = performance.now();
      const answer = await fetch(`${origin}${toPath(index)}`, { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${toPath(index)} answers ${answer.status}`);
      times.push(performance.now() - begun);
      words.push(answer.headers.get("x-cache"));
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOnAndOn));
  return { times, words };
}

function toPostPath(post: number): string {
  return `/beitrag-${post}/${post}`;
}

function percentile(times: readonly number[], percent: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN).toFixed(1);
}

function print(name: string, ...figures: string[]): void {
  process.stdout.write(`${name.padEnd(48)}${figures.map((text) => `  ${text.padStart(14)}`).join("")}\n`);
}
