/**
 * What the configuration of a built Worker says to the simulator, as wrangler understands it. It is kept beside the configuration: wrangler takes
 * 130 MB of memory and most of a second, which no process needs that only serves.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as wrangler from "wrangler";

type WorkerOptions = ReturnType<typeof wrangler.unstable_getMiniflareWorkerOptions>;

const require = createRequire(import.meta.url);

/** `configPath`: the wrangler.json of a build. */
export function readWorkerOptions(configPath: string): WorkerOptions {
  const kept = join(dirname(configPath), "worker-options.json");
  if (readTime(kept) > readTime(configPath)) return JSON.parse(readFileSync(kept, "utf8")) as WorkerOptions;
  const { unstable_getMiniflareWorkerOptions } = require("wrangler") as typeof wrangler;
  const text = JSON.stringify(unstable_getMiniflareWorkerOptions(configPath));
  // Another process that starts at the same time finds the whole file or none.
  writeFileSync(`${kept}.${process.pid}`, text);
  renameSync(`${kept}.${process.pid}`, kept);
  return JSON.parse(text) as WorkerOptions;
}

/** Of the last change; no time at all for a file that there is not. */
function readTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
