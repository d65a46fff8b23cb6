/** What both Workers tell their operator: one line an event, with the request it belongs to (decision 95). */
import { describeError } from "./describe-error.ts";
import { type LogFields, type LogLevel, writeEvent } from "./log-event.ts";
import { readScope } from "./request-scope.ts";

/**
 * Logs what failed, and hands it to the error reporting where there is one (decision 95). `message` says what failed and holds nothing
 * of a reader's, so that equal failures read alike; `error` is what was thrown, undefined where nothing was.
 */
export function logError(message: string, error?: unknown, fields: LogFields = {}): void {
  write("error", message, error, fields);
  const scope = readScope();
  if (scope !== null) scope.errors += 1;
  for (const listener of listeners) listener({ message, error, fields });
}

/** What is wrong but not urgent: no error, and not reported as one. */
export function logWarning(message: string, error?: unknown, fields: LogFields = {}): void {
  write("warning", message, error, fields);
}

/** What went as it should. Said of the requests that are sampled, and outside of requests. */
export function logInfo(message: string, fields: LogFields = {}): void {
  const scope = readScope();
  if (scope === null || scope.isSampled) writeEvent("info", message, fields);
}

/** Adds facts to the line that the present request ends with; outside of requests there is none. */
export function logFields(fields: LogFields): void {
  const scope = readScope();
  if (scope !== null) Object.assign(scope.fields, fields);
}

export type LoggedError = { message: string; error: unknown; fields: LogFields };

const listeners = new Set<(logged: LoggedError) => void>();

/** Calls `listener` with every error that is logged from now on. Returns what ends it. */
export function onLoggedError(listener: (logged: LoggedError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(level: LogLevel, message: string, error: unknown, fields: LogFields): void {
  writeEvent(level, message, error === undefined ? fields : { ...fields, error: describeError(error) });
}
