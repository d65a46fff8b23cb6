/** The packages that reach readers or run for them: what package-lock.json installs without development (docs/dependencies.md). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

export type ShippedPackage = { name: string; version: string; licence: string; text: string | null };

const packageSchema = v.object({
  version: v.optional(v.string(), ""),
  license: v.optional(v.string(), "unknown"),
  dev: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
});
const lockSchema = v.object({ packages: v.record(v.string(), packageSchema) });

/** Tools whose own text ends up in what is served: Tailwind's base styles. */
const alsoShipped = new Set(["node_modules/tailwindcss"]);
/** Types alone: nothing of them is served. */
const typesOnly = /^(?:@types\/|@cloudflare\/workers-types$)/;

const root = new URL("../../../", import.meta.url);

/** In the order of their names. Throws when a lock file is invalid, or a package is not installed. */
export function readShippedPackages(): ShippedPackage[] {
  const lock = v.parse(lockSchema, JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")));
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, optional, devOptional }]) => path !== "" && (alsoShipped.has(path) || !(dev || optional || devOptional)),
    )
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
      text: readText(path),
    }))
    .filter(({ name }) => !typesOnly.test(name))
    .toSorted((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** Null where a package brings no text of its licence. */
function readText(path: string): string | null {
  const folder = new URL(`${path}/`, root);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: npm ci`);
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(?:licen[cs]e|copying|unlicense)(?:[.-].*)?$/i.test(name));
  return file === undefined ? null : readFileSync(new URL(file, folder), "utf8").replace(/\r\n?/g, "\n").trim();
}
