import { afterEach, expect, test, vi } from "vitest";
import { parsePartnerCap, readPartnerCap } from "./partner-cap.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  [undefined, null],
  ["", null],
  [" ", null],
  ["0", 0],
  ["1000", 1000],
  [" 25 ", 25],
])("a limit of %j is %j reads a day", (text, cap) => {
  expect(parsePartnerCap(text)).toBe(cap);
  expect(readPartnerCap(text)).toBe(cap);
});

test.each(["many", "-1", "1.5", "1e3", "0x10", "10 000", "∞", "9999999999"])("%j is an error that names the variable", (text) => {
  expect(() => parsePartnerCap(text)).toThrow(/PARTNER_DAILY_CAP/);
});

test("a limit that makes no sense lets no partner's reader in, and operators hear of it once", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect([readPartnerCap("viele"), readPartnerCap("viele"), readPartnerCap("viele")]).toEqual([0, 0, 0]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls.map(String).join()).toContain("PARTNER_DAILY_CAP");
});
