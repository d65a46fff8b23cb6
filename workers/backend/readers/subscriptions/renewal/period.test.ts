import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toPeriodEnd } from "./period.ts";

const at = (text: string) => Date.parse(text) / 1000;
const toText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);

describe("the end of a period", () => {
  test.each([
    ["2026-01-15T08:30:00Z", 1, "2026-01-20T00:00:00Z", "2026-02-15T08:30"],
    ["2026-01-15T08:30:00Z", 1, "2026-02-15T08:29:59Z", "2026-02-15T08:30"],
    ["2026-01-15T08:30:00Z", 1, "2026-02-15T08:30:00Z", "2026-03-15T08:30"],
    ["2026-01-31T12:00:00Z", 1, "2026-01-31T12:00:00Z", "2026-02-28T12:00"],
    ["2026-01-31T12:00:00Z", 1, "2026-03-01T00:00:00Z", "2026-03-31T12:00"],
    ["2028-01-31T12:00:00Z", 1, "2028-02-01T00:00:00Z", "2028-02-29T12:00"],
    ["2024-02-29T12:00:00Z", 12, "2026-12-01T00:00:00Z", "2027-02-28T12:00"],
    ["2024-02-29T12:00:00Z", 12, "2027-12-01T00:00:00Z", "2028-02-29T12:00"],
    ["2026-11-30T23:59:59Z", 3, "2026-12-01T00:00:00Z", "2027-02-28T23:59"],
  ])("of what began at %s and goes on every %i months is, after %s, %s", (startsAt, months, after, expected) => {
    expect(toText(toPeriodEnd({ startsAt: at(startsAt), endsAt: null, months }, at(after)))).toBe(expected);
  });

  test.each([
    ["a day that was cut to a short month returns", "2026-01-31T12:00:00Z", "2026-02-28T12:00:00Z", "2026-03-31T12:00"],
    ["an end of its own stays on its day", "2020-03-05T00:00:00Z", "2026-04-20T10:00:00Z", "2026-05-20T10:00"],
    ["the last of a month is no more than that day", "2020-03-05T00:00:00Z", "2026-04-30T10:00:00Z", "2026-05-30T10:00"],
  ])("that follows another: %s", (_, startsAt, endsAt, expected) => {
    expect(toText(toPeriodEnd({ startsAt: at(startsAt), endsAt: at(endsAt), months: 1 }, at(endsAt)))).toBe(expected);
  });

  test("comes after the moment asked for, at most one period later, and at the same time of day", () => {
    const moment = fc.integer({ min: 0, max: at("2060-01-01T00:00:00Z") });
    const period = fc.record({ startsAt: moment, months: fc.integer({ min: 1, max: 24 }), endsAt: fc.constant(null) });
    fc.assert(
      fc.property(period, fc.integer({ min: 0, max: 3000 * 86_400 }), (one, later) => {
        const after = one.startsAt + later;
        const end = toPeriodEnd(one, after);
        expect(end).toBeGreaterThan(after);
        expect(end - after).toBeLessThanOrEqual(one.months * 31 * 86_400);
        expect((end - one.startsAt) % 86_400).toBe(0);
      }),
    );
  });

  test("is the same whether the clock ran each time or stood still for years", () => {
    const day = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2024-12-31T00:00:00Z") });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 }), (startsAt, months, periods) => {
        let endsAt = toPeriodEnd({ startsAt, endsAt: null, months }, startsAt);
        for (let count = 1; count < periods; count += 1) endsAt = toPeriodEnd({ startsAt, endsAt, months }, endsAt);
        expect(toPeriodEnd({ startsAt, endsAt: null, months }, endsAt - 1)).toBe(endsAt);
      }),
    );
  });
});
