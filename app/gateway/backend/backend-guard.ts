/** What stands between the portal and a back end that fails or is slow: it must not use up the portal (decision 45). */
import { logError, logWarning } from "#shared/log/log.ts";
import { admit, type CircuitRules, closedCircuit, settle } from "./circuit.ts";

/** Makes the call, or rejects at once with a `BackendRests`. `isGood` judges what came of it; a rejection is never good. */
export type BackendGuard = <T>(call: () => Promise<T>, isGood: (result: T) => boolean) => Promise<T>;

/** The back end was not asked: it failed just now, or too many calls wait for it already. */
export class BackendRests extends Error {
  override readonly name = "BackendRests";
}

const FAILURES = 5;
const WINDOW_MS = 30_000;
/** Per isolate: many times what a back end in order is asked at once. */
const MAX_CALLS = 256;

/** Lets every call through. */
export const noGuard: BackendGuard = (call) => call();

/** `timeoutMs` is the longest that a call may take, `restMs` how long a failing back end is left alone; 0 never leaves it. */
export function createBackendGuard(
  { timeoutMs, restMs, maxCalls = MAX_CALLS }: { timeoutMs: number; restMs: number; maxCalls?: number },
  clock: () => number = Date.now,
): BackendGuard {
  const failures = restMs === 0 ? Number.POSITIVE_INFINITY : FAILURES;
  const rules: CircuitRules = { failures, windowMs: WINDOW_MS, restMs, patienceMs: 2 * timeoutMs, maxCalls };
  let circuit = closedCircuit;

  return async (call, isGood) => {
    const admission = admit(circuit, rules, clock());
    circuit = admission.circuit;
    if (admission.call === null)
      throw new BackendRests(
        admission.reason === "busy" ? "Too many calls wait for the back end" : "The back end failed just now",
      );
    let wasGood = false;
    try {
      const result = await call();
      wasGood = isGood(result);
      return result;
    } finally {
      const rested = circuit.restsUntil !== null;
      circuit = settle(circuit, rules, admission.call, wasGood, clock());
      report(rested, circuit.restsUntil !== null);
    }
  };
}

function report(rested: boolean, rests: boolean): void {
  if (!rested && rests)
    logError("The back end fails again and again and is left alone for a while", undefined, { failures: FAILURES });
  if (rested && !rests) logWarning("The back end answers again");
}

/** An answer of a back end that is there, whatever it says: 502, 503 and 504 come from what stands before one that is not. */
export function isThere({ status }: { status: number }): boolean {
  return status < 502 || status > 504;
}
