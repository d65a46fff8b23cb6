/** What the portal is compared with in the same run: a bare Worker with the portal's own pages as fixed files, a bare pair of Workers, and Astro. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Peer = { origin: string; pid: number; stop: () => Promise<void> };

const folder = mkdtempSync(join(tmpdir(), "talblick-bench-"));

/** A page made with the answer of a second Worker and its database, each `/?n=` anew (bare-pair.ts). */
export async function startBarePair(page: string): Promise<Peer> {
  const file = join(folder, "pair.html");
  writeFileSync(file, page);
  return startPeer(
    spawn("node", ["tests/bench/support/bare-pair.ts", file], { stdio: ["ignore", "pipe", "inherit"] }),
    /Ready: (\S+)/,
  );
}

/** `/empty`, and `/0`, `/1` … for the pages. */
export async function startBareWorker(pages: readonly string[]): Promise<Peer> {
  const files = pages.map((page, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, page);
    return file;
  });
  return startPeer(
    spawn("node", ["tests/bench/support/bare-worker.ts", ...files], { stdio: ["ignore", "pipe", "inherit"] }),
    /Ready: (\S+)/,
  );
}

/**
 * Astro with the contents of the portal's pages: `/` and `/artikel`. Its packages are no part of the product: they are installed beside
 * it (node_modules/.cache) when this is first run. Throws when that fails.
 */
export async function startAstro(contents: unknown): Promise<Peer> {
  const cwd = "node_modules/.cache/bench-astro";
  cpSync("tests/bench/astro", cwd, { recursive: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  if (!existsSync(`${cwd}/node_modules`)) run("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"], cwd, env);
  run("node", ["node_modules/astro/bin/astro.mjs", "build", "--silent"], cwd, env);
  const file = join(folder, "contents.json");
  writeFileSync(file, JSON.stringify(contents));
  const port = await findFreePort();
  const server = spawn("node", ["dist/server/entry.mjs"], {
    cwd,
    env: { ...env, BENCH_CONTENT: file, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, server);
  return toPeer(origin, server);
}

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

async function startPeer(child: ChildProcess, ready: RegExp): Promise<Peer> {
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", (code) => reject(new Error(`A peer ended with ${code}: ${output}`)));
  });
  return toPeer(origin, child);
}

function toPeer(origin: string, child: ChildProcess): Peer {
  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  return { origin, pid: child.pid ?? 0, stop };
}

/** Until it answers; throws when it ends first. */
async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await (await fetch(origin)).arrayBuffer();
      return;
    } catch {
      // Not yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`A peer ended with ${child.exitCode}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
