/** The request that is being answered, for all code that is called on the way: it need not be passed on. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { LogFields } from "./log-event.ts";

export type RequestScope = {
  requestId: string;
  /** Whether what went well is logged for this request (LOG_SAMPLE). */
  isSampled: boolean;
  /** For the line at its end. */
  fields: LogFields;
  errors: number;
  /** Statements of SQL: how many, together so many milliseconds, and so many rows read. */
  sql: { statements: number; ms: number; rows: number };
  /** Lets work go on after the answer; null where the caller gave no way. */
  waitUntil: ((work: Promise<unknown>) => void) | null;
};

const storage = new AsyncLocalStorage<RequestScope>();

/** The present request; null outside of any. */
export function readScope(): RequestScope | null {
  return storage.getStore() ?? null;
}

/** Calls `work`, and what it awaits, within the request. */
export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

export function createScope(
  requestId: string,
  isSampled: boolean,
  waitUntil: ((work: Promise<unknown>) => void) | null = null,
): RequestScope {
  return { requestId, isSampled, fields: {}, errors: 0, sql: { statements: 0, ms: 0, rows: 0 }, waitUntil };
}
