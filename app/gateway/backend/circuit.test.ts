import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { admit, type Circuit, type CircuitRules, closedCircuit, settle } from "./circuit.ts";

const rules: CircuitRules = { failures: 3, windowMs: 1000, restMs: 100, patienceMs: 50, maxCalls: 4 };

/** A call, and what comes of it at once. */
function ask(circuit: Circuit, isGood: boolean, now: number): { circuit: Circuit; isAsked: boolean } {
  const admission = admit(circuit, rules, now);
  if (admission.call === null) return { circuit: admission.circuit, isAsked: false };
  return { circuit: settle(admission.circuit, rules, admission.call, isGood, now), isAsked: true };
}

/** The circuit after three failures at 0. */
function failing(): Circuit {
  let circuit = closedCircuit;
  for (let time = 0; time < 3; time += 1) circuit = ask(circuit, false, 0).circuit;
  return circuit;
}

function begin(circuit: Circuit, now: number): { circuit: Circuit; call: number } {
  const admission = admit(circuit, rules, now);
  if (admission.call === null) throw new Error(`not asked: ${admission.reason}`);
  return admission;
}

describe("a back end that fails", () => {
  test("three times in a row is left alone until its rest is over", () => {
    const circuit = failing();
    expect([0, 50, 99, 100].map((now) => admit(circuit, rules, now).call !== null)).toEqual([false, false, false, true]);
  });

  test("now and then is asked on: a good answer between, or a long time, and it was not in a row", () => {
    let circuit = closedCircuit;
    for (const isGood of [false, false, true, false, false, true, false, false]) circuit = ask(circuit, isGood, 0).circuit;
    expect(circuit.restsUntil).toBeNull();
    circuit = ask(circuit, false, 1000).circuit;
    expect(circuit.restsUntil).toBeNull();
  });

  test("is tried by one call at a time; a good one brings all back at once", () => {
    const { circuit, call } = begin(failing(), 100);
    expect(admit(circuit, rules, 100).call).toBeNull();
    const recovered = settle(circuit, rules, call, true, 110);
    for (let time = 0; time < rules.maxCalls; time += 1) expect(admit(recovered, rules, 110).call).not.toBeNull();
    expect(recovered).toMatchObject({ failures: 0, restsUntil: null });
  });

  test("rests again when the try fails", () => {
    const { circuit, call } = begin(failing(), 100);
    const again = settle(circuit, rules, call, false, 120);
    expect([219, 220].map((now) => admit(again, rules, now).call !== null)).toEqual([false, true]);
  });

  test("is tried again when the call that tried it was lost with its reader", () => {
    const { circuit } = begin(failing(), 100);
    expect(admit(circuit, rules, 149).call).toBeNull();
    expect(admit(circuit, rules, 150).call).not.toBeNull();
  });

  test("is not kept waiting longer by calls that were in progress when the rest began, and is back when one of them is good", () => {
    const early = begin(closedCircuit, 0);
    const other = begin(early.circuit, 0);
    let circuit = other.circuit;
    for (let time = 0; time < 3; time += 1) circuit = ask(circuit, false, 0).circuit;
    const failedLate = settle(circuit, rules, early.call, false, 40);
    expect(failedLate.restsUntil).toBe(100);
    expect(settle(failedLate, rules, other.call, true, 41).restsUntil).toBeNull();
  });
});

describe("calls at the same time", () => {
  test("are so many and no more, until one is done", () => {
    let circuit = closedCircuit;
    const calls: number[] = [];
    for (let time = 0; time < rules.maxCalls; time += 1) {
      const begun = begin(circuit, 0);
      circuit = begun.circuit;
      calls.push(begun.call);
    }
    expect(admit(circuit, rules, 1)).toMatchObject({ call: null, reason: "busy" });
    expect(admit(settle(circuit, rules, calls[0] ?? 0, true, 1), rules, 1).call).not.toBeNull();
    expect(admit(settle(circuit, rules, calls[1] ?? 0, false, 1), rules, 1).call).not.toBeNull();
  });

  test("that were lost with their readers' requests do not count for ever", () => {
    let circuit = closedCircuit;
    for (let time = 0; time < rules.maxCalls; time += 1) circuit = begin(circuit, 0).circuit;
    expect([admit(circuit, rules, 49).call, admit(circuit, rules, 50).call !== null]).toEqual([null, true]);
  });
});

test("whatever happens, no more calls are in progress than allowed, one tries at most, and a good answer always ends the rest", () => {
  const event = fc.record({
    kind: fc.constantFrom("ask", "good", "bad"),
    wait: fc.integer({ min: 0, max: 60 }),
    pick: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      let circuit = closedCircuit;
      let now = 0;
      for (const { kind, wait, pick } of events) {
        now += wait;
        if (kind === "ask") circuit = admit(circuit, rules, now).circuit;
        const call = [...circuit.calls.keys()][pick];
        if (kind !== "ask" && call !== undefined) {
          circuit = settle(circuit, rules, call, kind === "good", now);
          if (kind === "good") expect(circuit.restsUntil).toBeNull();
        }
        expect(circuit.calls.size).toBeLessThanOrEqual(rules.maxCalls);
        if (circuit.restsUntil === null) expect(circuit.probe).toBeNull();
      }
      // However it stands: after the rest and the patience it is asked again.
      expect(admit(circuit, rules, now + rules.restMs + rules.patienceMs).call).not.toBeNull();
    }),
    { seed: 11, numRuns: 300 },
  );
});
