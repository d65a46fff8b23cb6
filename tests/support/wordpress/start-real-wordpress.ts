/** Debian's WordPress with the plugin of docs/wordpress, on a free port of this machine: what a publisher has. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WORDPRESS_FOLDER } from "./find-wordpress.ts";
import { startDatabase } from "./start-database.ts";

type SetUp = { user: string; password: string; author: number };

const START_MS = 20_000;
/** The bridge asks while a request that told it something is still running. */
const PHP_WORKERS = "4";

/** Installed, with the plugin switched on and without any post. Throws when it does not start; `stop` removes all of it. */
export async function startRealWordPress() {
  const folder = mkdtempSync(join(tmpdir(), "talblick-wordpress-"));
  const root = join(folder, "site");
  const database = await startDatabase(folder);
  execFileSync("cp", ["-rL", WORDPRESS_FOLDER, root], { stdio: "ignore" });
  mkdirSync(join(root, "wp-content/plugins"), { recursive: true });
  cpSync("docs/wordpress/talblick-bridge.php", join(root, "wp-content/plugins/talblick-bridge.php"));
  writeFileSync(join(root, "wp-config.php"), toConfig(database.socket));
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = { ...process.env, TEST_ROOT: root, TEST_ORIGIN: origin };
  const printed = execFileSync("php", ["tests/support/wordpress/set-up.php"], { env: environment, encoding: "utf8" });
  const { user, password, author } = JSON.parse(printed) as SetUp;
  const server = spawn("php", ["-S", `127.0.0.1:${port}`, "-t", root], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: PHP_WORKERS },
    stdio: "ignore",
    // Its workers are of its group, and end with it.
    detached: true,
  });
  const until = Date.now() + START_MS;
  while (!(await isThere(`${origin}/wp-json/`))) {
    if (Date.now() > until) throw new Error("WordPress does not start");
    await sleep(100);
  }
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return {
    origin,
    /** The number of an author beside the chief editor: Lea Moser. */
    author,
    /** A request of the chief editor's to the REST interface; resolves to the number of what it made. Throws for a refusal. */
    async edit(method: string, path: string, change: object = {}): Promise<number> {
      const headers = { authorization, "content-type": "application/json" };
      const answer = await fetch(`${origin}/wp-json/wp/v2/${path}`, { method, headers, body: JSON.stringify(change) });
      return readId(answer, `${method} ${path}`);
    },
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
      const headers = { authorization, "content-type": "image/png", "content-disposition": `attachment; filename="${name}"` };
      return readId(await fetch(`${origin}/wp-json/wp/v2/media`, { method: "POST", headers, body: bytes }), name);
    },
    /** A visitor's comment by the site's form; resolves to its number. */
    async comment(post: number, author: string, text: string): Promise<number> {
      const email = `${author.toLowerCase()}@leser.example`;
      const body = new URLSearchParams({ author, email, comment: text, comment_post_ID: `${post}` });
      const answer = await fetch(`${origin}/wp-comments-post.php`, { method: "POST", body, redirect: "manual" });
      if (answer.status !== 302) throw new Error(`The comment was answered with ${answer.status}`);
      // Of one that is held the address says that as well.
      return Number(/#comment-(\d+)/.exec(answer.headers.get("location") ?? "")?.[1]);
    },
    /** Runs PHP within the site. */
    run: (code: string) => execFileSync("php", ["-r", `require '${root}/wp-load.php'; ${code}`], { encoding: "utf8" }),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
      await ended;
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isThere(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function readId(answer: Response, what: string): Promise<number> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}: ${text}`);
  const { id, previous } = JSON.parse(text) as { id?: number; previous?: { id: number } };
  return id ?? previous?.id ?? 0;
}

function toConfig(socket: string): string {
  const constants = {
    DB_NAME: "wordpress",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    // Application passwords without https, as on a developer's machine.
    WP_ENVIRONMENT_TYPE: "local",
    // It does not ask for updates: loopback alone stays open.
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  };
  const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  const last = "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n";
  return `<?php\n${lines.join("\n")}\n$table_prefix = 'wp_';\n${last}`;
}

/** One that is free at the moment. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
