/** The built portal Worker in front of a stand-in back end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoresWorker } from "#workers/programs/local/runtimes/portal-runtime.ts";
import { type Answer, ask, type Question } from "./ask.ts";
import { cannedAnswers } from "./canned-answers.ts";
import { type StandIn, startStandIn } from "./stand-in-backend.ts";

export const GRANT_SECRET = "a-grant-secret-for-tests";
/** A back end that takes longer is given up; short, so that tests of a slow one are not. */
export const BACKEND_TIMEOUT_MS = 1000;

export type Portal = (path: string, question?: Question) => Promise<Answer>;

/** In the place of the portal's key-value stores; `started` learns where that Worker listens. */
export type Stores = { worker: StoresWorker; started: (origin: string) => void };

export type Edge = {
  backend: StandIn;
  /** Starts a portal with these variables; all portals of an edge have the same back end. */
  startPortal: (variables?: Record<string, string>, stores?: Stores) => Promise<Portal & { origin: string }>;
  /** Where the portals listen, in the order of their start. */
  portalOrigins: URL[];
  /** What the portals logged for their operator. */
  log: string[];
  stop: () => Promise<void>;
};

/** Of this process, which reads its name once; each edge begins with an empty one. */
const state = mkdtempSync(join(tmpdir(), "talblick-edge-"));

/** `build`: the folder of another build than the usual one. */
export async function startEdge(build = "build"): Promise<Edge> {
  process.env.TALBLICK_STATE = state;
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const backend = await startStandIn(cannedAnswers);
  const portals: ReturnType<typeof createWorkers>[] = [];
  const log: string[] = [];
  const portalOrigins: URL[] = [];
  return {
    backend,
    log,
    portalOrigins,
    async startPortal(variables = {}, stores) {
      const portal = createWorkers({
        port: 0,
        trustsCf: true,
        build,
        backend: null,
        ...(stores === undefined ? {} : { stores: stores.worker }),
        log: (line) => log.push(line),
        portal: {
          BACKEND_ORIGIN: backend.origin,
          BACKEND_TIMEOUT_MS: String(BACKEND_TIMEOUT_MS),
          // The next test's back end is in order; tests/integration/faults have the circuit closed and open.
          BACKEND_REST_MS: "0",
          GRANT_SECRET,
          // What went well is not told: a test looks at what was.
          LOG_SAMPLE: "0",
          // What the back end says changes from test to test.
          EDGE_CACHE: "off",
          PARTNER_HOSTS: "partner.example",
          ...variables,
        },
      });
      portals.push(portal);
      const address = await portal.portalAddress();
      portalOrigins.push(address);
      const { origin } = address;
      if (stores !== undefined) stores.started(await portal.storesOrigin());
      return Object.assign((path: string, question?: Question) => ask(origin, path, question), { origin });
    },
    async stop() {
      await Promise.all(portals.map((portal) => portal.dispose()));
      await backend.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
