/** `npm run import`: brings a publisher's WordPress content into the local or a deployed back end. */
import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "#workers/programs/command-line/command-line.ts";
import { HELP, type ImportCommand, parseImportCommand } from "#workers/programs/import/command/import-options.ts";
import { createProgress } from "#workers/programs/import/command/progress.ts";
import { type BackendClient, runImport } from "#workers/programs/import/command/run-import.ts";
import { isComputing } from "#workers/programs/import/media/renditions.ts";
import { readRunning, readSecrets, stateFolder } from "#workers/programs/local/state/state.ts";
import { importExport } from "./import-export.ts";
import { answers } from "./reach-backend.ts";
import { startSeparateBackend } from "./start-separate-backend.ts";

async function openBackend({ remote }: ImportCommand, signal: AbortSignal): Promise<BackendClient> {
  if (remote !== null) {
    const send = (path: string, init?: RequestInit): Promise<Response> => fetch(`${remote.origin}${path}`, init);
    return { send, token: remote.token, name: new URL(remote.origin).host, stop: async () => {} };
  }
  const running = readRunning();
  if (running !== null) {
    const send = (path: string, init?: RequestInit): Promise<Response> => fetch(`${running.backendOrigin}${path}`, init);
    // The note of a running portal may be older than a crash: then this program starts the back end itself.
    if (await answers(running.backendOrigin, 5000))
      return { send, token: readSecrets().adminToken, name: "local", stop: async () => {} };
  }
  const { send, stop } = await startSeparateBackend(signal);
  return { send, token: readSecrets().adminToken, name: "local", stop };
}

async function main(args: string[]): Promise<void> {
  if (args.some((arg) => /^--export(=|$)/.test(arg))) return importExport(args);
  const command = parseImportCommand(args, process.env);
  const interruption = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      if (interruption.signal.aborted) endNow();
      process.stderr.write("\nending; what was written is complete\n");
      interruption.abort();
    });
  }
  const { signal } = interruption;
  const { exitCode, report } = await runImport({
    command,
    openBackend: () => openBackend(command, signal),
    stateFolder,
    progress: createProgress(process.stderr),
    signal,
    now: new Date(),
    sleep: (milliseconds, until) => wait(milliseconds, undefined, until === undefined ? {} : { signal: until }),
  });
  await new Promise((resolve) => process.stdout.write(report, resolve));
  if (signal.aborted && isComputing()) endNow();
  process.exitCode = exitCode;
}

/** As the platform ends a program at Ctrl-C: exiting would wait for the threads that compute a picture. */
function endNow(): never {
  process.removeAllListeners("SIGINT");
  process.kill(process.pid, "SIGINT");
  process.exit(130);
}

await runCommand("import", HELP, main);
