import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import type { Abo } from "#app/domain/subscription/abo.ts";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";

const { refetchSubscription } = vi.hoisted(() => ({ refetchSubscription: vi.fn<(userId: number) => Promise<Abo>>() }));
vi.mock("./subscription-calls.client.ts", () => ({ refetchSubscription }));

function toStatus(id: number): UserStatus {
  const reader = parseSessionUser({ user: { user_id: id, login: `leser${id}`, hash: `h${id}`, token: `t${id}` } });
  if (reader === null) throw new Error("The reply of the test names no reader");
  return toUserStatus(reader, 0);
}

function toAbo(userRef: string, ...set: AboFlag[]): Abo {
  const flags = Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;
  return { ...flags, plusSubscriptionMeta: [], plusPremiumSubscriptionMeta: [], userRef };
}

/** Imported anew for each test: a listener of one session would hear of the next one. */
let announceSession: typeof import("#app/islands/stores/session-store.ts").announceSession;
let followReader: typeof import("./reader.client.ts").followReader;
let heard: unknown[];
const listener = {
  onChange: (userRef: string | null) => heard.push(["change", userRef]),
  onSignedIn: (hasAccess: boolean, isCompletion: boolean) => heard.push(["signed-in", hasAccess, isCompletion]),
  onFailure: () => heard.push("failure"),
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  vi.resetModules();
  ({ announceSession } = await import("#app/islands/stores/session-store.ts"));
  ({ followReader } = await import("./reader.client.ts"));
  heard = [];
  refetchSubscription.mockReset();
  vi.stubGlobal("localStorage", undefined);
  const page = { ...withPageFacts({ appEnv: "prod" }), documentElement: { dataset: {} } };
  vi.stubGlobal("document", Object.assign(new EventTarget(), page));
});
afterEach(() => vi.unstubAllGlobals());

describe("A reader who signs in at the wall", () => {
  test("is asked about at the back end, and introduced to the provider", async () => {
    announceSession(null);
    refetchSubscription.mockResolvedValue(toAbo("ref7", "hasPlusAccess"));
    const reader = followReader(null, null, listener);
    announceSession(toStatus(7));
    await settle();
    expect(refetchSubscription.mock.calls).toEqual([[7]]);
    expect(heard).toEqual([
      ["change", "ref7"],
      ["signed-in", true, true],
    ]);
    expect(reader.read()).toEqual({ id: 7, userRef: "ref7" });
  });

  test("may have no access, or another than what is sold", async () => {
    announceSession(null);
    refetchSubscription.mockResolvedValue(toAbo("ref7", "hasPlusAccess"));
    followReader(null, "TMTALBPURM", listener);
    announceSession(toStatus(7));
    await settle();
    expect(heard).toContainEqual(["signed-in", false, true]);
  });

  test("and out again at once counts as signed out", async () => {
    announceSession(null);
    refetchSubscription.mockResolvedValue(toAbo("ref7", "hasPlusAccess"));
    const reader = followReader(null, null, listener);
    announceSession(toStatus(7));
    announceSession(null);
    await settle();
    expect(heard).toEqual([["change", null]]);
    expect(reader.read()).toEqual({ id: null, userRef: null });
  });

  test("about whom the back end says nothing is left to the portal", async () => {
    announceSession(null);
    refetchSubscription.mockRejectedValue(new Error("500"));
    followReader(null, null, listener);
    announceSession(toStatus(7));
    await settle();
    expect(heard).toEqual(["failure"]);
  });
});

describe("A reader who was signed in before", () => {
  test("and is known to the page is not asked about again", async () => {
    const reader = followReader({ id: 7, userRef: "ref7", tiers: [] }, null, listener);
    announceSession(toStatus(7));
    await settle();
    expect([heard, refetchSubscription.mock.calls]).toEqual([[], []]);
    expect(reader.read()).toEqual({ id: 7, userRef: "ref7" });
  });

  test("and has access now, by an offer that was accepted on this page, is asked about again", async () => {
    announceSession(toStatus(7));
    refetchSubscription.mockResolvedValue(toAbo("ref8", "hasPlusAccess"));
    const reader = followReader({ id: 7, userRef: "ref7", tiers: [] }, null, listener);
    announceSession(toStatus(7));
    announceSession({ ...toStatus(7), hasPlusAccess: true });
    expect(reader.read()).toEqual({ id: 7, userRef: "ref7" });
    await settle();
    expect(heard).toEqual([
      ["change", "ref8"],
      ["signed-in", true, false],
    ]);
  });

  test("and was not known to the page has not just signed in", async () => {
    refetchSubscription.mockResolvedValue(toAbo("ref7", "hasPlusAccess"));
    followReader(null, null, listener);
    announceSession(toStatus(7));
    await settle();
    expect(heard).toContainEqual(["signed-in", true, false]);
  });

  test("is unknown to the provider once signed out, and somebody else may follow", async () => {
    announceSession(toStatus(7));
    refetchSubscription.mockResolvedValue(toAbo("ref8"));
    followReader({ id: 7, userRef: "ref7", tiers: [] }, null, listener);
    announceSession(null);
    announceSession(toStatus(8));
    await settle();
    expect(heard).toEqual([
      ["change", null],
      ["change", "ref8"],
      ["signed-in", false, true],
    ]);
  });
});

test("an empty reference from the back end introduces no reader", () => {
  announceSession(null);
  expect(followReader({ id: 7, userRef: "", tiers: [] }, null, listener).read()).toEqual({ id: 7, userRef: null });
});
