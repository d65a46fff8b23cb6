/**
 * Both Workers, or one of them, from their production build over the local state, each in a workerd of its own: one serves all its requests in
 * one thread, and pages that are kept must go on coming while the back end computes.
 */
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { BACKEND_WORKER, backendConfig, createBackendRuntime } from "./runtimes/backend-runtime.ts";
import { readBuiltVariables } from "./runtimes/create-runtime.ts";
import { createPortalRuntime, portalConfig, purgePages, readAddress, type StoresWorker } from "./runtimes/portal-runtime.ts";
import { noPaywall, type PaywallBindings } from "./stand-ins/local-paywall.ts";
import { readSecrets, type Secrets, toBackendSecrets } from "./state/state.ts";

type WorkersOptions = {
  /** The portal's; 0 takes a free one (`portalAddress`). */
  port: number;
  /** Variables for the portal, e.g. BACKEND_ORIGIN; null leaves the portal out. */
  portal: Record<string, string> | null;
  /** The same for the back end; null leaves it out, for a portal with a BACKEND_ORIGIN. */
  backend?: Record<string, string> | null;
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
  /** The back end's runtime had ended by itself, and runs again: what it held in memory is lost. */
  onBackendRestart?: () => void;
};

export type LocalWorkers = {
  /** Rejects when one does not start, or ended and did not start again. */
  ready: () => Promise<void>;
  /** Where readers find the portal. */
  portalAddress: () => Promise<URL>;
  /** Where this machine's programs find the back end. */
  backendOrigin: () => Promise<string>;
  database: () => Promise<Awaited<ReturnType<Miniflare["getD1Database"]>>>;
  /** Calls what the cron trigger of this name calls. Resolves to the outcome, "ok" where all went well. */
  runClock: (cron: string) => Promise<string>;
  /** Where the Worker in the place of the stores listens. */
  storesOrigin: () => Promise<string>;
  dispose: () => Promise<void>;
};

type Scheduled = { scheduled: (options: { cron: string }) => Promise<{ outcome: string }> };

export function createWorkers(options: WorkersOptions): LocalWorkers {
  const { build = "build", log = (line) => void process.stderr.write(`${line}\n`), stores } = options;
  const variables = toVariables(options);
  let portal: Miniflare | null = null;
  const backend =
    options.backend === null
      ? null
      : createBackendRuntime({
          build,
          variables: variables.backend,
          log,
          onRestart: options.onBackendRestart ?? (() => {}),
          // Before the portal runs, no page is kept.
          purge: options.portal === null ? null : async (tags) => (portal === null ? undefined : purgePages(portal, tags)),
        });
  const started = start();
  // The caller that waits for it hears of it.
  started.catch(() => {});

  async function start(): Promise<void> {
    const address = backend === null ? null : await backend.unsafeGetDirectURL(BACKEND_WORKER);
    if (options.portal === null) return;
    const { port, site, trustsCf = false } = options;
    portal = createPortalRuntime({ build, variables: variables.portal, port, backend: address, log, site, stores, trustsCf });
    await portal.ready;
  }
  function requireBackend(): Miniflare {
    if (backend === null) throw new Error("There is no back end");
    return backend;
  }
  async function requirePortal(): Promise<Miniflare> {
    await started;
    if (portal === null) throw new Error("There is no portal");
    return portal;
  }

  return {
    async ready() {
      await started;
      await Promise.all([backend?.ready, portal?.ready]);
    },
    portalAddress: async () => readAddress(await requirePortal()),
    backendOrigin: async () => (await requireBackend().unsafeGetDirectURL(BACKEND_WORKER)).origin,
    database: () => requireBackend().getD1Database("DB", BACKEND_WORKER),
    async runClock(cron) {
      const worker = (await requireBackend().getWorker(BACKEND_WORKER)) as unknown as Scheduled;
      return (await worker.scheduled({ cron })).outcome;
    },
    storesOrigin: async () => (await (await requirePortal()).unsafeGetDirectURL(stores?.name)).origin,
    async dispose() {
      await started.catch(() => {});
      // The portal first: what it asks is answered until the end.
      await portal?.dispose();
      await backend?.dispose();
    },
  };
}

function toPortalSecrets({ grantSecret }: Secrets): Record<string, string> {
  return grantSecret === "" ? {} : { GRANT_SECRET: grantSecret };
}

type Told = Pick<WorkersOptions, "portal" | "backend" | "paywall">;

function toVariables({ portal, backend, paywall = noPaywall }: Told) {
  const secrets = readSecrets();
  return {
    portal: { ...toPortalSecrets(secrets), ...paywall.portal, ...portal },
    backend: { ...toBackendSecrets(secrets), ...paywall.backend, ...backend },
  };
}

/** What both Workers would be told, over what their configuration says: to be looked at before they start. */
export function readVariables(told: Told) {
  const { portal, backend } = toVariables(told);
  return {
    portal: { ...readBuiltVariables(join("build", portalConfig)), ...portal },
    backend: { ...readBuiltVariables(join("build", backendConfig)), ...backend },
  };
}
