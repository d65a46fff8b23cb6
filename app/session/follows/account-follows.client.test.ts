import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isFollowed } from "#app/browser/session/is-followed.ts";
import { removeUserStatus } from "#app/browser/session/user-status-store.ts";
import { changeFollow } from "#app/components/follow/change-follow.client.ts";
import { ACCOUNT_FOLLOWS_KEY } from "#app/domain/follows/follow-names.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import { toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import { followStore, readAccountFollows, readGuestFollows, writeGuestFollows } from "#app/islands/stores/follow-store.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";
import { followAccountFollows, followInAccount, joinFollows, unfollowInAccount } from "./account-follows.client.ts";
import { takeFollowsAlong } from "./take-follows-along.client.ts";

function toReader(id: number): UserStatus {
  const names = { lastname: "", username: "anna", email: "anna@leser.example", fullname: "Anna" };
  return toUserStatus({ id, ...names, h: `h${id}`, t: `t${id}`, piano: null, attributes: [] }, 0);
}
const anna = toReader(7);
const lake: Subject = { kind: "topic", key: "bodensee" };
const place: Subject = { kind: "municipality", key: "dornbirn" };
const wireLake = { __typename: "SubjectKey", kind: "TOPIC", key: "bodensee" };
const wirePlace = { __typename: "SubjectKey", kind: "MUNICIPALITY", key: "dornbirn" };

type Sent = { operationName: string; variables: Record<string, unknown> };
let { stored, cookies }: StubbedBrowser = { stored: new Map(), cookies: new Map(), announced: [] };
let sent: Sent[];
let reply: (question: Sent) => unknown;

beforeEach(() => {
  sent = [];
  ({ stored, cookies } = stubBrowser("/"));
  vi.stubGlobal("window", { addEventListener: () => {} });
  Object.assign(document, { addEventListener: () => {} });
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const question = JSON.parse(String(init.body));
    sent.push(question);
    const data = reply(question);
    return data === null ? Response.json({ errors: [{ message: "kaputt" }] }) : Response.json({ data });
  });
  announceSession(anna);
});
afterEach(() => vi.unstubAllGlobals());

const changed = (name: string, subjects: object[]) => ({ [name]: { __typename: "SubjectKeys", subjects } });

describe("a guest's list, once its reader has signed in", () => {
  test("is sent, and goes only when the account has answered", async () => {
    writeGuestFollows([place, lake]);
    expect(cookies.get("PortalFollows")).toBe("g.dornbirn~t.bodensee");
    reply = () => null;
    await joinFollows(anna);
    expect(readGuestFollows()).toEqual([place, lake]);
    reply = () => changed("follow", [wirePlace, wireLake]);
    await Promise.all([takeFollowsAlong(anna), takeFollowsAlong(anna)]);
    expect(sent).toHaveLength(2);
    expect(sent.at(-1)?.variables).toEqual({
      h: "h7",
      t: "t7",
      subjects: [
        { kind: "MUNICIPALITY", key: "dornbirn" },
        { kind: "TOPIC", key: "bodensee" },
      ],
    });
    expect(cookies.has("PortalFollows")).toBe(false);
    expect(readAccountFollows(7)?.subjects).toEqual([place, lake]);
  });

  test("keeps what another tab follows meanwhile, and is not sent when there is none", async () => {
    writeGuestFollows([lake]);
    reply = () => {
      cookies.set("PortalFollows", "g.hard~t.bodensee");
      return changed("follow", [wireLake]);
    };
    await joinFollows(anna);
    expect(readGuestFollows()).toEqual([{ kind: "municipality", key: "hard" }]);
    cookies.set("PortalFollows", "kaputt");
    await takeFollowsAlong(anna);
    await takeFollowsAlong(anna);
    expect([sent.length, cookies.has("PortalFollows")]).toEqual([1, false]);
  });
});

describe("what this browser remembers of an account", () => {
  test("is what the account said last, wakes its buttons, and goes with the session", async () => {
    reply = () => changed("follow", [wireLake]);
    expect(await followInAccount(anna, lake)).toEqual([lake]);
    expect([isFollowed("t.bodensee"), isFollowed("g.dornbirn")]).toEqual([true, false]);
    writeGuestFollows([lake]);
    reply = () => changed("unfollow", []);
    expect(await unfollowInAccount(anna, lake)).toEqual([]);
    expect([readAccountFollows(7)?.subjects, readGuestFollows(), isFollowed("t.bodensee")]).toEqual([[], [], false]);
    expect(followStore.read()).toEqual([]);
    reply = () => null;
    expect(await followInAccount(anna, place)).toBeNull();
    removeUserStatus();
    expect(stored.has(ACCOUNT_FOLLOWS_KEY)).toBe(false);
  });

  test("is asked for at most every quarter of an hour, and never taken for another's", async () => {
    const following = { __typename: "Following", subjects: [{ ...wireLake, __typename: "Subject" }], gone: [wirePlace] };
    reply = () => ({ following });
    await followAccountFollows(anna);
    await followAccountFollows(anna);
    expect(sent.map(({ operationName }) => operationName)).toEqual(["GetFollowedKeys"]);
    expect(readAccountFollows(7)?.subjects).toEqual([lake, place]);
    announceSession(toReader(8));
    await followAccountFollows(toReader(8));
    expect([sent.length, readAccountFollows(7)]).toEqual([2, null]);
  });

  test("is not written for a reader who has signed out before the answer came", async () => {
    reply = () => {
      announceSession(null);
      return changed("follow", [wireLake]);
    };
    await followInAccount(anna, lake);
    expect(stored.has(ACCOUNT_FOLLOWS_KEY)).toBe(false);
  });
});

describe("pressed by a guest", () => {
  beforeEach(() => {
    // What is announced goes again after a while.
    vi.useFakeTimers();
    announceSession(null);
  });
  afterEach(() => vi.useRealTimers());

  test("it is kept here, and asks nobody", async () => {
    expect(await changeFollow({ ...lake, title: "Bodensee" }, true)).toBe(true);
    expect([readGuestFollows(), followStore.read(), isFollowed("t.bodensee")]).toEqual([[lake], ["t.bodensee"], true]);
    expect(await changeFollow({ ...lake, title: "Bodensee" }, false)).toBe(true);
    expect([readGuestFollows(), cookies.has("PortalFollows"), sent]).toEqual([[], false, []]);
  });

  test("where there is no room, or cookies are refused, it is not", async () => {
    const full = Array.from({ length: 30 }, (_, at): Subject => ({ kind: "topic", key: `t${at}` }));
    writeGuestFollows(full);
    expect(await changeFollow({ ...place, title: "Dornbirn" }, true)).toBe(false);
    expect(readGuestFollows()).toEqual(full);
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
    expect(await changeFollow({ ...place, title: "Dornbirn" }, true)).toBe(false);
  });
});
