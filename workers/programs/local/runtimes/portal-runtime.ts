/** The portal's runtime: its Worker with the readers' port, and in tests a Worker in the place of its stores. */
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { FRONT, PURGES, withFront } from "#workers/programs/local/front/local-front.ts";
import { readTrustedProxies } from "#workers/programs/local/own-machine.ts";
import { isDemo } from "#workers/programs/local/state/state.ts";
import { createRuntime, toWorker } from "./create-runtime.ts";

const PORTAL_WORKER = "talblick";

/** Of a build. */
export const portalConfig = "server/wrangler.json";

export type StoresWorker = { name: string; modules: true; script: string; unsafeDirectSockets: { host: string; port: number }[] };

type PortalRuntime = {
  build: string;
  variables: Record<string, string>;
  port: number;
  /** Where the back end's runtime listens; null where the portal has no binding to it. */
  backend: URL | null;
  log: (line: string) => void;
  site: string | undefined;
  stores: StoresWorker | undefined;
  trustsCf: boolean;
};

export function createPortalRuntime(options: PortalRuntime): Miniflare {
  const { build, variables, port, backend, log, site, stores, trustsCf } = options;
  const built = toWorker(PORTAL_WORKER, join(build, portalConfig), variables);
  const proxies = isDemo ? null : readTrustedProxies(process.env);
  const portal = withFront(withStores(built, stores), port, { cf: trustsCf, proxies }, site);
  const { BACKEND: _, ...bound } = (portal as Bound).serviceBindings ?? {};
  const external = backend === null ? {} : { BACKEND: { external: { address: backend.host, http: {} } } };
  const serviceBindings = { ...bound, ...external } as never;
  return createRuntime({ log, workers: [{ ...portal, serviceBindings }, ...(stores === undefined ? [] : [stores])] });
}

/** Where readers find it. */
export function readAddress(portal: Miniflare): Promise<URL> {
  return portal.unsafeGetDirectURL(PORTAL_WORKER, FRONT);
}

/** Drops the kept pages that bear one of the tags, given as JSON. Throws when the portal does not take them. */
export async function purgePages(portal: Miniflare, tags: string): Promise<void> {
  const response = await fetch(await portal.unsafeGetDirectURL(PORTAL_WORKER, PURGES), { method: "POST", body: tags });
  if (!response.ok) throw new Error(`The portal answers a purge with ${response.status}`);
}

type Bound = { kvNamespaces?: Record<string, unknown>; serviceBindings?: Record<string, unknown> };

function withStores<Worker extends object>(worker: Worker & Bound, stores: StoresWorker | undefined): Worker {
  if (stores === undefined) return worker;
  const store = { name: stores.name, entrypoint: "Store" };
  const replaced = Object.keys(worker.kvNamespaces ?? {}).map((binding) => [binding, store]);
  return { ...worker, kvNamespaces: {}, serviceBindings: { ...worker.serviceBindings, ...Object.fromEntries(replaced) } };
}
