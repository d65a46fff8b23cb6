import { afterEach, expect, test, vi } from "vitest";
import { parsePartnerCaps, readPartnerCaps } from "./partner-cap.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  [undefined, null],
  ["", null],
  [" ", null],
  ["0", 0],
  ["1000", 1000],
  [" 25 ", 25],
])("a limit of %j is %j reads a day, for a partner as for a network", (text, cap) => {
  expect(parsePartnerCaps({ PARTNER_DAILY_CAP: text, PARTNER_NETWORK_DAILY_CAP: "7" })).toEqual({ host: cap, network: 7 });
  expect(readPartnerCaps({ PARTNER_DAILY_CAP: "7", PARTNER_NETWORK_DAILY_CAP: text })).toEqual({ host: 7, network: cap });
});

test.each(["many", "-1", "1.5", "1e3", "0x10", "10 000", "∞", "9999999999"])("%j is an error that names the variable", (text) => {
  expect(() => parsePartnerCaps({ PARTNER_DAILY_CAP: text })).toThrow(/PARTNER_DAILY_CAP/);
  expect(() => parsePartnerCaps({ PARTNER_NETWORK_DAILY_CAP: text })).toThrow(/PARTNER_NETWORK_DAILY_CAP/);
});

test.each(["PARTNER_DAILY_CAP", "PARTNER_NETWORK_DAILY_CAP"])(
  "a %s that makes no sense lets no partner's reader in, and operators hear of it once",
  (name) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (let time = 0; time < 3; time += 1) expect(readPartnerCaps({ [name]: "viele" })).toEqual({ host: 0, network: 0 });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls.map(String).join()).toContain(name);
  },
);
