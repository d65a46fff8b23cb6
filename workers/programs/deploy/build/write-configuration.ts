/** What wrangler uploads for one environment: the one build, with the bindings and variables of that section. What dev tested is what prod gets. */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "smol-toml";
import { toBrandNames } from "#workers/programs/deploy/plan/brand-names.ts";
import { configPaths } from "#workers/programs/deploy/plan/find-missing.ts";
import { readSection } from "#workers/programs/deploy/plan/read-section.ts";
import type { Target } from "#workers/programs/deploy/plan/read-target.ts";
import type { WorkerName } from "#workers/programs/deploy/plan/secrets.ts";

const folders: Record<WorkerName, string> = { portal: "build/server", backend: "build/backend" };

/** What the build says of itself, and an environment does not change. */
const ofTheBuild = [
  "main",
  "no_bundle",
  "rules",
  "assets",
  "build",
  "dev",
  "jsx_factory",
  "jsx_fragment",
  "upload_source_maps",
  "tsconfig",
  "compatibility_date",
  "compatibility_flags",
  "configPath",
  "userConfigPath",
  "topLevelName",
  "definedEnvironments",
];

type Configuration = Record<string, unknown>;

/** Writes the file beside the build's own, and gives its path. Throws when there is no build. */
export function writeConfiguration(worker: WorkerName, target: Target): string {
  const built = JSON.parse(readFileSync(`${folders[worker]}/wrangler.json`, "utf8")) as Configuration;
  const section = toBrandNames(readSection(parse(readFileSync(configPaths[worker], "utf8")), target.env));
  const file = `${folders[worker]}/wrangler.${target.env}.json`;
  writeFileSync(file, JSON.stringify(toConfiguration(built, section, worker, target)));
  return file;
}

/** Pure: the build's configuration with all that the environment says. */
export function toConfiguration(built: Configuration, section: Configuration, worker: WorkerName, target: Target): Configuration {
  const own = Object.fromEntries(Object.entries(section).filter(([key]) => key in built && !ofTheBuild.includes(key)));
  const databases = (built.d1_databases as { migrations_dir?: string }[] | undefined)?.[0];
  return {
    ...built,
    ...own,
    name: target.workers[worker],
    targetEnvironment: target.env,
    vars: target.variables[worker],
    ...(databases === undefined
      ? {}
      : {
          d1_databases: (own.d1_databases as object[]).map((entry) => ({ ...entry, migrations_dir: databases.migrations_dir })),
        }),
    ...(worker === "portal" ? toRoutes(target, section.routes) : {}),
  };
}

/** Where readers find the portal: the routes of wrangler.toml, or else the host of PUBLIC_ORIGIN as a domain of the Worker's own. */
function toRoutes({ origin, routes }: Target, written: unknown): Configuration {
  if (origin === null) return {};
  const { hostname } = new URL(origin);
  if (hostname.endsWith(".workers.dev")) return { workers_dev: true };
  if (routes.length > 0) return { routes: written, workers_dev: false };
  return { routes: [{ pattern: hostname, custom_domain: true }], workers_dev: false };
}
