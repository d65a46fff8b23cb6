/** The variables that the log of both Workers reads by itself, for the rules that look at them before anything starts (docs/deploy.md). */
import { parseLogSettings } from "./log-settings.ts";
import { parseErrorDsn } from "./reports/error-dsn.ts";

export const logVariables = ["LOG_LEVEL", "LOG_SAMPLE", "LOG_SLOW_MS", "LOG_FORMAT", "ERROR_DSN"] as const;

export type LogVariable = (typeof logVariables)[number];

/** By the parser that the log itself uses. Throws a `LogConfigurationError` for a text that the log would not take. */
export function checkLogVariable(name: LogVariable, text: string): void {
  if (name === "ERROR_DSN") parseErrorDsn(text);
  else parseLogSettings("", { [name]: text });
}
