import type { KVNamespace } from "@cloudflare/workers-types";
import { parseSetCookie } from "cookie";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { SERVICES_ATTRIBUTE } from "#app/domain/services/service-order.ts";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/session/user-status.ts";
import { validAutologin } from "#tests/support/edge/account-answers.ts";
import { createSessionStore, KEPT_FOR_S, MAX_KEPT_LENGTH } from "./session-store.ts";

const anna = parseSessionUser(validAutologin.data.autologin) as SessionUser;
const proof = { id: anna.id, hash: anna.h, token: anna.t };
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

afterEach(() => vi.restoreAllMocks());

/** A namespace in memory; `written` notes until when each entry was to be kept. */
function createNamespace() {
  const entries = new Map<string, string>();
  const written: number[] = [];
  const kv = {
    get: async (key: string) => entries.get(key) ?? null,
    put: async (key: string, value: string, options: { expiration: number }) => {
      entries.set(key, value);
      written.push(options.expiration);
    },
    delete: async (key: string) => void entries.delete(key),
  };
  return { kv: kv as unknown as KVNamespace, entries, written };
}

function open(
  kv: KVNamespace | null,
  { origin = "https://talblick.example", secret = "a-secret-of-sufficient-length", previous = "", timeoutMs = 1000 } = {},
) {
  const secrets = {
    ...(secret === "" ? {} : { GRANT_SECRET: secret }),
    ...(previous === "" ? {} : { GRANT_SECRET_PREVIOUS: previous }),
  };
  const environment = parseEnvironment({ APP_ENV: "prod", ...secrets }, "b1");
  return createSessionStore(kv, environment, new URL(origin), timeoutMs);
}

async function keep(store: ReturnType<typeof open>, user = anna, at = now) {
  const { name, value, ...attributes } = parseSetCookie((await store.keep(user, at)) ?? "");
  return { cookie: `a=b; ${name}=${encodeURIComponent(value ?? "")}`, attributes };
}

test("a confirmed reader is known again by the same pair for five minutes", async () => {
  const { kv, written } = createNamespace();
  const store = open(kv);
  const { cookie, attributes } = await keep(store);
  expect(attributes).toEqual({ path: "/", httpOnly: true, sameSite: "lax", secure: true, maxAge: KEPT_FOR_S });
  expect(await store.read(cookie, proof, later(KEPT_FOR_S - 1))).toEqual(anna);
  expect(await store.read(cookie, proof, later(KEPT_FOR_S))).toBeNull();
  expect(Math.abs((written[0] ?? 0) - now.getTime() / 1000 - KEPT_FOR_S)).toBeLessThan(5);
});

test("a pair has one entry, which is written only when there is news: a reader who sends no cookie makes no more of them", async () => {
  const { kv, entries, written } = createNamespace();
  const store = open(kv);
  const first = await keep(store);
  const second = await keep(store, anna, later(200));
  expect([entries.size, written.length]).toEqual([1, 1]);
  expect(await store.read(second.cookie, proof, later(KEPT_FOR_S))).toBeNull();
  await keep(store, anna, later(KEPT_FOR_S));
  expect([entries.size, written.length]).toEqual([1, 2]);
  const renamed = { ...anna, lastname: "Huber" };
  const third = await keep(store, renamed, later(KEPT_FOR_S + 1));
  expect([entries.size, written.length]).toEqual([1, 3]);
  expect(await store.read(third.cookie, proof, later(KEPT_FOR_S + 2))).toEqual(renamed);
  expect(await store.read(first.cookie, proof, later(KEPT_FOR_S + 2))).toEqual(renamed);
});

test("of the attributes only those that pages need are kept, and nothing beyond the limit", async () => {
  const { kv, entries } = createNamespace();
  const store = open(kv);
  const consents = (length: number) => ({ name: PURE_CONSENTS_ATTRIBUTE, value: "x".repeat(length) });
  const others = Array.from({ length: 50 }, (_, index) => ({ name: `a${index}`, value: "x".repeat(10_000) }));
  const line = { name: SERVICES_ATTRIBUTE, value: "termine~wetter" };
  const { cookie } = await keep(store, { ...anna, attributes: [...others, consents(100), line] });
  expect([...entries.values()].join().length).toBeLessThan(2_000);
  expect(await store.read(cookie, proof, later(1))).toEqual({ ...anna, attributes: [consents(100), line] });
  expect(await store.keep({ ...anna, h: "h-2", attributes: [consents(MAX_KEPT_LENGTH)] }, now)).toBeNull();
  expect(await store.keep({ ...anna, h: "h-2", fullname: "x".repeat(MAX_KEPT_LENGTH) }, now)).toBeNull();
  expect(entries.size).toBe(1);
});

test("on this machine's plain line the cookie is usable too", async () => {
  const { attributes } = await keep(open(createNamespace().kv, { origin: "http://localhost:8787" }));
  expect(attributes.secure).toBeUndefined();
});

test("a pair that names another reader finds no entry: free reads are counted under that number", async () => {
  const store = open(createNamespace().kv);
  const { cookie } = await keep(store);
  expect(await store.read(cookie, { ...proof, id: anna.id + 1 }, now)).toBeNull();
});

