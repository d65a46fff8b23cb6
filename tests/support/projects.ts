/** Which files of tests share a process, and which `npm test` does not wait for (decision 12). */
import { globSync, readFileSync } from "node:fs";

/** The drills of operators, kills, deployments and what is measured: `npm run test:slow`. */
export const SLOW = "**/*.slow.test.ts";

/** Files of tests, and journeys, at a time: one more than the two cores of the smallest machine, since each waits a fifth of its time. */
export const AT_ONCE = 3;

/** A module that a test replaced would stay with those that had loaded it, so such a file has a process of its own. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** Of the files that `include` names and `exclude` does not, those that share a process, and those that have one of their own. */
export function splitFiles(
  root: string,
  include: readonly string[],
  exclude: readonly string[],
): { shared: string[]; alone: string[] } {
  const files = globSync([...include], { cwd: root, exclude: [...exclude] });
  const alone = files.filter((file) => REPLACES_MODULES.test(readFileSync(`${root}/${file}`, "utf8")));
  return { shared: files.filter((file) => !alone.includes(file)), alone };
}
