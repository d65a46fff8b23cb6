/** Reaches the back end of this machine: through the running portal, or by starting it on the same state. */

import { migrate } from "#workers/programs/local/state/migrate.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { BACKEND_WORKER, createWorkers } from "./local-workers.ts";

/** A request to the back end; `path` starts with a slash. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** Starts the back end in process on the local state, migrated. Call `stop` when done. */
export async function startBackend(): Promise<{ send: Send; stop: () => Promise<void> }> {
  await ensureBuilt();
  const workers = createWorkers({ port: 0, portal: null });
  await workers.ready;
  await migrate((await workers.getD1Database("DB", BACKEND_WORKER)) as never);
  const send: Send = (path, init) =>
    workers.dispatchFetch(`http://backend${path}`, init as never) as unknown as Promise<Response>;
  return { send, stop: () => workers.dispose() };
}
