/** `npm run deploy -- --env dev|prod`: migrations, both Workers, smoke test. Secrets are the operator's to set (docs/deploy.md). */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fromSite, keepAssets } from "./keep-assets.ts";

const { values } = parseArgs({ options: { env: { type: "string" }, origin: { type: "string" } } });
const { env, origin } = values;
if ((env !== "dev" && env !== "prod") || origin === undefined || !/^https:\/\/[^/?#\s]+$/.test(origin))
  fail("Usage: npm run deploy -- --env dev|prod --origin https://the.portal");

run("npm", ["run", "--silent", "build"], { CLOUDFLARE_ENV: env });
await keepFiles(origin);
run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--env", env, "--config", "workers/backend/wrangler.toml"]);
// Links in mails begin with it. What a request says in its Host header must never stand there.
const publicOrigin = ["--var", `PUBLIC_ORIGIN:${new URL(origin).origin}`];
run("wrangler", ["deploy", "--config", "build/backend/wrangler.json", ...publicOrigin]);
run("wrangler", ["deploy", "--config", "build/server/wrangler.json", ...publicOrigin]);
await smokeTest(origin);

/** Pages that are open now go on with their own files (decision 94). A first deploy finds nothing there. */
async function keepFiles(address: string): Promise<void> {
  try {
    const { builds, brought, missing } = await keepAssets("build/client", fromSite(address));
    process.stdout.write(`Files of ${builds.length} builds before stay: ${brought} brought along, ${missing.length} gone\n`);
  } catch (error) {
    process.stderr.write(`The files of the builds before cannot be had; pages that are open reload once: ${String(error)}\n`);
  }
}

async function smokeTest(address: string): Promise<void> {
  for (const path of ["/health", "/"]) {
    const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(15_000) });
    process.stdout.write(`${path}: ${response.status}\n`);
    if (!response.ok)
      fail(`The smoke test failed: ${path} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
}

function run(command: string, args: string[], variables: Record<string, string> = {}): void {
  process.stdout.write(`> ${command} ${args.join(" ")}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...variables } });
  if (status !== 0) fail(`${command} ${args[0]} ended with ${status}`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
