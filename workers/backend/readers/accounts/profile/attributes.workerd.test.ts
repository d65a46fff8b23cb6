import { beforeEach, describe, expect, test } from "vitest";
import { createTestCall, deleteAccountsForTest, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { updateUserAttribute } from "./attributes.ts";
import { readAccount } from "./overview.ts";
import { type Keys, open, wrongKeys } from "./profile-for-test.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

describe("attributes", () => {
  const set = ({ h, t }: Keys, attribute: string, value: string) =>
    updateUserAttribute(createTestCall(), { hash: h, token: t, attribute, value });
  const readAttributes = async (keys: Keys) => (await readAccount(createTestCall(), keys))?.attributes;

  test.each(["", "blau", "ä😀\n\u0000'\"", "x".repeat(10_000)])("keep what was set, %#", async (value) => {
    const keys = await open(await insertAccount());
    expect(await set(keys, "Farbe_1.a-b", value)).toEqual({ kind: "done", message: null });
    expect(await readAttributes(keys)).toEqual([{ name: "Farbe_1.a-b", value }]);
  });

  test("are set anew, at most fifty an account, also at the same moment", async () => {
    const keys = await open(await insertAccount());
    const other = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    const results = await Promise.all(Array.from({ length: 53 }, (_, index) => set(keys, `a${index}`, "1")));
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(50);
    const [first] = (await readAttributes(keys)) ?? [];
    expect(await set(keys, first?.name ?? "", "2")).toEqual({ kind: "done", message: null });
    expect(await set(keys, "noch-eines", "1")).toEqual({ kind: "refused", error: "200", message: "Too many attributes" });
    expect(await readAttributes(keys)).toHaveLength(50);
    expect(await set(other, "a0", "1")).toEqual({ kind: "done", message: null });
  });

  test("are set two hundred times in a quarter of an hour, and by another reader as often", async () => {
    const keys = await open(await insertAccount());
    const other = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    const results = await Promise.all(Array.from({ length: 205 }, (_, index) => set(keys, "a", String(index))));
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(200);
    expect(results.find(({ kind }) => kind === "refused")).toMatchObject({ error: "219" });
    expect(await set(other, "a", "1")).toEqual({ kind: "done", message: null });
  });

  test.each(["", " ", "ä", "a b", "a/b", "x".repeat(101)])("are not called %o", async (name) => {
    const keys = await open(await insertAccount());
    expect(await set(keys, name, "1")).toEqual({ kind: "refused", error: "200", message: "Invalid attribute name" });
  });

  test("are not longer than ten thousand characters", async () => {
    const keys = await open(await insertAccount());
    const tooLong = { kind: "refused", error: "200", message: "Attribute value is too long" };
    expect(await set(keys, "a", "x".repeat(10_001))).toEqual(tooLong);
  });

  test.each(wrongKeys)("need a session: $h is refused", async (keys) => {
    expect(await set(keys, "a", "1")).toEqual({ kind: "refused", error: "203", message: "No existing session" });
  });
});
