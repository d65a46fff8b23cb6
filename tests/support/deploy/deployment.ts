/** A deployment with the real plan: the account, the portal and the files of the sources are stand-ins. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccount } from "#workers/deploy/account/account.ts";
import type { RunWrangler } from "#workers/deploy/account/wrangler.ts";
import type { Effects } from "#workers/deploy/effects.ts";
import type { SiteAnswer } from "#workers/deploy/smoke/smoke-test.ts";
import { answerAs, createStandInAccount, type StandInAccount } from "./stand-in-cloudflare.ts";

export const BUILD = "20261123010203";
const WORKING = ["GRANT_SECRET", "ADMIN_TOKEN"];

/** The paper's own, in the place of the brand's examples. */
const OWN_MAIL = ['MAIL_FROM = "Bote <post@bote.internal>"', 'TIPS_MAIL_TO = ""', 'CANCELLATIONS_MAIL_TO = ""'].join("\n");

export type Drill = {
  effects: Effects;
  account: StandInAccount;
  lines: string[];
  toml: Record<"portal" | "backend", string>;
  /** What the portal answers: by default as one that works, at the build that the asked version has. */
  site: { breaks: (question: { path: string; version: string | null; worker: "new" | "former" }) => boolean };
};

/** `run` in the place of the account in this process. */
export function createDrill(changes: Partial<StandInAccount> = {}, run: RunWrangler | null = null): Drill {
  const account = createStandInAccount(changes);
  const lines: string[] = [];
  const backend = readFileSync("workers/backend/wrangler.toml", "utf8").replace(
    "[env.prod.vars]",
    `[env.prod.vars]\n${OWN_MAIL}`,
  );
  const toml = { portal: readFileSync("wrangler.toml", "utf8"), backend };
  const site: Drill["site"] = { breaks: () => false };
  const former = new Set(["portal-1", "backend-1"]);

  async function ask(address: string, headers: Record<string, string>): Promise<SiteAnswer> {
    const path = new URL(address).pathname;
    const named = /="([^"]+)"/.exec(headers["Cloudflare-Workers-Version-Overrides"] ?? "")?.[1] ?? null;
    const serving = account.deployments["talblick-prod"]
      ?.at(-1)
      ?.versions.find(({ percentage }) => percentage === 100)?.version_id;
    const worker = former.has(named ?? serving ?? "portal-1") ? "former" : "new";
    if (site.breaks({ path, version: named, worker })) return { status: 500, text: "Ups!" };
    if (path === "/health")
      return { status: 200, text: JSON.stringify({ ok: true, build: worker === "new" ? BUILD : "before" }) };
    if (path === "/") return { status: 200, text: '<html><script src="/assets/start.js"></script></html>' };
    return { status: path === "/gibt-es-nicht" ? 404 : 200, text: "" };
  }

  const effects: Effects = {
    account: createAccount(run ?? (async (args) => answerAs(account, args, writeFileSync)), "prod"),
    checkAndBuild: async () => undefined,
    readToml: (worker) => toml[worker],
    writeToml: (worker, text) => {
      toml[worker] = text;
    },
    writeConfiguration: (worker, target) => `build/${worker === "portal" ? "server" : worker}/wrangler.${target.env}.json`,
    readMigrations: () => [
      { name: "0001_first.sql", sql: "CREATE TABLE posts (id INTEGER PRIMARY KEY, title TEXT NOT NULL);" },
      { name: "0002_more.sql", sql: "ALTER TABLE posts ADD COLUMN teaser TEXT;" },
    ],
    async withTemporaryFile(work) {
      const folder = mkdtempSync(join(tmpdir(), "deploy-drill-"));
      return work(join(folder, "copy.sql")).finally(() => rmSync(folder, { recursive: true, force: true }));
    },
    ask,
    wait: async () => undefined,
    keepAssets: null,
    createBuildId: () => BUILD,
    log: (line) => void lines.push(line),
  };
  return { effects, account, lines, toml, site };
}

/** An account in which a version of both Workers serves readers, and the database has the first migration. */
export function running(): Partial<StandInAccount> {
  const first = (version_id: string) => [
    { created_on: "2026-11-01T00:00:00.000000Z", versions: [{ version_id, percentage: 100 }] },
  ];
  return {
    databases: [{ name: "talblick-prod", uuid: "d1-1" }],
    namespaces: [
      { title: "talblick-prod-SESSIONS", id: "kv-1" },
      { title: "talblick-prod-CRAWLERS", id: "kv-2" },
    ],
    buckets: ["talblick-media-prod", "talblick-tips-prod"],
    queues: ["talblick-mail-prod", "talblick-mail-failed-prod", "talblick-newsletter-prod"],
    secrets: { portal: WORKING, backend: WORKING },
    migrations: ["0001_first.sql"],
    dump: "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE posts (id INTEGER PRIMARY KEY, title TEXT NOT NULL);\nINSERT INTO posts VALUES(1,'Hochwasser');\nCOMMIT;",
    deployments: { "talblick-prod": first("portal-1"), "talblick-backend-prod": first("backend-1") },
  };
}

/** What readers get at last: versions of portal and back end. */
export function readServing({ deployments }: StandInAccount): Record<"portal" | "backend", string[]> {
  const at = (name: string) =>
    deployments[name]?.at(-1)?.versions.map((version) => `${version.version_id}@${version.percentage}`) ?? [];
  return { portal: at("talblick-prod"), backend: at("talblick-backend-prod") };
}
