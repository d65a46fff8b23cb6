/** Starts the back end of this machine alone. */

import { migrate } from "#workers/programs/local/state/migrate.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { createWorkers } from "./local-workers.ts";
import { createSend, type Send } from "./send-to-backend.ts";

/** Starts the back end in process on the local state, migrated. Call `stop` when done. */
export async function startBackend(): Promise<{ origin: string; send: Send; stop: () => Promise<void> }> {
  await ensureBuilt();
  const workers = createWorkers({ port: 0, portal: null });
  try {
    await migrate((await workers.database()) as never);
    const origin = await workers.backendOrigin();
    return { origin, send: createSend(origin), stop: () => workers.dispose() };
  } catch (error) {
    await workers.dispose();
    throw error;
  }
}
