/** Both Workers, or the back end alone, from their production build in workerd, over the local state. */

import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { FRONT, withFront } from "./front/local-front.ts";
import { createImagesWorker, replaceImagesBinding } from "./images/local-images.ts";
import { createMailWorker, replaceMailBindings } from "./mail/local-mail.ts";
import { readMailServer, readTrustedProxies } from "./own-machine.ts";
import { fetchPublic, PUBLIC_NETWORK } from "./public-network.ts";
import { noPaywall, type PaywallBindings } from "./stand-ins/local-paywall.ts";
import { isDemo, readSecrets, type Secrets, stateFolder, toBackendSecrets } from "./state/state.ts";

export const BACKEND_WORKER = "talblick-backend";
export const PORTAL_WORKER = "talblick";

/** Of a build: what the two Workers are made of. */
const backendConfig = "backend/wrangler.json";
const portalConfig = "server/wrangler.json";

/** Where the databases, queues and files of the local state lie. */
export const databasesFolder = join(stateFolder, "v3");

type WorkersOptions = {
  /** The portal's; 0 takes a free one (readPortalAddress). */
  port: number;
  /** Variables for the portal, e.g. BACKEND_ORIGIN; null leaves the portal out. */
  portal: Record<string, string> | null;
  /** The same for the back end. */
  backend?: Record<string, string>;
  /** How the Workers reach the paywall provider; nothing is sold when left out. */
  paywall?: PaywallBindings;
  /** Folder of the files that browsers get; the build's own when left out. */
  site?: string;
  /** Folder of the build; `build` when left out. */
  build?: string;
  /** A Worker whose entrypoint `Store` takes the place of the portal's key-value stores; for tests. */
  stores?: StoresWorker;
  /** Whether callers of the portal may say by a header what Cloudflare would say of them; for tests. */
  trustsCf?: boolean;
  /** Takes what the Workers log, line by line; standard error when left out. */
  log?: (line: string) => void;
};

export type StoresWorker = { name: string; modules: true; script: string; unsafeDirectSockets: { host: string; port: number }[] };

export function createWorkers(options: WorkersOptions): Miniflare {
  const secrets = readSecrets();
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const paywall = options.paywall ?? noPaywall;
  const build = options.build ?? "build";
  const backendOptions = toWorker(BACKEND_WORKER, join(build, backendConfig), {
    ...toBackendSecrets(secrets),
    ...paywall.backend,
    ...options.backend,
  });
  const mail = replaceMailBindings(backendOptions);
  const images = replaceImagesBinding(backendOptions);
  const backend = {
    ...backendOptions,
    ...mail,
    ...images,
    // Seed and import reach the back end past the portal, on this machine only.
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    // Says at once which pages a change touches (decision 7).
    serviceBindings: {
      ...mail.serviceBindings,
      ...images.serviceBindings,
      [PUBLIC_NETWORK]: fetchPublic,
      ...(options.portal === null ? {} : { PORTAL_CACHE: { name: PORTAL_WORKER, entrypoint: "PageCacheEntrypoint" } }),
    },
  };
  const portal =
    options.portal === null
      ? []
      : [
          withFront(
            withStores(
              toWorker(PORTAL_WORKER, join(build, portalConfig), {
                ...toPortalSecrets(secrets),
                ...paywall.portal,
                ...options.portal,
              }),
              options.stores,
            ),
            options.port,
            { cf: options.trustsCf === true, proxies: isDemo ? null : readTrustedProxies(process.env) },
            options.site,
          ),
        ];
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
      workers: [
        ...portal,
        backend,
        createImagesWorker(),
        createMailWorker(join(stateFolder, "mail"), log, readMailServer(process.env)),
        ...(options.stores === undefined ? [] : [options.stores]),
      ],
    }),
  );
}

/** Where readers find the portal. Rejects when the Workers do not start. */
export async function readPortalAddress(workers: Miniflare): Promise<URL> {
  await workers.ready;
  return workers.unsafeGetDirectURL(PORTAL_WORKER, FRONT);
}

function toPortalSecrets({ grantSecret }: Secrets): Record<string, string> {
  return grantSecret === "" ? {} : { GRANT_SECRET: grantSecret };
}

/** What both Workers would be told, over what their configuration says: to be looked at before they start. */
export function readVariables({ portal, backend, paywall = noPaywall }: Pick<WorkersOptions, "portal" | "backend" | "paywall">) {
  const secrets = readSecrets();
  const read = (config: string) => readWorkerOptions(join("build", config)).workerOptions.bindings as Record<string, string>;
  return {
    portal: { ...read(portalConfig), ...toPortalSecrets(secrets), ...paywall.portal, ...portal },
    backend: { ...read(backendConfig), ...toBackendSecrets(secrets), ...paywall.backend, ...backend },
  };
}

type Bound = { kvNamespaces?: Record<string, unknown>; serviceBindings?: Record<string, unknown> };

function withStores<Worker extends object>(worker: Worker & Bound, stores: StoresWorker | undefined): Worker {
  if (stores === undefined) return worker;
  const store = { name: stores.name, entrypoint: "Store" };
  const replaced = Object.keys(worker.kvNamespaces ?? {}).map((binding) => [binding, store]);
  return { ...worker, kvNamespaces: {}, serviceBindings: { ...worker.serviceBindings, ...Object.fromEntries(replaced) } };
}

function toWorker(name: string, configPath: string, bindings: Record<string, string>) {
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
