import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import { isPurReader } from "#app/domain/subscription/tiers.ts";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { isPurStatus, showAdPolicy } from "./pur.ts";

let dataset: Record<string, string>;
beforeEach(() => {
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

const abo = (flags: readonly AboFlag[]) =>
  Object.fromEntries(aboFlags.map((flag) => [flag, flags.includes(flag)])) as Record<AboFlag, boolean>;

function statusOf(...flags: AboFlag[]): UserStatus {
  const user = { user_id: 7, login: "anna", hash: "h", token: "t" };
  const reader = parseSessionUser({ user, piano: { userRef: "", abo: abo(flags) } });
  if (reader === null) throw new Error("The reply of the test names no reader");
  return toUserStatus(reader, 0);
}

test.each(aboFlags)("the browser and the portal agree on whether %s makes a Pur reader", (flag) => {
  expect(isPurStatus(statusOf(flag))).toBe(isPurReader(abo([flag])));
});

test("a guest is no Pur reader, and sees all advertising", () => {
  expect(isPurStatus(null)).toBe(false);
  showAdPolicy(null);
  expect(dataset.ads).toBe("full");
});

test.each([
  [["isPlusSubscriber", "hasPlusAccess"], "full"],
  [["isPurSubscriber"], "reduced"],
  [["hasPurAccess"], "reduced"],
  [["hasPlusAccess", "hasPlusPremiumAccess"], "reduced"],
] as const)("a page tells its advertising of a reader with %j: %s", (flags, policy) => {
  showAdPolicy(statusOf(...flags));
  expect(dataset.ads).toBe(policy);
});
