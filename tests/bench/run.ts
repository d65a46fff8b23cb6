/** `npm run bench`: every measurement of this folder, one after the other. Ratios are taken within one run. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

const benches = globSync("*.bench.ts", { cwd: import.meta.dirname }).sort();
for (const bench of benches) {
  process.stdout.write(`\n# ${bench}\n`);
  const { status } = spawnSync("node", [`${import.meta.dirname}/${bench}`], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
