/**
 * Whether a back end that fails is asked at all (decision 45), as a pure machine: after some failures in a row it is left alone for a
 * while, then one call tries it, and what that learns holds for all. Times are milliseconds.
 */

export type CircuitRules = {
  /** So many in a row, within `windowMs`. */
  failures: number;
  windowMs: number;
  /** How long it is left alone. */
  restMs: number;
  /** A call that has said nothing for so long is given up: the platform may have ended it with its reader's request. */
  patienceMs: number;
  /** At the same time. */
  maxCalls: number;
};

export type Circuit = {
  /** The failures since the last good answer, at most as many as the rules ask for, and when the first of them was. */
  failures: number;
  failedSince: number;
  /** Until then it is left alone; null while it is asked. */
  restsUntil: number | null;
  /** The call that tries it now. */
  probe: number | null;
  /** When each call in progress began, by number. */
  calls: ReadonlyMap<number, number>;
  next: number;
};

export type Admission = { circuit: Circuit; call: number } | { circuit: Circuit; call: null; reason: "rests" | "busy" };

export const closedCircuit: Circuit = { failures: 0, failedSince: 0, restsUntil: null, probe: null, calls: new Map(), next: 1 };

/** Lets a call through, or says why not. */
export function admit(before: Circuit, rules: CircuitRules, now: number): Admission {
  const circuit = { ...before, calls: withoutLost(before.calls, rules, now) };
  const isTried = circuit.probe !== null && circuit.calls.has(circuit.probe);
  const rests = circuit.restsUntil !== null && (now < circuit.restsUntil || isTried);
  if (rests) return { circuit, call: null, reason: "rests" };
  if (circuit.calls.size >= rules.maxCalls) return { circuit, call: null, reason: "busy" };
  const call = circuit.next;
  const calls = new Map(circuit.calls).set(call, now);
  return { circuit: { ...circuit, calls, next: call + 1, probe: circuit.restsUntil === null ? null : call }, call };
}

/** What came of a call. A good answer ends a rest at once, whichever call it is of. */
export function settle(before: Circuit, rules: CircuitRules, call: number, isGood: boolean, now: number): Circuit {
  const calls = new Map(before.calls);
  calls.delete(call);
  if (isGood) return { ...before, calls, failures: 0, restsUntil: null, probe: null };
  if (before.restsUntil !== null)
    // Calls that were in progress when the rest began say nothing new.
    return before.probe === call ? { ...before, calls, probe: null, restsUntil: now + rules.restMs } : { ...before, calls };
  const isInRow = before.failures > 0 && now - before.failedSince < rules.windowMs;
  const failures = isInRow ? before.failures + 1 : 1;
  const failedSince = isInRow ? before.failedSince : now;
  const restsUntil = failures >= rules.failures ? now + rules.restMs : null;
  return { ...before, calls, failures, failedSince, restsUntil };
}

function withoutLost(calls: ReadonlyMap<number, number>, { patienceMs }: CircuitRules, now: number): ReadonlyMap<number, number> {
  return new Map([...calls].filter(([, since]) => now - since < patienceMs));
}
