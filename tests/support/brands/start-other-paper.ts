/** A build of another brand as its publisher starts it: both Workers on a new state, without the demo paper. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, type Question } from "#tests/support/edge/ask.ts";

/** `build`: the folder of the build. */
export async function startOtherPaper(build: string) {
  const state = mkdtempSync(join(tmpdir(), "talblick-brand-"));
  process.env.TALBLICK_STATE = state;
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const { migrate } = await import("#workers/programs/local/state/migrate.ts");
  const { readSecrets } = await import("#workers/programs/local/state/state.ts");
  const workers = createWorkers({ port: 0, build, portal: { LOG_SAMPLE: "0" }, backend: { LOG_SAMPLE: "0" }, log: () => {} });
  const { origin } = await workers.portalAddress();
  const database = await workers.database();
  await migrate(database as never);
  const backend = await workers.backendOrigin();
  return {
    origin,
    state,
    get: (path: string, question?: Question) => ask(origin, path, question),
    /** Throws when the back end refuses. */
    async admin(path: string, body: unknown): Promise<unknown> {
      const headers = { authorization: `Bearer ${readSecrets().adminToken}`, "content-type": "application/json" };
      const response = await fetch(backend + path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.json();
    },
    /** All rows of all tables, as JSON by table. */
    async readTables(): Promise<[table: string, rows: string][]> {
      const { results } = await database
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
        .all();
      const names = results.map(({ name }) => String(name)).filter((name) => !/^(?:_cf_|sqlite_)|_search_/.test(name));
      const read = async (name: string) => JSON.stringify((await database.prepare(`SELECT * FROM "${name}"`).all()).results);
      return Promise.all(names.map(async (name): Promise<[string, string]> => [name, await read(name)]));
    },
    async stop(): Promise<void> {
      await workers.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
