/** Both Workers over the demo paper with planted words, one portal for each set of variables, on a state of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answer, ask, type Question } from "#tests/support/edge/ask.ts";
import { type PlantedPost, plantWords } from "./plant-words.ts";

export const GRANT_SECRET = "a-grant-secret-for-the-leak-test";
export const PREVIOUS_SECRET = "the-secret-that-was-in-use-before";
export const PARTNER_HOST = "partner.example";

/** A post as it stands in the paper. */
export type PremiumPost = PlantedPost & { id: number; path: string };
export type Asked = (path: string, question?: Question) => Promise<Answer>;

export type PlantedPortal = {
  posts: PremiumPost[];
  origin: string;
  /** Its folder; `running.json` names the origins, as under `npm start`. */
  state: string;
  ask: Asked;
  /** The back end past the portal, as a stranger who found its address would ask it. */
  askBackend: Asked;
  /** Rows of the database, as they stand there. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Both runtimes anew over the same paper, at other ports. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** With a paywall the provider's stand-in runs beside it, of whose purchases the back end never hears: its webhooks wait. */
export async function startPlantedPortal(
  variables: Record<string, string>,
  { hasPaywall = false }: { hasPaywall?: boolean } = {},
): Promise<PlantedPortal> {
  const state = mkdtempSync(join(tmpdir(), "talblick-leak-"));
  mkdirSync(state, { recursive: true });
  const adminToken = "an-admin-token-for-the-leak-test";
  writeFileSync(join(state, "secrets.json"), JSON.stringify({ adminToken, grantSecret: GRANT_SECRET }));
  process.env.TALBLICK_STATE = state;
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const { migrate } = await import("#workers/programs/local/state/migrate.ts");
  const { startLocalPaywall, toPaywallBindings } = await import("#workers/programs/local/stand-ins/local-paywall.ts");
  const { readSecrets } = await import("#workers/programs/local/state/state.ts");
  const provider = hasPaywall ? await startLocalPaywall() : null;
  const start = () =>
    createWorkers({
      paywall: toPaywallBindings(provider?.origin ?? null, readSecrets()),
      port: 0,
      portal: { APP_ENV: "prod", PARTNER_HOSTS: PARTNER_HOST, ...variables },
      backend: { GRANT_SECRET_PREVIOUS: PREVIOUS_SECRET },
      log: () => {},
    });
  const findOrigins = async () => ({
    origin: `http://localhost:${(await workers.portalAddress()).port}`,
    backendOrigin: await workers.backendOrigin(),
  });
  let workers = start();
  let origins = await findOrigins();
  await migrate((await workers.database()) as never);
  const posts = await fill(origins.backendOrigin, adminToken);
  const paywallOrigin = provider?.origin ?? null;
  writeFileSync(join(state, "running.json"), JSON.stringify({ ...origins, adminToken, paywallOrigin }));
  return {
    posts,
    get origin() {
      return origins.origin;
    },
    state,
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

async function fill(backendOrigin: string, adminToken: string): Promise<PremiumPost[]> {
  const { seedRecords } = await import("#workers/demo/seed/seed-records.ts");
  const { sendReaders } = await import("#workers/demo/seed/seed-readers.ts");
  const { RECORDS_PER_REQUEST } = await import("#workers/backend/content/records/content-record.ts");
  const now = new Date();
  const send = (path: string, init: RequestInit) =>
    fetch(`${backendOrigin}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${adminToken}` },
    });
  const { records, posts } = plantWords(seedRecords(now));
  const ids = new Map<string, number>();
  for (let start = 0; start < records.length; start += RECORDS_PER_REQUEST) {
    const response = await send("/admin/content", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ records: records.slice(start, start + RECORDS_PER_REQUEST) }),
    });
    if (!response.ok) throw new Error(`The back end answers ${response.status}: ${await response.text()}`);
    const { results } = (await response.json()) as { results: { source: string; outcome: string; id?: number }[] };
    for (const { source, id, outcome } of results) {
      if (outcome === "refused") throw new Error(`${source} was refused`);
      if (id !== undefined) ids.set(source, id);
    }
  }
  await send("/admin/rank", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  await sendReaders(send as never, now);
  return posts.map((post) => {
    const id = ids.get(post.source);
    if (id === undefined) throw new Error(`${post.source} has no number`);
    return { ...post, id, path: `/${post.slug}/${id}` };
  });
}
