/** On one machine: the files that browsers get, those of the build and of the ten before (decision 93), in a folder of the local state. */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fromFolder, keepAssets } from "#workers/programs/deploy/keep-assets.ts";
import { stateFolder } from "./state.ts";

/**
 * Made anew beside what was served before, and put into its place when it is whole: no server may use the folder then. `before`: the
 * folder that was served before. Resolves to the folder.
 */
export async function prepareSite(
  built = "build/client",
  folder: string = join(stateFolder, "site"),
  before: string = folder,
): Promise<string> {
  const [next, last] = [`${folder}.next`, `${folder}.last`];
  // A start that ended between the two renames left what was served under the second name.
  if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
  for (const old of [next, last]) rmSync(old, { recursive: true, force: true });
  cpSync(built, next, { recursive: true });
  const { problem, missing } = await keepAssets(next, fromFolder(before));
  if (problem !== null) process.stderr.write(`Files of the builds before: not all came along: ${problem}\n`);
  if (missing.length > 0) process.stderr.write(`Files of the builds before: ${missing.length} are gone, such as ${missing[0]}\n`);
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
  return folder;
}
