/** What the operator sets of the log: LOG_LEVEL, LOG_SAMPLE, LOG_SLOW_MS and LOG_FORMAT (docs/deploy.md). */
import { LogConfigurationError } from "./log-configuration-error.ts";
import { type LogLevel, logLevels } from "./log-level.ts";

export type LogSettings = {
  /** Which Worker writes; null where that is not configured. */
  worker: string | null;
  level: LogLevel;
  /** The part of the requests that went well of which a line is written: 0 to 1. */
  sample: number;
  /** Requests that take as long are logged whatever the sample, and SQL statements that take a tenth of it. */
  slowMs: number;
  format: "json" | "text";
};

const DEFAULT_SLOW_MS = 1000;
const defaults: LogSettings = { worker: null, level: "info", sample: 1, slowMs: DEFAULT_SLOW_MS, format: "json" };

let settings = defaults;
let configured: object | null = null;

export function readLogSettings(): LogSettings {
  return settings;
}

/** Sets the log of this isolate from its Worker's variables, once: they never change. Throws a `LogConfigurationError` where one of them is wrong. */
export function configureLog(worker: string, variables: object): void {
  if (configured === variables) return;
  settings = parseLogSettings(worker, variables as Record<string, unknown>);
  configured = variables;
}

/** The settings that the variables name; what is missing or empty is the default. Throws a `LogConfigurationError` where one is wrong. */
export function parseLogSettings(worker: string, variables: Record<string, unknown>): LogSettings {
  return {
    worker,
    level: readWord("LOG_LEVEL", variables, logLevels, defaults.level),
    sample: readNumber("LOG_SAMPLE", variables, 1, defaults.sample),
    slowMs: readNumber("LOG_SLOW_MS", variables, Number.MAX_SAFE_INTEGER, defaults.slowMs),
    format: readWord("LOG_FORMAT", variables, ["json", "text"], defaults.format),
  };
}

function readWord<Word extends string>(
  name: string,
  variables: Record<string, unknown>,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const value = variables[name];
  if (value === undefined || value === "") return otherwise;
  const word = words.find((one) => one === value);
  if (word === undefined) throw new LogConfigurationError(name, `must be one of ${words.join(", ")}`);
  return word;
}

function readNumber(name: string, variables: Record<string, unknown>, most: number, otherwise: number): number {
  const value = variables[name];
  if (value === undefined || value === "") return otherwise;
  const number = Number(value);
  if (!(number >= 0 && number <= most)) throw new LogConfigurationError(name, `must be a number from 0 to ${most}`);
  return number;
}
