/** `npm run bench`: every measurement of this folder, one after the other. Ratios are taken within one run. */
import { spawnSync } from "node:child_process";

/** What needs a database runs in workerd, what needs a browser in Node. */
const benches = [
  ["vitest", "run", "-c", "tests/bench/backend.vitest.config.ts"],
  ["node", "tests/bench/first-paint.bench.ts"],
  ["node", "tests/bench/after-paint.bench.ts"],
  ["node", "tests/bench/first-dialog.bench.ts"],
  ["node", "tests/bench/edge.bench.ts"],
  ["node", "tests/bench/backend-cpu.bench.ts"],
  ["node", "tests/bench/growth.bench.ts"],
] as const;

for (const [command, ...args] of benches) {
  process.stdout.write(`\n# ${args.at(-1)}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
