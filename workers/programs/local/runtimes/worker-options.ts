/**
 * What the configuration of a built Worker says to the simulator, as wrangler understands it. It is kept beside the configuration: wrangler takes
 * 130 MB of memory and most of a second, which no process needs that only serves.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type * as wrangler from "wrangler";

type WorkerOptions = ReturnType<typeof wrangler.unstable_getMiniflareWorkerOptions>;

const require = createRequire(import.meta.url);

/** It names files by their whole paths: one that came with a copy of a build is another build's. */
type Kept = { configPath: string; options: WorkerOptions };

/** `configPath`: the wrangler.json of a build. */
export function readWorkerOptions(configPath: string): WorkerOptions {
  const file = join(dirname(configPath), "worker-options.json");
  const path = resolve(configPath);
  if (readTime(file) > readTime(configPath)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
    if (kept.configPath === path) return kept.options;
  }
  const { unstable_getMiniflareWorkerOptions } = require("wrangler") as typeof wrangler;
  const kept: Kept = { configPath: path, options: unstable_getMiniflareWorkerOptions(configPath) };
  const text = JSON.stringify(kept);
  // Another process that starts at the same time finds the whole file or none.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return (JSON.parse(text) as Kept).options;
}

/** Of the last change; no time at all for a file that there is not. */
function readTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
