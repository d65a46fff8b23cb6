/**
 * A workerd of its own: it serves its Workers in one thread, is started anew where it ends by itself, and listens at the same ports then. It ends
 * with this process.
 */
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { stateFolder } from "#workers/programs/local/state/state.ts";
import { readWorkerOptions } from "./worker-options.ts";

/** Where the databases, queues and files of the local state lie. */
export const databasesFolder = join(stateFolder, "v3");

/** Where the program is; the package has no types. */
const workerd: { default: string } = createRequire(import.meta.url)("workerd");

/** Young objects of each isolate take 24 MB at most, and not 48: a machine that serves has 85 MB less in use, at no cost of computing. */
const RUNTIME_FLAGS = "--max-semi-space-size=8";

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0];
type RuntimeOptions = {
  workers: Extract<V4Options, { workers: unknown }>["workers"];
  /** Takes what the Workers log, line by line. */
  log: (line: string) => void;
  /** It had ended by itself, and runs again. */
  onRestart?: () => void;
};

export function createRuntime({ workers, log, onRestart = () => {} }: RuntimeOptions): Miniflare {
  // The simulator has no option for what it starts.
  process.env.MINIFLARE_WORKERD_PATH = resolve("workers/programs/local/runtimes/workerd.sh");
  process.env.PORTAL_WORKERD = workerd.default;
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= RUNTIME_FLAGS;
  return new Miniflare(
    convertV4MiniflareOptions({
      // Not the readers' port: what passes the simulator's own entry costs more than the page.
      host: "127.0.0.1",
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      // What the log writes says its level itself.
      handleStructuredLogs: ({ level, message }) => log(message.startsWith("{") ? message : `${level}: ${message}`),
      resourcePersistencePath: databasesFolder,
      unsafeHandleRuntimeRestart: onRestart,
      workers,
    }),
  );
}

/** A built Worker, with `bindings` over the variables of its configuration. */
export function toWorker(name: string, configPath: string, bindings: Record<string, string>) {
  const { workerOptions: wanted, main } = readWorkerOptions(configPath);
  // The simulator's Analytics Engine swallows what is written to it: without the binding counts are kept in the database (decision 97).
  const { analyticsEngineDatasets: _, ...workerOptions } = wanted;
  if (main === undefined) throw new Error(`${configPath} names no main module`);
  const folder = dirname(main);
  const files = globSync("**/*.js", { cwd: folder }).map((file) => join(folder, file));
  return {
    ...workerOptions,
    name,
    modulesRoot: folder,
    modules: [main, ...files.filter((file) => relative(file, main) !== "")].map((path) => ({ type: "ESModule" as const, path })),
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...bindings },
  };
}

/** What its configuration says of a built Worker's variables. */
export function readBuiltVariables(configPath: string): Record<string, string> {
  return readWorkerOptions(configPath).workerOptions.bindings as Record<string, string>;
}
