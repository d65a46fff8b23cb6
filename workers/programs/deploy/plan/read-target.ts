/** What an environment of both wrangler.toml is: names, resources, addresses. */
import { parse } from "smol-toml";
import * as v from "valibot";
import { variables as brand } from "#brand/variables.ts";
import { toBrandNames } from "./brand-names.ts";
import type { Environment } from "./parse-arguments.ts";
import { readSection } from "./read-section.ts";
import type { WorkerName } from "./secrets.ts";

export type Resource = {
  kind: "database" | "namespace" | "bucket" | "queue";
  worker: WorkerName;
  /** As the account calls it. */
  name: string;
  /** As wrangler.toml has it; null for what is known by its name alone. Zeros are a placeholder. */
  id: string | null;
};

export type Target = {
  env: Environment;
  workers: Record<WorkerName, string>;
  /** As deployed: the environment's over those at the top, over the brand's. */
  variables: Record<WorkerName, Record<string, string>>;
  resources: Resource[];
  /** Null when it is not known where the portal is. */
  origin: string | null;
  /** Patterns of the portal's routes in wrangler.toml; without any, the origin's host becomes a custom domain. */
  routes: string[];
};

const list = <Entry extends v.GenericSchema>(entry: Entry) => v.optional(v.array(entry), []);
const section = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.string()),
  routes: list(v.union([v.string(), v.object({ pattern: v.string() })])),
  d1_databases: list(v.object({ database_name: v.string(), database_id: v.string() })),
  kv_namespaces: list(v.object({ binding: v.string(), id: v.string() })),
  r2_buckets: list(v.object({ bucket_name: v.string() })),
  queues: v.optional(
    v.object({
      producers: list(v.object({ queue: v.string() })),
      consumers: list(v.object({ queue: v.string(), dead_letter_queue: v.optional(v.string()) })),
    }),
    {},
  ),
});

/** A resource that is still to be made, or whose id has not been written down. */
export function isPlaceholder(id: string): boolean {
  return /^[0-]*\d{1,2}$/.test(id);
}

/** `portal` and `backend`: the text of both wrangler.toml. Throws for one without the environment. `brandId` begins all names. */
export function readTarget(
  toml: Record<WorkerName, string>,
  env: Environment,
  givenOrigin: string | null,
  brandId?: string,
): Target {
  const read = (text: string) => toBrandNames(v.parse(section, readSection(parse(text), env)), brandId);
  const at = { portal: read(toml.portal), backend: read(toml.backend) };
  const said = givenOrigin ?? at.portal.vars.PUBLIC_ORIGIN ?? "";
  const origin = said.trim() === "" ? null : said.trim();
  const own: Record<string, string> = origin === null ? {} : { PUBLIC_ORIGIN: origin };
  return {
    env,
    workers: { portal: at.portal.name, backend: at.backend.name },
    variables: {
      portal: { ...brand.both, ...brand.portal, ...at.portal.vars, ...own },
      backend: { ...brand.both, ...brand.backend, ...at.backend.vars, ...own },
    },
    resources: [...readResources("backend", at.backend), ...readResources("portal", at.portal)],
    origin,
    routes: at.portal.routes.map((route) => (typeof route === "string" ? route : route.pattern)),
  };
}

function readResources(worker: WorkerName, at: v.InferOutput<typeof section>): Resource[] {
  const { producers = [], consumers = [] } = at.queues;
  const queues = new Set([
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue: failed }) => (failed === undefined ? [queue] : [queue, failed])),
  ]);
  return [
    ...at.d1_databases.map(({ database_name: name, database_id: id }) => ({ kind: "database" as const, worker, name, id })),
    // An account knows namespaces by a title: the Worker's name tells those of two environments apart.
    ...at.kv_namespaces.map(({ binding, id }) => ({ kind: "namespace" as const, worker, name: `${at.name}-${binding}`, id })),
    ...at.r2_buckets.map(({ bucket_name: name }) => ({ kind: "bucket" as const, worker, name, id: null })),
    ...[...queues].map((name) => ({ kind: "queue" as const, worker, name, id: null })),
  ];
}
