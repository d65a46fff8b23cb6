/**
 * A program of its own: the back end on the local state, for as long as the program that started it lives. In its own
 * process group, so that Ctrl-C reaches the starter alone, which then can finish what it began. What fails is said in one line.
 */
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { BACKEND_WORKER, createWorkers } from "#workers/programs/local/local-workers.ts";
import { migrate } from "#workers/programs/local/state/migrate.ts";

await serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function serve(): Promise<void> {
  await ensureBuilt();
  const workers = createWorkers({ port: 0, portal: null });
  try {
    await workers.ready;
    await migrate((await workers.getD1Database("DB", BACKEND_WORKER)) as never);
  } catch (error) {
    await workers.dispose();
    throw error;
  }
  const { origin } = await workers.unsafeGetDirectURL(BACKEND_WORKER);
  process.once("disconnect", () => void workers.dispose().then(() => process.exit(0)));
  if (process.connected) process.send?.({ origin });
  else await workers.dispose();
}
