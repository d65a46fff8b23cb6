/** Before anything is deployed: asks the account, says in one list what is missing, and makes what it can. */

import type { Effects } from "./effects.ts";
import { listBrandNotes } from "./plan/brand-notes.ts";
import { compareSections } from "./plan/compare-sections.ts";
import { type Creation, configPaths, findMissing } from "./plan/find-missing.ts";
import type { Command } from "./plan/parse-arguments.ts";
import { readTarget, type Target } from "./plan/read-target.ts";

/** Its message is shown to the operator unchanged, without a stack. */
export class DeployError extends Error {}

export function readTargetOf(effects: Pick<Effects, "readToml">, { env, origin }: Command): Target {
  return readTarget({ portal: effects.readToml("portal"), backend: effects.readToml("backend") }, env, origin);
}

/** Throws a `DeployError` for sections of wrangler.toml that do not have the same bindings. */
export function requireEqualSections(effects: Pick<Effects, "readToml">, { env }: Command): void {
  const faults = (["portal", "backend"] as const).flatMap((worker) =>
    compareSections(effects.readToml(worker), env, worker).map((fault) => `${configPaths[worker]}: ${fault}`),
  );
  if (faults.length > 0) throw new DeployError(toList("wrangler.toml is not complete", faults));
}

/** The target with everything in its place. Throws a `DeployError` while something is missing that only the operator can do. */
export async function prepare(effects: Effects, command: Command): Promise<Target> {
  requireEqualSections(effects, command);
  const accounts = await effects.account.readLogin();
  if (accounts === null)
    throw new DeployError("Nobody is signed in at Cloudflare: call `npx wrangler login`, or set CLOUDFLARE_API_TOKEN");
  effects.log(`Account: ${accounts.join(", ")}`);
  const target = readTargetOf(effects, command);
  const { creations, faults } = findMissing(target, await effects.account.readState(target.workers));
  for (const note of listBrandNotes(target)) effects.log(note);
  const lines = [
    ...creations.map(({ resource, id }) => `${resource.kind} ${resource.name}${id === null ? "" : ` (its id: ${id})`}`),
    ...faults,
  ];
  if (lines.length > 0) effects.log(toList("Missing", lines));
  for (const creation of creations) await fulfil(effects, creation);
  if (faults.length > 0)
    throw new DeployError("Nothing was deployed. What is left in the list above is yours to set; then call this again.");
  return readTargetOf(effects, command);
}

async function fulfil({ account, readToml, writeToml, log }: Effects, { resource, id: known }: Creation): Promise<void> {
  const id = known ?? (await account.create(resource));
  if (known === null) log(`Created: ${resource.kind} ${resource.name}`);
  if (id === null || resource.id === null) return;
  writeToml(resource.worker, writeId(readToml(resource.worker), resource.id, id));
  log(`Written into ${configPaths[resource.worker]}: ${id}. Commit it.`);
}

/** A wrangler.toml with `id` instead of `placeholder`. Throws when the placeholder does not stand there exactly once. */
function writeId(toml: string, placeholder: string, id: string): string {
  const parts = toml.split(`"${placeholder}"`);
  if (parts.length !== 2)
    throw new Error(`"${placeholder}" stands ${parts.length - 1} times in wrangler.toml: write "${id}" into its place`);
  return parts.join(`"${id}"`);
}

export function toList(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines.map((line) => `  - ${line}`)].join("\n");
}
