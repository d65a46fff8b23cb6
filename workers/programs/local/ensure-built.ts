/** Builds both Workers when the sources are not those of the last build. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isBuilt } from "./build-stamp.ts";
import { isDemo } from "./state/state.ts";

/**
 * A machine that serves readers never builds: its service may write nothing but its state, and would stand still meanwhile. There it throws
 * a `NotBuiltError`.
 */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  if (!isDemo) throw new NotBuiltError();
  process.stderr.write("Building both Workers ...\n");
  // Started by a test runner, the build would otherwise be one for tests: without security policy, with React's checks.
  const env = { ...process.env, NODE_ENV: "production" };
  const [code] = await once(spawn("npm", ["run", "--silent", "build"], { env, stdio: ["ignore", "ignore", "inherit"] }), "exit");
  if (code !== 0) throw new Error(`The build ended with ${code}`);
}

/** Its message is shown to the operator unchanged. */
export class NotBuiltError extends Error {
  constructor() {
    super("There is no build of these sources: call `npm run build` as the service's user, then start again");
    this.name = "NotBuiltError";
  }
}
