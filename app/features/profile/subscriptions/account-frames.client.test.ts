import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { parseUserStatus, toUserStatus, USER_STATUS_KEY, type UserStatus } from "#app/domain/session/user-status.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import type { FrameQuestion } from "./account-frames-machine.ts";

const item = {
  id: "17",
  resourceName: "Talblick Plus",
  rid: "RTALBKAYAKPLUS",
  expirationDate: "2026-12-20T10:00:00Z",
  autoRenew: true,
  expirationMsg: "Verlängert sich am 20. Dezember 2026",
  isKayakSubs: true,
};
const replyOf = (success: string, message: string | null = null) => ({
  __typename: "SubscriptionReply",
  success,
  message,
  object: { __typename: "SubscriptionList", items: [{ __typename: "SubscriptionItem", ...item }] },
});
const abo = (flags: Record<string, boolean>) => ({ __typename: "Abo", ...noAbo, ...flags });
const cancel = {
  type: "autorenew-tracking",
  subscriptionId: "17",
  didCancel: true,
  isKayakSubs: true,
  cancelReason: "Es ist mir zu teuer",
} as const;

/** On a page of its own: another test's cache would answer. */
let answerQuestion: (question: FrameQuestion) => Promise<Record<string, unknown>>;
let stored: Map<string, string>;
let asked: { operationName: string; variables: unknown; authorization: string | null }[];
let answers: Record<string, unknown>;
let logged: unknown[];

function signIn(): UserStatus {
  const user = { user_id: 7, login: "greta", hash: "h7", token: "t7" };
  const reader = parseSessionUser({ user, piano: { userRef: "", abo: { hasPlusAccess: true } } });
  if (reader === null) throw new Error("The reply of the test names no reader");
  const status = toUserStatus(reader, Date.now());
  stored.set(USER_STATUS_KEY, JSON.stringify(status));
  return status;
}

/** A page of its own, whose session check has not ended yet. */
async function openPage(): Promise<typeof import("#app/islands/stores/session-store.ts")> {
  vi.resetModules();
  ({ answerQuestion } = await import("./account-frames.client.ts"));
  return import("#app/islands/stores/session-store.ts");
}

beforeEach(async () => {
  stored = new Map();
  asked = [];
  logged = [];
  answers = {
    SubscriptionStatus: { SubscriptionStatus: abo({ hasPlusAccess: true, isKayakPlusSubscriber: true }) },
    GetKayakSubscriptions: { GetKayakSubscriptions: replyOf("1") },
    SyncCancelReason: { SyncCancelReason: replyOf("1", "Dein Abo endet am 20. Dezember 2026.") },
  };
  vi.spyOn(console, "error").mockImplementation((...details) => void logged.push(...details));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), withPageFacts({ appEnv: "dev" }), {
      documentElement: { dataset: {} },
      cookie: "apollo:dev.token=t7",
    }),
  );
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const authorization = new Headers(init.headers).get("authorization");
    for (const { operationName, variables } of [body].flat()) asked.push({ operationName, variables, authorization });
    const results = [body].flat().map(({ operationName }) => {
      const data = answers[operationName];
      return data === undefined ? { errors: [{ message: "kaputt" }] } : { data };
    });
    return Response.json(Array.isArray(body) ? results : results[0]);
  });
  (await openPage()).announceSession(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("What the frame is told of the reader", () => {
  test("are the flags and the Kayak subscriptions, and nothing that names or proves the session", async () => {
    signIn();
    const answer = await answerQuestion({ type: "newspaper-access" });
    expect(answer).toMatchObject({
      type: "newspaper-access-data",
      hasAccess: false,
      hasPlusAccess: true,
      isKayakPlusSubscriber: true,
      isPurSubscriber: false,
      kayak: [item],
    });
    expect(JSON.stringify(answer)).not.toMatch(/t7|h7|userRef/);
    expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual(
      expect.arrayContaining([
        ["SubscriptionStatus", { userId: 7 }],
        ["GetKayakSubscriptions", { h: "h7", t: "t7" }],
      ]),
    );
    expect(asked.every(({ authorization }) => authorization === "Bearer t7")).toBe(true);
  });

  test("is that the newspaper belongs to Plus Premium", async () => {
    signIn();
    answers.SubscriptionStatus = { SubscriptionStatus: abo({ hasPlusAccess: true, hasPlusPremiumAccess: true }) };
    expect(await answerQuestion({ type: "newspaper-access" })).toMatchObject({ hasAccess: true });
  });

  test("is what this browser knows when the back end fails, which is logged", async () => {
    signIn();
    answers = {};
    expect(await answerQuestion({ type: "newspaper-access" })).toEqual({
      type: "newspaper-access-data",
      hasAccess: false,
      kayak: [],
    });
    expect(logged).toEqual(
      expect.arrayContaining(["The subscription status could not be asked", "The Kayak subscriptions could not be asked"]),
    );
  });

  test("is nothing without a session, and no request is made", async () => {
    expect(await answerQuestion({ type: "newspaper-access" })).toEqual({
      type: "newspaper-access-data",
      hasAccess: false,
      kayak: [],
    });
    expect(asked).toEqual([]);
  });

  test("waits for the automatic login", async () => {
    const { announceSession } = await openPage();
    const answer = answerQuestion({ type: "newspaper-access" });
    announceSession(signIn());
    expect(await answer).toMatchObject({ hasPlusAccess: true, kayak: [item] });
  });
});

describe("A cancellation in the frame", () => {
  test("reaches the back end with its reason, and its result the frame; the next page asks who the reader is now", async () => {
    signIn();
    expect(await answerQuestion(cancel)).toEqual({
      type: "cancel-sync-result",
      success: "1",
      message: "Dein Abo endet am 20. Dezember 2026.",
      items: [item],
    });
    const { type: _, ...change } = cancel;
    expect(asked.map(({ variables }) => variables)).toEqual([{ uid: 7, h: "h7", t: "t7", ...change }]);
    expect(parseUserStatus(stored.get(USER_STATUS_KEY) ?? null)?.checkedAt).toBe(0);
  });

  test("that is refused is reported with the back end's message", async () => {
    signIn();
    answers.SyncCancelReason = { SyncCancelReason: { ...replyOf("0", "Dieses Abo gehört jemand anderem."), object: null } };
    expect(await answerQuestion(cancel)).toEqual({
      type: "cancel-sync-result",
      success: "0",
      message: "Dieses Abo gehört jemand anderem.",
      items: null,
    });
  });

  test.each([
    ["the back end fails", () => void signIn()],
    ["nobody is signed in", () => undefined],
  ])("while %s is logged and swallowed (rules 8)", async (_, prepare) => {
    prepare();
    answers = {};
    expect(await answerQuestion(cancel)).toEqual({ type: "cancel-sync-result", success: "0", message: null, items: null });
    expect(logged).toContain("The reason of the cancellation could not be synced");
  });
});
