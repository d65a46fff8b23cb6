/** What is asked of a Cloudflare account, and done there: one function a question, over wrangler. */
import * as v from "valibot";
import { decideBuilds } from "#workers/programs/deploy/plan/decide-builds.ts";
import type { Deployment } from "#workers/programs/deploy/plan/decide-rollback.ts";
import { type AccountState, configPaths } from "#workers/programs/deploy/plan/find-missing.ts";
import type { Environment } from "#workers/programs/deploy/plan/parse-arguments.ts";
import type { Resource } from "#workers/programs/deploy/plan/read-target.ts";
import type { WorkerName } from "#workers/programs/deploy/plan/secrets.ts";
import { parseOutput, type RunWrangler, requireAnswer, type WranglerAnswer, WranglerError } from "./wrangler.ts";

export type Account = ReturnType<typeof createAccount>;

const whoami = v.object({ loggedIn: v.optional(v.boolean()), accounts: v.array(v.object({ id: v.string(), name: v.string() })) });
const databases = v.array(v.object({ name: v.string(), uuid: v.string() }));
const namespaces = v.array(v.object({ title: v.string(), id: v.string() }));
const secretNames = v.array(v.object({ name: v.string() }));
const annotations = v.nullish(
  v.object({ "workers/message": v.nullish(v.string()), "workers/triggered_by": v.nullish(v.string()) }),
  {},
);
const deployments = v.array(
  v.object({
    created_on: v.string(),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
    annotations,
  }),
);
const versions = v.array(v.object({ id: v.string(), metadata: v.object({ created_on: v.string() }), annotations }));
const rows = v.array(v.object({ results: v.array(v.object({ name: v.string() })) }));
const bookmark = v.object({ bookmark: v.string() });
const versionNote = v.object({ type: v.picklist(["version-upload", "deploy"]), version_id: v.string() });

