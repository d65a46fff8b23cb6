/** Both Workers, or the back end alone, from their production build in workerd, over the local state. */

import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { createMailWorker, replaceMailBindings } from "./local-mail.ts";
import { noPaywall, type PaywallBindings } from "./local-paywall.ts";
import { readSecrets, stateFolder, toBackendSecrets } from "./state.ts";

export const BACKEND_WORKER = "talblick-backend";
export const PORTAL_WORKER = "talblick";

const backendConfig = "build/backend/wrangler.json";
const portalConfig = "build/server/wrangler.json";

/** Where the databases, queues and files of the local state lie. */
export const databasesFolder = join(stateFolder, "v3");

type WorkersOptions = {
  port: number;
  /** Variables for the portal, e.g. BACKEND_ORIGIN; null leaves the portal out. */
  portal: Record<string, string> | null;
  /** The same for the back end. */
  backend?: Record<string, string>;
  /** How the Workers reach the paywall provider; nothing is sold when left out. */
  paywall?: PaywallBindings;
  /** Takes what the Workers log, line by line; standard error when left out. */
  log?: (line: string) => void;
};

export function createWorkers(options: WorkersOptions): Miniflare {
  const secrets = readSecrets();
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const paywall = options.paywall ?? noPaywall;
  const backendOptions = toWorker(BACKEND_WORKER, backendConfig, {
    ...toBackendSecrets(secrets),
    ...paywall.backend,
    ...options.backend,
  });
  const backend = {
    ...backendOptions,
    ...replaceMailBindings(backendOptions),
    // Seed and import reach the back end past the portal, on this machine only.
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
  const portal =
    options.portal === null
      ? []
      : [toWorker(PORTAL_WORKER, portalConfig, { GRANT_SECRET: secrets.grantSecret, ...paywall.portal, ...options.portal })];
  return new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.port,
      cf: false,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => log(`${level}: ${message}`),
      resourcePersistencePath: databasesFolder,
      workers: [...portal, backend, createMailWorker(join(stateFolder, "mail"), log)],
    }),
  );
}

function toWorker(name: string, configPath: string, bindings: Record<string, string>) {
  const { workerOptions, main } = readWorkerOptions(configPath);
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
