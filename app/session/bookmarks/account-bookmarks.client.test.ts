import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ACCOUNT_BOOKMARKS_KEY, GUEST_BOOKMARKS_KEY } from "#app/domain/bookmarks/bookmark-names.ts";
import { toUserStatus, type UserStatus } from "#app/domain/session/user-status.ts";
import { bookmarkStore, writeGuestBookmarks } from "#app/islands/stores/bookmark-store.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";
import { followAccountBookmarks, joinBookmarks, removeFromAccount, saveInAccount } from "./account-bookmarks.client.ts";
import { takeBookmarksAlong } from "./take-bookmarks-along.client.ts";

function toReader(id: number): UserStatus {
  const names = { lastname: "", username: "anna", email: "anna@leser.example", fullname: "Anna" };
  return toUserStatus({ id, ...names, h: `h${id}`, t: `t${id}`, piano: null, attributes: [] }, 0);
}
const anna = toReader(7);

type Sent = { operationName: string; variables: Record<string, unknown> };
let { stored }: StubbedBrowser = { stored: new Map(), cookies: new Map(), announced: [] };
let sent: Sent[];
let reply: (question: Sent) => unknown;

beforeEach(() => {
  sent = [];
  ({ stored } = stubBrowser("/"));
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const question = JSON.parse(String(init.body));
    sent.push(question);
    const data = reply(question);
    return data === null ? Response.json({ errors: [{ message: "kaputt" }] }) : Response.json({ data });
  });
  announceSession(anna);
});
afterEach(() => vi.unstubAllGlobals());

const readStored = (key: string) => JSON.parse(stored.get(key) ?? "null");
const changed = (name: string, ids: number[]) => ({ [name]: { __typename: "BookmarkIds", ids } });
const guests = [
  { id: 2, savedAt: 2000 },
  { id: 1, savedAt: 1000 },
];

describe("a guest's list, once its reader has signed in", () => {
  test("is sent, and goes only when the account has it", async () => {
    writeGuestBookmarks(guests);
    reply = () => null;
    await joinBookmarks(anna);
    expect(readStored(GUEST_BOOKMARKS_KEY)).toEqual(guests);
    expect(stored.has(ACCOUNT_BOOKMARKS_KEY)).toBe(false);

    reply = () => changed("saveBookmarks", [9, 2, 1]);
    await joinBookmarks(anna);
    expect(sent.at(-1)?.variables).toEqual({
      h: "h7",
      t: "t7",
      bookmarks: [
        { post: 2, saved_at: "1970-01-01T00:00:02.000Z" },
        { post: 1, saved_at: "1970-01-01T00:00:01.000Z" },
      ],
    });
    expect(stored.has(GUEST_BOOKMARKS_KEY)).toBe(false);
    expect(readStored(ACCOUNT_BOOKMARKS_KEY)).toMatchObject({ reader: 7, ids: [9, 2, 1] });
  });

  test("keeps what another tab saves meanwhile, and is sent once when asked for twice", async () => {
    writeGuestBookmarks(guests);
    reply = () => {
      stored.set(GUEST_BOOKMARKS_KEY, JSON.stringify([{ id: 3, savedAt: 3000 }, ...guests]));
      return changed("saveBookmarks", [2, 1]);
    };
    await Promise.all([joinBookmarks(anna), joinBookmarks(anna)]);
    expect(sent).toHaveLength(1);
    expect(readStored(GUEST_BOOKMARKS_KEY)).toEqual([{ id: 3, savedAt: 3000 }]);
  });

  test("is not sent when it is malformed or empty", async () => {
    stored.set(GUEST_BOOKMARKS_KEY, "kaputt");
    await takeBookmarksAlong(anna);
    await takeBookmarksAlong(anna);
    expect([sent, stored.has(GUEST_BOOKMARKS_KEY)]).toEqual([[], false]);
  });
});

describe("what this browser remembers of an account", () => {
  test("is what the account said last, in saving and removing", async () => {
    reply = () => changed("saveBookmarks", [5]);
    expect(await saveInAccount(anna, { id: 5, savedAt: 1000 })).toBe(true);
    expect(readStored(ACCOUNT_BOOKMARKS_KEY).ids).toEqual([5]);
    writeGuestBookmarks([{ id: 5, savedAt: 1 }]);
    reply = () => changed("removeBookmark", []);
    expect(await removeFromAccount(anna, 5)).toBe(true);
    expect([readStored(ACCOUNT_BOOKMARKS_KEY).ids, stored.has(GUEST_BOOKMARKS_KEY)]).toEqual([[], false]);
    expect(bookmarkStore.read()).toEqual([]);
    reply = () => null;
    expect(await saveInAccount(anna, { id: 6, savedAt: 1 })).toBe(false);
    expect(readStored(ACCOUNT_BOOKMARKS_KEY).ids).toEqual([]);
  });

  test("is asked for at most every quarter of an hour, and never taken for another's", async () => {
    reply = () => ({ bookmarks: { __typename: "BookmarkList", ids: [4] } });
    await followAccountBookmarks(anna);
    await followAccountBookmarks(anna);
    expect(sent.map(({ operationName }) => operationName)).toEqual(["GetBookmarkIds"]);
    announceSession(toReader(8));
    await followAccountBookmarks(toReader(8));
    expect(sent).toHaveLength(2);
    expect(readStored(ACCOUNT_BOOKMARKS_KEY)).toMatchObject({ reader: 8 });
  });

  test("is not written for a reader who has signed out before the answer came", async () => {
    reply = () => {
      announceSession(null);
      return changed("saveBookmarks", [5]);
    };
    await saveInAccount(anna, { id: 5, savedAt: 1 });
    expect(stored.has(ACCOUNT_BOOKMARKS_KEY)).toBe(false);
  });
});
