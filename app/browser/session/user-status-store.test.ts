import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus, USER_STATUS_KEY, type UserStatus } from "#app/domain/session/user-status.ts";
import { doubtUserStatus, readUserStatus, removeUserStatus, storeUserStatus } from "./user-status-store.ts";

const reader = parseSessionUser({ user: { user_id: 7, login: "anna", hash: "h7", token: "t7" } });
const status: UserStatus | null = reader && toUserStatus(reader, 1_800_000_000_000);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  removeUserStatus();
  vi.unstubAllGlobals();
});

function store(): UserStatus {
  if (status === null) throw new Error("The reply of the test names no reader");
  storeUserStatus(status);
  return status;
}

test("what is kept of a reader is found again, and gone when removed", () => {
  const kept = store();
  expect([...stored.keys()]).toEqual([USER_STATUS_KEY]);
  expect(readUserStatus()).toEqual(kept);
  removeUserStatus();
  expect([readUserStatus(), stored.size]).toEqual([null, 0]);
});

test("where storage is refused the reader is known for as long as the page stands", () => {
  vi.stubGlobal("localStorage", undefined);
  const kept = store();
  expect(readUserStatus()).toEqual(kept);
  removeUserStatus();
  expect(readUserStatus()).toBeNull();
});

test("a doubted status is the same reader's, long unconfirmed; without one there is nothing to doubt", () => {
  doubtUserStatus();
  expect(stored.size).toBe(0);
  const kept = store();
  doubtUserStatus();
  expect(readUserStatus()).toEqual({ ...kept, checkedAt: 0 });
});
