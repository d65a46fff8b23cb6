/** Builds both Workers when the sources are not those of the last build. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isBuilt } from "./build-stamp.ts";
import { isDemo } from "./state/state.ts";
import { createProgress, type Progress } from "./terminal/progress.ts";

/** As much of what the bundlers said as helps with an error. */
const LAST_LINES = 40;

/**
 * A machine that serves readers never builds: its service may write nothing but its state, and would stand still meanwhile. There it throws
 * a `NotBuiltError`. What the bundlers say is shown where the build fails alone: the error's message ends with it.
 */
export async function ensureBuilt(progress: Progress = createProgress(process.stderr)): Promise<void> {
  if (isBuilt()) return;
  if (!isDemo) throw new NotBuiltError();
  await progress.during("Building both Workers", build);
}

async function build(): Promise<void> {
  // Started by a test runner, the build would otherwise be one for tests: without security policy, with React's checks.
  const env = { ...process.env, NODE_ENV: "production" };
  const builder = spawn("npm", ["run", "--silent", "build"], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [builder.stdout, builder.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(builder, "close");
  if (code === 0) return;
  const last = said.trimEnd().split("\n").slice(-LAST_LINES).join("\n");
  throw new Error(`The build ended with ${code}:\n${last}`);
}

/** Its message is shown to the operator unchanged. */
export class NotBuiltError extends Error {
  constructor() {
    super("There is no build of these sources: call `npm run build` as the service's user, then start again");
    this.name = "NotBuiltError";
  }
}
