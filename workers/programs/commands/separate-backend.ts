/**
 * A program of its own: the back end on the local state, for as long as the program that started it lives. In its own
 * process group, so that Ctrl-C reaches the starter alone, which then can finish what it began. What fails is said in one line.
 */
import { startBackend } from "#workers/programs/local/local-backend.ts";

await serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function serve(): Promise<void> {
  const { origin, stop } = await startBackend();
  process.once("disconnect", () => void stop().then(() => process.exit(0)));
  if (process.connected) process.send?.({ origin });
  else await stop();
}
