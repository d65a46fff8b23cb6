/** `npm run deploy -- --env dev|prod`: what an operator calls (docs/deploy.md). The plan is run-deploy.ts; here are its hands. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runCommand, say } from "#workers/programs/command-line/command-line.ts";
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { createAccount } from "./account/account.ts";
import { createWrangler } from "./account/wrangler.ts";
import { writeConfiguration } from "./build/write-configuration.ts";
import { dryRun } from "./dry-run.ts";
import type { Effects } from "./effects.ts";
import { fromSite, keepAssets } from "./keep-assets.ts";
import { configPaths } from "./plan/find-missing.ts";
import { type Command, parseArguments, USAGE } from "./plan/parse-arguments.ts";
import { runDeploy } from "./run-deploy.ts";
import { askSite } from "./smoke/smoke-test.ts";

const migrationsFolder = "workers/backend/ground/database/migrations";

async function runNpm(script: string, variables: Record<string, string> = {}): Promise<void> {
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...variables },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}`);
}

async function withTemporaryFile<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    return await work(join(folder, "copy.sql"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function createEffects({ env }: Command): Effects {
  return {
    account: createAccount(createWrangler(["wrangler"]), env),
    async checkAndBuild(buildId) {
      await runNpm("check");
      // The brand whose variables were looked at.
      await runNpm("build", { TALBLICK_BUILD_ID: buildId, BRAND: "" });
    },
    readToml: (worker) => readFileSync(configPaths[worker], "utf8"),
    writeToml: (worker, text) => writeFileSync(configPaths[worker], text),
    writeConfiguration,
    readMigrations: () =>
      globSync("*.sql", { cwd: migrationsFolder })
        .sort()
        .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), "utf8") })),
    withTemporaryFile,
    ask: askSite,
    wait: (milliseconds) => wait(milliseconds),
    keepAssets: ({ origin, folder }) => keepAssets(folder, fromSite(origin)),
    createBuildId: () => new Date().toISOString().replace(/\D/g, "").slice(0, 14),
    log: say,
  };
}

async function main(args: string[]): Promise<void> {
  const command = parseArguments(args);
  const effects = createEffects(command);
  const { action } = command;
  if (action === "dry-run") await dryRun({ ...effects, build: ensureBuilt, run: createWrangler(["wrangler"]) }, command);
  else process.exitCode = await runDeploy(effects, { ...command, action });
}

await runCommand("deploy", USAGE, main);
