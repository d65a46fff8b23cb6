import { expect, test } from "vitest";
import { decideRenewal } from "./decide-renewal.ts";

const end = "2026-12-20T00:00:00Z";
const renewing = { autoRenew: true, isCancelled: false, expirationDate: end };
const cancelled = { autoRenew: false, isCancelled: true, expirationDate: end };
const given = { autoRenew: false, isCancelled: false, expirationDate: end };
const endless = { autoRenew: true, isCancelled: false, expirationDate: null };

test.each([
  ["switched off", renewing, true, cancelled],
  ["switched off twice", cancelled, true, cancelled],
  ["taken back", cancelled, false, renewing],
  ["taken back without having been switched off", renewing, false, renewing],
  ["switched off where it never renewed itself", given, true, given],
  ["switched on where it never renewed itself", given, false, given],
  ["switched on where it has no end", endless, false, endless],
  ["switched off where it has no end, so that nobody here knows the end", endless, true, null],
])("a renewal that is %s", (_name, before, didCancel, after) => {
  expect(decideRenewal(before, didCancel)).toEqual(after);
});
