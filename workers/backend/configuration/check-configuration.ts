/** Whether the back end's variables and secrets are right, checked once per isolate (docs/deploy.md). */
import type { Env } from "#workers/backend/ground/env.ts";
import { configurationRules } from "./configuration-rules.ts";
import { type ConfigurationFault, findConfigurationFaults } from "./find-faults.ts";

type TextNames = {
  [Name in keyof Env]-?: NonNullable<Env[Name]> extends string ? Name : never;
}[keyof Env];

/** A text of `Env` without a rule is a compile error. */
const texts = Object.keys(configurationRules satisfies Record<TextNames, unknown>) as TextNames[];

/** Thrown for an unusable configuration; its message has one line per fault. */
export class ConfigurationError extends Error {
  constructor(faults: readonly ConfigurationFault[]) {
    super(faults.map(({ name, problem }) => `Configuration: ${name} ${problem}`).join("\n"));
    this.name = "ConfigurationError";
  }
}

const found = new WeakMap<object, ConfigurationError | null>();

/** The configuration's faults, or null; checked once for the bindings of an isolate, which never change. */
export function readConfigurationError(env: Env): ConfigurationError | null {
  const known = found.get(env);
  if (known !== undefined) return known;
  const faults = findConfigurationFaults(Object.fromEntries(texts.map((name) => [name, env[name]])));
  const error = faults.length === 0 ? null : new ConfigurationError(faults);
  found.set(env, error);
  return error;
}

/** Throws a `ConfigurationError` when something is missing or wrong. */
export function requireConfiguration(env: Env): void {
  const error = readConfigurationError(env);
  if (error !== null) throw error;
}
