/** What stands between an environment and its deployment, as one list. */

import { findEnvironmentFaults } from "#app/configuration/environment.ts";
import { findConfigurationFaults } from "#workers/backend/configuration/find-faults.ts";
import { isPlaceholder, type Resource, type Target } from "./read-target.ts";
import { secrets, type WorkerName } from "./secrets.ts";

/** What the account says of itself. */
export type AccountState = {
  databases: { name: string; id: string }[];
  namespaces: { name: string; id: string }[];
  buckets: string[];
  queues: string[];
  secrets: Record<WorkerName, string[]>;
};

/** What this program does by itself: a resource to make (`id` null), or one whose id goes into wrangler.toml. */
export type Creation = { resource: Resource; id: string | null };

export type Missing = {
  creations: Creation[];
  /** What only the operator can do, one English line each with what to write or call. */
  faults: string[];
};

export const configPaths: Record<WorkerName, string> = { portal: "wrangler.toml", backend: "workers/backend/wrangler.toml" };

/** Pure: the same state gives the same list. */
export function findMissing(target: Target, state: AccountState): Missing {
  return {
    creations: target.resources.flatMap((resource) => decideCreation(resource, state)),
    faults: [
      ...findOriginFaults(target),
      ...findIdFaults(target, state),
      ...findSecretFaults(target, state),
      ...findVariableFaults(target, state.secrets),
    ],
  };
}

function decideCreation(resource: Resource, state: AccountState): Creation[] {
  if (resource.kind === "bucket") return state.buckets.includes(resource.name) ? [] : [{ resource, id: null }];
  if (resource.kind === "queue") return state.queues.includes(resource.name) ? [] : [{ resource, id: null }];
  const there = resource.kind === "database" ? state.databases : state.namespaces;
  if (resource.id !== null && !isPlaceholder(resource.id)) return [];
  return [{ resource, id: there.find(({ name }) => name === resource.name)?.id ?? null }];
}

/** Another brand's: its copy of wrangler.toml, or its ids, came along. Names that a publisher chose are left alone. */
function findIdFaults({ env, resources }: Target, state: AccountState): string[] {
  const rest = (name: string) => name.replace(/^[a-z0-9]+(?=-)/, "");
  return resources.flatMap(({ kind, worker, name, id }) => {
    const there = kind === "database" ? state.databases : kind === "namespace" ? state.namespaces : [];
    const owner = there.find((one) => one.id === id)?.name ?? name;
    if (owner === name || rest(owner) !== rest(name)) return [];
    return [
      `the id of ${name} at [env.${env}] in ${configPaths[worker]} is that of ${owner}: write zeros there, and call this again`,
    ];
  });
}

function findOriginFaults({ env, origin, routes }: Target): string[] {
  if (origin === null)
    return [`PUBLIC_ORIGIN is missing: write it into [env.${env}.vars] of wrangler.toml, or add --origin https://the.portal`];
  if (!/^https:\/\/[^/?#\s]+$/i.test(origin)) return [`PUBLIC_ORIGIN must begin with https:// and have no path, not "${origin}"`];
  const { host } = new URL(origin);
  const isRouted = routes.length === 0 || routes.some((pattern) => pattern.replace(/^\*\./, "").startsWith(host));
  return isRouted
    ? []
    : [`routes of [env.${env}] in wrangler.toml lead to ${routes.join(", ")}, and none to ${host} of PUBLIC_ORIGIN`];
}

function findSecretFaults(target: Target, state: AccountState): string[] {
  return secrets
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ name, workers, purpose }) =>
      workers
        .filter((worker) => !state.secrets[worker].includes(name))
        .map(
          (worker) =>
            `the secret ${name} of the ${worker} is missing (${purpose}): ${toSecretCommand(name, target.workers[worker])}`,
        ),
    );
}

/**
 * By the rules that both Workers check at their start, one English line each. What an account keeps secret (`secretNames`) cannot be
 * read, and counts as right.
 */
export function findVariableFaults({ env, variables, workers }: Target, secretNames: AccountState["secrets"]): string[] {
  const faults = (["portal", "backend"] as const).flatMap((worker) => {
    const own = variables[worker];
    const kept = new Set(secretNames[worker]);
    const readable = { ...Object.fromEntries([...kept].map((name) => [name, "kept-by-the-account"])), ...own };
    const found = worker === "portal" ? findEnvironmentFaults(readable) : findConfigurationFaults(readable);
    const known = new Set(secrets.filter(({ isRequired }) => isRequired).map(({ name }) => name));
    return found
      .filter(({ name }) => !kept.has(name) && !known.has(name))
      .map(({ name, problem }) => {
        const isSecret = secrets.some((secret) => secret.name === name);
        const place = isSecret ? toSecretCommand(name, workers[worker]) : `[vars] or [env.${env}.vars] of ${configPaths[worker]}`;
        return `${name} ${problem} (${place})`;
      });
  });
  return [...new Set(faults)];
}

/** By the Worker's name in the account, which is the brand's. */
function toSecretCommand(name: string, worker: string): string {
  return `npx wrangler secret put ${name} --name ${worker}`;
}
