/** What `prepare-beside.ts` starts: makes the demo's pictures while the Workers are built, then prepares the state. */
import { once } from "node:events";
import { join } from "node:path";
import { makePictures } from "#workers/demo/media/upload-pictures.ts";
import { FormerDatabaseError } from "#workers/programs/deploy/migrations/refuse-former-database.ts";
import { openLogFile, readLogPlace } from "#workers/programs/local/terminal/log-file.ts";
import { createProgress } from "#workers/programs/local/terminal/progress.ts";
import { prepareState } from "./prepare-state.ts";
import { isDemo, readSecrets, stateFolder } from "./state.ts";

// Whoever began it has ended, perhaps before this was heard.
process.once("disconnect", () => process.exit(1));
if (!process.connected) process.exit(1);
const built = once(process, "message");
const made = isDemo ? makePictures() : null;
await built;
const log = readLogPlace(process.env) === "terminal" ? writeError : openLogFile(join(stateFolder, "log"));
try {
  await prepareState(readSecrets().adminToken, { made, log, progress: createProgress(process.stdout) });
  process.exit(0);
} catch (error) {
  // A fault of the demo is ours: with its stack.
  if (isDemo && !(error instanceof FormerDatabaseError)) throw error;
  writeError((error as Error).message);
  process.exit(1);
}

function writeError(line: string): void {
  process.stderr.write(`${line}\n`);
}
