/** `npm run bench`: every measurement of this folder, one after the other. Ratios are taken within one run. */
import { spawnSync } from "node:child_process";

/** What needs a database runs in workerd, what needs a browser in Node. */
const all = [
  ["vitest", "run", "-c", "tests/bench/backend.vitest.config.ts"],
  ["node", "tests/bench/first-paint.bench.ts"],
  ["node", "tests/bench/after-paint.bench.ts"],
  ["node", "tests/bench/first-dialog.bench.ts"],
  ["node", "tests/bench/next-page.bench.ts"],
  ["node", "tests/bench/edge.bench.ts"],
  ["node", "tests/bench/backend-cpu.bench.ts"],
  ["node", "tests/bench/cold.bench.ts"],
  ["node", "tests/bench/new-isolate.bench.ts"],
  ["node", "tests/bench/growth.bench.ts"],
  ["node", "tests/bench/ticker.bench.ts"],
  ["node", "tests/bench/write.bench.ts"],
  ["node", "tests/bench/search.bench.ts"],
  ["node", "tests/bench/push.bench.ts"],
] as const;

/** Words of the command line choose among them: `npm run bench -- edge growth`. */
const words = process.argv.slice(2);
const benches = words.length === 0 ? all : all.filter((bench) => words.some((word) => bench.at(-1)?.includes(`/${word}`)));
if (benches.length === 0)
  throw new Error(`There is no such measurement. There are: ${all.map((bench) => bench.at(-1)).join(", ")}`);

for (const [command, ...args] of benches) {
  process.stdout.write(`\n# ${args.at(-1)}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