test("another hash, another token or a clock that runs backwards find no entry", async () => {
  const store = open(createNamespace().kv);
  const { cookie } = await keep(store);
  expect(await store.read(cookie, { ...proof, hash: "x" }, now)).toBeNull();
  expect(await store.read(cookie, { ...proof, token: "x" }, now)).toBeNull();
  expect(await store.read(cookie, proof, later(-10))).toBeNull();
});

test("hash and token themselves are not kept", async () => {
  const { kv, entries } = createNamespace();
  await keep(open(kv));
  expect([...entries.values()].join()).toContain("anna@mail.example");
  expect([...entries.values()].join()).not.toMatch(new RegExp(`${anna.t}|${anna.h}`));
});

test("a name that this portal did not sign is not even looked up", async () => {
  const { kv, entries } = createNamespace();
  const { cookie } = await keep(open(kv));
  const get = vi.spyOn(kv, "get");
  expect(await open(kv, { secret: "another-secret-of-that-length" }).read(cookie, proof, now)).toBeNull();
  const [id] = entries.keys();
  const bare = `PortalSession=${encodeURIComponent(btoa(JSON.stringify(id)))}`;
  expect(await open(kv).read(bare, proof, now)).toBeNull();
  expect(await open(kv).read(null, proof, now)).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

test("what is forgotten is gone, here and in the browser", async () => {
  const { kv, entries } = createNamespace();
  const store = open(kv);
  const { cookie } = await keep(store);
  expect(parseSetCookie((await store.forget(cookie)) ?? "")).toMatchObject({ name: "PortalSession", value: "" });
  expect([entries.size, await store.read(cookie, proof, now)]).toEqual([0, null]);
});

test("a reader without such a cookie has nothing to forget", async () => {
  expect(await open(createNamespace().kv).forget("a=b")).toBeNull();
});

test("a forged name is nothing to forget, and nothing to log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { kv } = createNamespace();
  const remove = vi.spyOn(kv, "delete");
  expect(await open(kv).forget("PortalSession=Ii4uLy4uL3gi.signature")).toBeNull();
  expect([log.mock.calls, remove.mock.calls]).toEqual([[], []]);
});

test.each([["null"], ["[]"], ['{"checkedAt":"1"}'], ["{"], ['{"checkedAt":1,"user":{}}']])(
  "an entry %j of another version is ignored",
  async (entry) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { kv, entries } = createNamespace();
    const { cookie } = await keep(open(kv));
    for (const key of entries.keys()) entries.set(key, entry);
    expect(await open(kv).read(cookie, proof, now)).toBeNull();
    expect(log.mock.calls.length).toBe(entry === "{" ? 1 : 0);
  },
);

test("a store that fails is logged and counts as empty; what was to be forgotten is named no more", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { kv } = createNamespace();
  const store = open(kv);
  const { cookie } = await keep(store);
  for (const method of ["get", "put", "delete"] as const) vi.spyOn(kv, method).mockRejectedValue(new Error("KV is down"));
  expect([await store.read(cookie, proof, now), await store.keep(anna, now)]).toEqual([null, null]);
  expect(parseSetCookie((await store.forget(cookie)) ?? "")).toMatchObject({ name: "PortalSession", value: "" });
  // Once to read, twice to keep, once to forget.
  expect(log).toHaveBeenCalledTimes(4);
});

test.each(["get", "put", "delete"] as const)("a store whose %s never answers lets a request wait once", async (method) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { kv } = createNamespace();
  const { cookie } = await keep(open(kv));
  const hanging = vi.spyOn(kv, method).mockReturnValue(new Promise(() => undefined) as never);
  const store = open(kv, { timeoutMs: 20 });
  await store.read(cookie, proof, now);
  expect(await store.keep({ ...anna, lastname: "Huber" }, now)).toEqual(method === "delete" ? expect.any(String) : null);
  expect(parseSetCookie((await store.forget(cookie)) ?? "")).toMatchObject({ name: "PortalSession", value: "" });
  await store.read(cookie, proof, now);
  expect([hanging.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
  hanging.mockRestore();
  // The next request finds it in order.
  expect(await open(kv).read(cookie, proof, now)).toMatchObject({ lastname: method === "delete" ? "Huber" : anna.lastname });
});

test("what a store has made unreadable is written over", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { kv, entries } = createNamespace();
  const { cookie } = await keep(open(kv));
  for (const key of entries.keys()) entries.set(key, "{");
  await keep(open(kv));
  expect(await open(kv).read(cookie, proof, now)).toEqual(anna);
});

test("without a namespace or a secret nothing is kept", async () => {
  for (const store of [open(null), open(createNamespace().kv, { secret: "" })]) {
    expect(await store.keep(anna, now)).toBeNull();
    expect(await store.read("PortalSession=x", proof, now)).toBeNull();
    expect(await store.forget("PortalSession=x")).toBeNull();
  }
});

test("while the secret is being replaced a kept reader stays known, and nothing new is signed with the former one", async () => {
  const { kv } = createNamespace();
  const { cookie } = await keep(open(kv));
  const rotated = { secret: "the-secret-after-that-one", previous: "a-secret-of-sufficient-length" };
  expect(await open(kv, rotated).read(cookie, proof, now)).toEqual(anna);
  expect(await open(kv, { secret: rotated.secret }).read(cookie, proof, now)).toBeNull();
  const renewed = await keep(open(kv, rotated));
  expect(await open(kv).read(renewed.cookie, proof, now)).toBeNull();
});
