/** Whether the environments of a wrangler.toml have what its top has: a key that an environment sets replaces the top's as a whole. */
import { parse } from "smol-toml";
import { environmentSchema } from "#app/configuration/environment-rules.ts";
import { configurationRules } from "#workers/backend/configuration/configuration-rules.ts";
import { readOwnSection, readSection } from "./read-section.ts";
import { secrets, type WorkerName } from "./secrets.ts";

/** The variables of each Worker. */
const rules = { portal: environmentSchema.entries, backend: configurationRules };

/** What an environment may change, and no binding. */
const inherited = [
  "name",
  "main",
  "compatibility_date",
  "compatibility_flags",
  "workers_dev",
  "preview_urls",
  "triggers",
  "env",
  "vars",
  "routes",
];

/** What one section lacks or has too much, one English line each; empty when the sets are equal. */
export function compareSections(toml: string, env: string, worker: WorkerName): string[] {
  const top = parse(toml);
  const own = readOwnSection(top, env);
  if (own === null) return [`[env.${env}] is missing`];
  const wanted = listBindings(top, "");
  const found = listBindings(readSection(top, env), `-${env}`);
  const missing = [...wanted].filter((entry) => !found.has(entry)).map((entry) => `[env.${env}] lacks ${entry}`);
  const extra = [...found].filter((entry) => !wanted.has(entry)).map((entry) => `[env.${env}] has ${entry}, the top has not`);
  const unknown = Object.keys((own.vars ?? {}) as object).flatMap((name) => {
    const fault = findNameFault(worker, name);
    return fault === null ? [] : [`[env.${env}.vars] sets ${name}, ${fault}`];
  });
  return [...missing, ...extra, ...unknown];
}

/** What is wrong with the name of a variable; secrets have no place in wrangler.toml. Null when the Worker knows it. */
function findNameFault(worker: WorkerName, name: string): string | null {
  if (secrets.some((secret) => secret.name === name)) return "which is a secret: npx wrangler secret put";
  return name in rules[worker] ? null : `which the ${worker} does not know`;
}

/** `kv_namespaces SESSIONS`, `durable_objects.bindings COUNTERS Counter`: everything but the names that differ by environment. */
function listBindings(section: Record<string, unknown>, suffix: string): Set<string> {
  const entries = Object.entries(section).filter(([key]) => !inherited.includes(key));
  return new Set(entries.flatMap(([key, value]) => listEntries(key, value, suffix)));
}

function listEntries(path: string, value: unknown, suffix: string): string[] {
  if (Array.isArray(value)) return value.map((entry) => `${path} ${nameEntry(entry as Record<string, unknown>, suffix)}`);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => listEntries(`${path}.${key}`, inner, suffix));
  return [`${path} = ${String(value)}`];
}

function nameEntry(entry: Record<string, unknown>, suffix: string): string {
  const { binding, name, class_name: className, tag } = entry;
  const own = binding ?? name ?? tag;
  if (own !== undefined) return [own, className ?? []].flat().join(" ");
  const queue = String(entry.queue);
  return suffix !== "" && queue.endsWith(suffix) ? queue.slice(0, -suffix.length) : queue;
}
