/** What each Worker calls before anything else: its log and its reports as the operator set them. */
import { configureLog } from "./log-settings.ts";
import { reportErrors } from "./reports/report-errors.ts";

declare const __BUILD_ID__: string;

let started: object | null = null;

/** Once for an isolate: its variables never change. Throws a `LogConfigurationError` where one of the log's is wrong. */
export function startLog(worker: string, variables: object): void {
  if (started === variables) return;
  configureLog(worker, variables);
  // Tests run what was not built.
  const release = typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "unbuilt";
  reportErrors(worker, release, variables as Record<string, unknown>);
  started = variables;
}
