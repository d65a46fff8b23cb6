/** Which files of tests share a process, and which `npm test` does not wait for (decision 12). */
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** The drills of operators, kills, deployments and what is measured: `npm run test:slow`. */
export const SLOW = "**/*.slow.test.ts";

/** At a time, where each has a runtime alone: one more than cores, since what waits leaves its core to another one. */
export const FILES_AT_ONCE = availableParallelism() + 1;
/** At a time, where each asks a portal as well: as many as two cores serve. */
export const PORTALS_AT_ONCE = 3;

/** A module that a test replaced would stay with those that had loaded it, so such a file has a process of its own. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
/** So has one that runs both Workers within its process: of one process there is one state, whose secrets and database it has. */
export const RUNS_BACKEND = /\b(?:startBoth|startPlantedPortal|startStormyPortal)\(/;

/** Of the files that `include` names and `exclude` does not, those that share a process, and those that have one of their own. */
export function splitFiles(
  root: string,
  include: readonly string[],
  exclude: readonly string[],
  isAlone: RegExp = REPLACES_MODULES,
): { shared: string[]; alone: string[] } {
  const files = globSync([...include], { cwd: root, exclude: [...exclude] });
  const alone = files.filter((file) => isAlone.test(readFileSync(`${root}/${file}`, "utf8")));
  return { shared: files.filter((file) => !alone.includes(file)), alone };
}
