/** Both Workers over the demo paper with planted words, one portal for each set of variables, on a state of their own. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, ask, type Question } from "#tests/support/edge/ask.ts";
import { ADMIN_TOKEN, createPlantedState, type PremiumPost } from "./planted-state.ts";

export type { PremiumPost };
export const PREVIOUS_SECRET = "the-secret-that-was-in-use-before";
export const PARTNER_HOST = "partner.example";

export type Asked = (path: string, question?: Question) => Promise<Answer>;

export type PlantedPortal = {
  posts: PremiumPost[];
  origin: string;
  /** Its folder; `running.json` names the origins, as under `npm start`. */
  state: string;
  ask: Asked;
  /** The back end past the portal, as a stranger who found its address would ask it. */
  askBackend: Asked;
  /** What both Workers logged, with LOG_SAMPLE "1" every request. */
  log: readonly string[];
  /** Rows of the database, as they stand there. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Both runtimes anew over the same paper, at other ports. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** With a paywall the provider's stand-in runs beside it, of whose purchases the back end never hears: its webhooks wait. */
export async function startPlantedPortal(
  variables: Record<string, string>,
  { hasPaywall = false, pushHosts = "" }: { hasPaywall?: boolean; pushHosts?: string } = {},
): Promise<PlantedPortal> {
  const { state, posts } = await createPlantedState();
  process.env.TALBLICK_STATE = state;
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const { startLocalPaywall, toPaywallBindings } = await import("#workers/programs/local/stand-ins/local-paywall.ts");
  const { readSecrets } = await import("#workers/programs/local/state/state.ts");
  const provider = hasPaywall ? await startLocalPaywall() : null;
  const log: string[] = [];
  const logging: Record<string, string> = variables.LOG_SAMPLE === undefined ? {} : { LOG_SAMPLE: variables.LOG_SAMPLE };
  const start = () =>
    createWorkers({
      paywall: toPaywallBindings(provider?.origin ?? null, readSecrets()),
      port: 0,
      portal: { APP_ENV: "prod", PARTNER_HOSTS: PARTNER_HOST, ...variables },
      backend: { GRANT_SECRET_PREVIOUS: PREVIOUS_SECRET, PUSH_HOSTS: pushHosts, ...logging },
      log: (line) => void log.push(line),
    });
  const findOrigins = async () => ({
    origin: `http://localhost:${(await workers.portalAddress()).port}`,
    backendOrigin: await workers.backendOrigin(),
  });
  let workers = start();
  let origins = await findOrigins();
  const paywallOrigin = provider?.origin ?? null;
  writeFileSync(join(state, "running.json"), JSON.stringify({ ...origins, adminToken: ADMIN_TOKEN, paywallOrigin }));
  return {
    posts,
    get origin() {
      return origins.origin;
    },
    state,
    log,
    ask: (path, question) => ask(origins.origin, path, question),
    askBackend: (path, question) => ask(origins.backendOrigin, path, question),
    async restart() {
      await workers.dispose();
      workers = start();
      origins = await findOrigins();
    },
    query: async (sql) =>
      (await workers.database())
        .prepare(sql)
        .all()
        .then(({ results }) => results),
    async stop() {
      await Promise.all([workers.dispose(), provider?.stop()]);
      rmSync(state, { recursive: true, force: true });
    },
  };
}
