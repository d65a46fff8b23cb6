import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Count, giveBack, take, takeAfterWait, toCurrent } from "./count.ts";

const now = 1_800_000_000;

/** Takes one after the other; whether each was had. */
function takeAll(limit: { max: number; windowS: number }, asked: { at: number; item?: number }[]): boolean[] {
  let kept: Count | null = null;
  return asked.map(({ at, item }) => {
    const { isTaken, ...count } = take(kept, limit, at, item ?? null);
    kept = count;
    return isTaken;
  });
}

describe("a limit", () => {
  test("gives so many in a window and not one more; the window begins with the first and ends by itself", () => {
    const limit = { max: 2, windowS: 60 };
    const at = [now, now + 30, now + 31, now + 59, now + 60, now + 61, now + 62];
    expect(
      takeAll(
        limit,
        at.map((second) => ({ at: second })),
      ),
    ).toEqual([true, true, false, false, true, true, false]);
  });

  test("of none gives none", () => {
    expect(takeAll({ max: 0, windowS: 60 }, [{ at: now }])).toEqual([false]);
  });

  test("gives the same thing again, also when nothing is left", () => {
    const asked = [7, 8, 9, 7, 8, 9].map((item) => ({ at: now, item }));
    expect(takeAll({ max: 2, windowS: 60 }, asked)).toEqual([true, true, false, true, true, false]);
  });

  test("never gives more different things than it says, whatever is asked in which order", () => {
    const asked = fc.array(fc.record({ at: fc.integer({ min: now, max: now + 59 }), item: fc.integer({ min: 1, max: 30 }) }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), asked, (max, questions) => {
        const got = takeAll({ max, windowS: 60 }, questions);
        const items = new Set(questions.filter((_, index) => got[index]).map(({ item }) => item));
        expect(items.size).toBeLessThanOrEqual(max);
        const different = new Set(questions.map(({ item }) => item)).size;
        expect(items.size).toBe(Math.min(max, different));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test("takes a caller whose clock is a little slow for one of this window", () => {
    const { isTaken: _, ...kept } = take(null, { max: 1, windowS: 60 }, now, null);
    expect(take(kept, { max: 1, windowS: 60 }, now - 5, null).isTaken).toBe(false);
  });
});

describe("waits", () => {
  const waits = { free: 2, firstWaitS: 5, longestWaitS: 20, windowS: 3600 };

  test("grow from the last free attempt to the longest wait, and an attempt that comes too early changes nothing", () => {
    let kept: Count | null = null;
    const given: number[] = [];
    for (let second = 0; second <= 60; second += 1) {
      const { isTaken, ...count } = takeAfterWait(kept, waits, now + second);
      if (isTaken) given.push(second);
      else expect(count).toEqual(kept);
      kept = count;
    }
    expect(given).toEqual([0, 1, 6, 16, 36, 56]);
  });

  test("are forgotten after a whole window without attempts", () => {
    const kept: Count = { startedAt: now, count: 50, items: [], blockedUntil: now + 20 };
    expect(takeAfterWait(kept, waits, now + 3599)).toMatchObject({ count: 51, blockedUntil: now + 3599 + 20 });
    expect(takeAfterWait(kept, waits, now + 3600)).toMatchObject({ count: 1, blockedUntil: 0 });
  });
});

test("what is given back may be taken at once by somebody else, and is never less than nothing", () => {
  const kept: Count = { startedAt: now, count: 2, items: [], blockedUntil: now + 20 };
  expect(giveBack(kept)).toEqual({ ...kept, count: 1, blockedUntil: 0 });
  expect(giveBack({ ...kept, count: 0 }).count).toBe(0);
});

test("a count is current until its window is over", () => {
  const kept: Count = { startedAt: now, count: 2, items: [], blockedUntil: 0 };
  expect([toCurrent(null, 60, now), toCurrent(kept, 60, now + 59), toCurrent(kept, 60, now + 60)]).toEqual([null, kept, null]);
});
