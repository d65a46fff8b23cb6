/** A deployment with the real plan: the account, the portal and the files of the sources are stand-ins. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccount } from "#workers/programs/deploy/account/account.ts";
import type { RunWrangler } from "#workers/programs/deploy/account/wrangler.ts";
import type { Effects } from "#workers/programs/deploy/effects.ts";
import { fromSite, keepAssets } from "#workers/programs/deploy/keep-assets.ts";
import type { SiteAnswer } from "#workers/programs/deploy/smoke/smoke-test.ts";
import { answerAs, createStandInAccount, type StandInAccount } from "./stand-in-cloudflare.ts";

export const BUILD = "20261123010203";
const PORTAL = "talblick-prod";
const WORKING = ["GRANT_SECRET", "ADMIN_TOKEN"];

/** The paper's own, in the place of the brand's examples. */
const OWN_MAIL = ['MAIL_FROM = "Bote <post@bote.internal>"', 'TIPS_MAIL_TO = ""', 'CANCELLATIONS_MAIL_TO = ""'].join("\n");

export type Drill = {
  effects: Effects;
  account: StandInAccount;
  lines: string[];
  toml: Record<"portal" | "backend", string>;
  /** What the portal answers: by default as one that works, at the build that the asked version has. */
  site: {
    breaks: (question: { path: string; version: string | null; worker: "new" | "former" }) => boolean;
    /** Whether a rule of the zone gives each reader one version. */
    isKeyed: boolean;
  };
  /** How long it waited, in milliseconds, one entry a time. */
  waits: number[];
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
  const site: Drill["site"] = { breaks: () => false, isKeyed: true };
  const waits: number[] = [];
  let asked = 0;

  /** Of the version as the account has it; null for an empty one, which answers no request. */
  function readBuild(id: string): string | null {
    const versions = account.versions[PORTAL] ?? [];
    const known = versions.slice(0, versions.findIndex((version) => version.id === id) + 1);
    const built = known.findLast(({ annotations }) => annotations["workers/triggered_by"] !== "secret");
    return /^build (.+)$/.exec(built?.annotations["workers/message"] ?? "")?.[1] ?? null;
  }

  /** With a rule of the zone always the same version for this reader; without one any, by the shares. */
  function readServing(): string | null {
    const versions = account.deployments[PORTAL]?.at(-1)?.versions ?? [];
    asked += 1;
    const position = site.isKeyed ? 42 : (asked * 37) % 100;
    const [first, second] = versions;
    return (second !== undefined && position < second.percentage ? second : first)?.version_id ?? null;
  }

  async function ask(address: string, headers: Record<string, string>): Promise<SiteAnswer> {
    const path = new URL(address).pathname;
    const named = /="([^"]+)"/.exec(headers["Cloudflare-Workers-Version-Overrides"] ?? "")?.[1] ?? null;
    const build = readBuild(named ?? readServing() ?? "");
    if (build === null) throw new TypeError("fetch failed: getaddrinfo ENOTFOUND www.bote.example");
    const worker = build === BUILD ? "new" : "former";
    if (site.breaks({ path, version: named, worker })) return { status: 500, text: "Ups!" };
    const ownFile = `/assets/${build}.js`;
    const pages: Record<string, string> = {
      "/": `<html><script src="${ownFile}"></script></html>`,
      "/health": JSON.stringify({ ok: true, build }),
      "/builds/latest.json": JSON.stringify({ id: build, timestamp: 0 }),
      "/builds/files.json": JSON.stringify({ builds: [{ id: build, files: [ownFile.slice(1)] }] }),
      "/robots.txt": "",
      [ownFile]: "",
    };
    const text = pages[path];
    return text === undefined ? { status: 404, text: "" } : { status: 200, text };
  }

  const send = async (url: unknown): Promise<Response> => {
    const { status, text } = await ask(String(url), {});
    return new Response(text, { status });
  };

  async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), "deploy-drill-"));
    return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
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
    withTemporaryFile: (work) => withTemporaryFolder((folder) => work(join(folder, "copy.sql"))),
    ask,
    wait: async (milliseconds) => void waits.push(milliseconds),
    keepAssets: ({ origin }) =>
      withTemporaryFolder((folder) => {
        mkdirSync(join(folder, "builds"));
        writeFileSync(join(folder, "builds/files.json"), JSON.stringify({ builds: [{ id: BUILD, files: [] }] }));
        return keepAssets(folder, fromSite(origin, send as typeof fetch));
      }),
    createBuildId: () => BUILD,
    log: (line) => void lines.push(line),
  };
  return { effects, account, lines, toml, site, waits };
}

/** An account in which a version of both Workers serves readers, and the database has the first migration. */
export function running(): Partial<StandInAccount> {
  const created_on = "2026-11-01T00:00:00.000000Z";
  const first = (version_id: string) => [{ created_on, versions: [{ version_id, percentage: 100 }] }];
  const built = (id: string) => [{ id, metadata: { created_on }, annotations: { "workers/message": "build before" } }];
  return {
    databases: [{ name: "talblick-prod", uuid: "d1-1" }],
    namespaces: [
      { title: "talblick-prod-SESSIONS", id: "kv-1" },
      { title: "talblick-prod-CRAWLERS", id: "kv-2" },
    ],
    buckets: ["talblick-media-prod", "talblick-tips-prod"],
    queues: ["talblick-mail-prod", "talblick-mail-failed-prod", "talblick-newsletter-prod", "talblick-push-prod"],
    secrets: { portal: WORKING, backend: WORKING },
    migrations: ["0001_first.sql"],
    dump: "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE posts (id INTEGER PRIMARY KEY, title TEXT NOT NULL);\nINSERT INTO posts VALUES(1,'Hochwasser');\nCOMMIT;",
    deployments: { [PORTAL]: first("portal-1"), "talblick-backend-prod": first("backend-1") },
    versions: { [PORTAL]: built("portal-1"), "talblick-backend-prod": built("backend-1") },
  };
}

/** What readers get at last: versions of portal and back end. */
export function readServing({ deployments }: StandInAccount): Record<"portal" | "backend", string[]> {
  const at = (name: string) =>
    deployments[name]?.at(-1)?.versions.map((version) => `${version.version_id}@${version.percentage}`) ?? [];
  return { portal: at("talblick-prod"), backend: at("talblick-backend-prod") };
}
