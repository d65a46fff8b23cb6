/** Variables that a wrangler.toml may set, by the rules of its Worker; secrets have no place there. */
import { environmentSchema } from "#app/configuration/environment-rules.ts";
import { configurationRules } from "#workers/backend/configuration/configuration-rules.ts";
import { secrets, type WorkerName } from "./secrets.ts";

const rules = { portal: environmentSchema.entries, backend: configurationRules };

/** What is wrong with the name, in English for operators; null when the Worker knows it. */
export function findNameFault(worker: WorkerName, name: string): string | null {
  if (secrets.some((secret) => secret.name === name)) return "which is a secret: npx wrangler secret put";
  return name in rules[worker] ? null : `which the ${worker} does not know`;
}