/** Of one environment. `run` is wrangler; each function throws a `WranglerError` when it fails. */
export function createAccount(run: RunWrangler, env: Environment) {
  const at = (worker: WorkerName) => ["--env", env, "--config", configPaths[worker]];
  const call = (args: readonly string[]) => requireAnswer(run, args);

  /** wrangler does not know a Worker that was never deployed: the answer is `none`, and no failure. */
  async function callOfWorker<Answer>(
    args: readonly string[],
    none: Answer,
    read: (answer: WranglerAnswer) => Answer,
  ): Promise<Answer> {
    const answer = await run(args);
    if (answer.code === 0) return read(answer);
    if (/does not exist|10007|no deployments/i.test(`${answer.output}${answer.complaint}`)) return none;
    throw new WranglerError(args, answer);
  }

  async function readRows(sql: string): Promise<string[]> {
    const answer = await call(["d1", "execute", "DB", "--remote", "--json", "--command", sql, ...at("backend")]);
    return parseOutput(rows, answer).flatMap(({ results }) => results.map(({ name }) => name));
  }

  return {
    /** Names of the accounts that wrangler may work in; null when nobody is signed in. */
    async readLogin(): Promise<string[] | null> {
      const answer = await run(["whoami", "--json"]);
      if (answer.code !== 0) return null;
      const { loggedIn, accounts } = parseOutput(whoami, answer);
      return loggedIn === false ? null : accounts.map(({ name }) => name);
    },

    /** `workers`: the names of both. */
    async readState(workers: Record<WorkerName, string>): Promise<AccountState> {
      const listSecrets = (worker: WorkerName) =>
        callOfWorker(["secret", "list", "--format", "json", "--name", workers[worker]], [], (answer) =>
          parseOutput(secretNames, answer).map(({ name }) => name),
        );
      const found = parseOutput(databases, await call(["d1", "list", "--json"]));
      const spaces = parseOutput(namespaces, await call(["kv", "namespace", "list"]));
      return {
        databases: found.map(({ name, uuid }) => ({ name, id: uuid })),
        namespaces: spaces.map(({ title, id }) => ({ name: title, id })),
        // These two print tables.
        buckets: toWords(await call(["r2", "bucket", "list"])),
        queues: toWords(await call(["queues", "list"])),
        secrets: { portal: await listSecrets("portal"), backend: await listSecrets("backend") },
      };
    },

    /** Makes it, and gives its id; null for what has none. */
    async create({ kind, name }: Resource): Promise<string | null> {
      if (kind === "queue") await call(["queues", "create", name]);
      if (kind === "bucket") await call(["r2", "bucket", "create", name, "--location", "weur"]);
      if (kind === "queue" || kind === "bucket") return null;
      if (kind === "database") {
        await call(["d1", "create", name, "--location", "weur"]);
        const list = parseOutput(databases, await call(["d1", "list", "--json"]));
        return requireId(name, list.find((database) => database.name === name)?.uuid);
      }
      await call(["kv", "namespace", "create", name]);
      const list = parseOutput(namespaces, await call(["kv", "namespace", "list"]));
      return requireId(name, list.find(({ title }) => title === name || title.endsWith(`-${name}`))?.id);
    },

    /** Names of the migrations that the database has; none for a new one. */
    async readMigrations(): Promise<string[]> {
      const tables = await readRows("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'");
      return tables.length === 0 ? [] : readRows("SELECT name FROM d1_migrations ORDER BY id");
    },

    /** The whole database as SQL, its search tables too, into `file`. The database does not answer meanwhile. */
    async exportDatabase(file: string, hasRows: boolean): Promise<void> {
      const what = hasRows ? [] : ["--no-data"];
      await call([
        "d1",
        "export",
        "DB",
        "--remote",
        "--skip-confirmation",
        "--compatibility",
        "sqlite3_cli_only",
        "--output",
        file,
        ...what,
        ...at("backend"),
      ]);
    },

    /** The moment to which `wrangler d1 time-travel restore` brings the database back. */
    async readBookmark(): Promise<string> {
      return parseOutput(bookmark, await call(["d1", "time-travel", "info", "DB", "--json", ...at("backend")])).bookmark;
    },

    async migrate(): Promise<void> {
      await call(["d1", "migrations", "apply", "DB", "--remote", ...at("backend")]);
    },

    /** What readers got of a Worker, the oldest first; none when it was never deployed. */
    async readDeployments(name: string): Promise<Deployment[]> {
      const told = await callOfWorker(["deployments", "list", "--json", "--name", name], [], (answer) =>
        parseOutput(deployments, answer)
          .sort((one, other) => one.created_on.localeCompare(other.created_on))
          .map((deployment) => ({
            message: deployment.annotations?.["workers/message"] ?? null,
            versions: deployment.versions.map(({ version_id: id, percentage }) => ({ id, percentage })),
          })),
      );
      if (told.length === 0) return [];
      const made = await callOfWorker(["versions", "list", "--json", "--name", name], [], (answer) =>
        parseOutput(versions, answer)
          .sort((one, other) => one.metadata.created_on.localeCompare(other.metadata.created_on))
          .map(({ id, annotations: notes }) => ({
            id,
            message: notes?.["workers/message"] ?? null,
            trigger: notes?.["workers/triggered_by"] ?? null,
          })),
      );
      const builds = decideBuilds(made, told);
      return told.map((deployment) => deployment.versions.map((share) => ({ ...share, build: builds.get(share.id) ?? null })));
    },

    /** Everything at once: code, files, triggers, Durable Objects. The new version's id. */
    async deploy(config: string, message: string): Promise<string> {
      return readVersion(await call(["deploy", "--config", config, "--message", message]));
    },

    /** The new version's id; no reader gets it yet. Null for one that needs `deploy`, as new classes of Durable Objects do. */
    async upload(config: string, message: string): Promise<string | null> {
      const args = ["versions", "upload", "--config", config, "--message", message];
      const answer = await run(args);
      if (answer.code === 0) return readVersion(answer);
      if (/pending Durable Object migration/i.test(`${answer.output}${answer.complaint}`)) return null;
      throw new WranglerError(args, answer);
    },

    /** Which versions readers get, in per cent that add up to 100. */
    async share(name: string, shares: readonly Omit<Deployment[number], "build">[], message: string): Promise<void> {
      const specs = shares.map(({ id, percentage }) => `${id}@${percentage}%`);
      await call(["versions", "deploy", ...specs, "--name", name, "--message", message, "--yes"]);
    },

    /** Routes and cron of the portal: versions do not carry them. */
    async deployTriggers(config: string): Promise<void> {
      await call(["triggers", "deploy", "--config", config]);
    },
  };
}

function toWords({ output }: WranglerAnswer): string[] {
  return output.split(/[^\w.-]+/).filter((word) => word !== "");
}

function requireId(name: string, id: string | undefined): string {
  if (id === undefined) throw new Error(`${name} was made, but the account does not list it yet: call this again in a minute`);
  return id;
}

function readVersion({ written }: WranglerAnswer): string {
  for (const note of written) {
    const parsed = v.safeParse(versionNote, note);
    if (parsed.success) return parsed.output.version_id;
  }
  throw new Error("wrangler did not say which version it made");
}
