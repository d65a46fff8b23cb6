import { parseSetCookie } from "cookie";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { type Audience, signWord } from "#app/gateway/grants/signed-word.ts";
import { createNamespaceForTest } from "#tests/support/units/namespace.ts";
import { createMeterStore, type MeterStore } from "./meter-store.ts";

afterEach(() => vi.restoreAllMocks());

const now = new Date("2026-11-20T12:00:00Z");
const start = now.getTime() / 1000;
const secret = "a-secret-of-sufficient-length";
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

function open(
  variables: Record<string, string> = {},
  { kv, origin = "https://talblick.example" } = {} as { kv?: ReturnType<typeof createNamespaceForTest>["kv"]; origin?: string },
) {
  const environment = parseEnvironment({ APP_ENV: "prod", GRANT_SECRET: secret, METERED_POSTS: "3", ...variables }, "b1");
  return createMeterStore(kv ?? null, environment, new URL(origin)) as MeterStore;
}

async function keep(store: MeterStore, posts: number[]) {
  const { name, value, ...attributes } = parseSetCookie(await store.keepBrowser({ start, posts }));
  return { cookie: `${name}=${value}`, value: value ?? "", attributes };
}

test("a browser keeps what it read, where no script can see it, until the period is over", async () => {
  const { cookie, attributes } = await keep(open(), [12, 7]);
  expect(cookie).toMatch(/^TalblickMeter=/);
  expect(attributes).toEqual({ path: "/", httpOnly: true, sameSite: "lax", secure: true, expires: later(30) });
  expect(await open().readBrowser(`a=b; ${cookie}`, later(29))).toEqual({ start, posts: [12, 7] });
  expect(await open().readBrowser(cookie, later(30))).toEqual({ start: later(30).getTime() / 1000, posts: [] });
});

test("on this machine's plain line the cookie is usable too", async () => {
  expect((await keep(open({}, { origin: "http://localhost:8787" }), [1])).attributes.secure).toBeUndefined();
});

test("a hundred posts fit the cookie", async () => {
  const posts = Array.from({ length: 100 }, (_, index) => 2_147_483_647 - index);
  const { cookie, value } = await keep(open(), posts);
  expect(value.length).toBeLessThan(1700);
  expect((await open().readBrowser(cookie, now)).posts).toEqual(posts);
});

test("an altered cookie is as none", async () => {
  const { value } = await keep(open(), [1, 2]);
  const place = fc.nat(value.length - 1);
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom("A", "b", "7", "-", ".", "%", "€"), async (index, character) => {
      const altered = value.slice(0, index) + character + value.slice(index + 1);
      // The last character of base64 has bits that count for nothing.
      if (altered === value || index === value.length - 1) return;
      expect((await open().readBrowser(`TalblickMeter=${altered}`, now)).posts).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a cookie of another portal, a grant in its place, one that is over or begins later, or one that is too long is as none", async () => {
  const foreign = await keep(open({ GRANT_SECRET: "the-secret-of-another-portal" }), [1]);
  const sign = async (audience: Audience, expires: Date, notBefore: Date | null = null) =>
    `TalblickMeter=${await signWord(secret, audience, { start, posts: [1] }, { notBefore, expires })}`;
  expect((await open().readBrowser(await sign("meter", later(1)), now)).posts).toEqual([1]);
  const others = [await sign("grant", later(1)), await sign("meter", now), await sign("meter", later(1), later(0.5))];
  const long = await keep(
    open(),
    Array.from({ length: 400 }, (_, index) => index + 1),
  );
  for (const cookie of [foreign.cookie, ...others, long.cookie, "TalblickMeter=", "TalblickMeter=a.b.c"])
    expect((await open().readBrowser(cookie, now)).posts).toEqual([]);
});

test("while the secret is replaced what was signed with the former one still counts, and nothing new is signed with it", async () => {
  const { cookie } = await keep(open(), [1]);
  const rotated = open({ GRANT_SECRET: "the-secret-after-that-one", GRANT_SECRET_PREVIOUS: secret });
  expect((await rotated.readBrowser(cookie, now)).posts).toEqual([1]);
  const renewed = await keep(rotated, [1, 2]);
  expect((await open().readBrowser(renewed.cookie, now)).posts).toEqual([]);
});

test("a signed-in reader is counted under the reader's number, on every device, until the period is over", async () => {
  const { kv, written } = createNamespaceForTest();
  const store = open({}, { kv });
  expect(await store.readReader(7, now)).toEqual({ start, posts: [] });
  expect(await store.keepReader(7, { start, posts: [12] }, later(1))).toBe(true);
  expect(await store.readReader(7, later(29))).toEqual({ start, posts: [12] });
  expect(await store.readReader(8, now)).toEqual({ start, posts: [] });
  expect(written).toMatchObject([{ key: "meter:7", expirationTtl: 29 * 86_400 }]);
});

test("what a reader read is forgotten with the account, and nobody else's", async () => {
  const { kv, kept, failing } = createNamespaceForTest({ "meter:7": "{}", "meter:8": "{}" });
  await open({}, { kv }).forgetReader(7);
  expect([...kept.keys()]).toEqual(["meter:8"]);
  const log = vi.spyOn(console, "error").mockReturnValue();
  failing.writes = true;
  await open({}, { kv }).forgetReader(8);
  await open().forgetReader(8);
  expect([log.mock.calls.length, kept.size]).toEqual([1, 1]);
});

test("a store that fails costs the reader the free read and nothing else", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { kv, failing } = createNamespaceForTest();
  Object.assign(failing, { reads: true, writes: true });
  expect(await open({}, { kv }).readReader(7, now)).toBeNull();
  expect(await open({}, { kv }).keepReader(7, { start, posts: [1] }, now)).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
  expect(await open().readReader(7, now)).toBeNull();
});

test("what was kept in another form counts as nothing read", async () => {
  const { kv } = createNamespaceForTest({ "meter:7": '{"start":1,"posts":["1"]}' });
  expect(await open({}, { kv }).readReader(7, now)).toEqual({ start, posts: [] });
});

test("nothing is metered unless the operator says so, or without a secret", () => {
  const create = (variables: Record<string, string>) =>
    createMeterStore(null, parseEnvironment({ APP_ENV: "prod", ...variables }, "b1"), new URL("https://talblick.example"));
  expect(create({ GRANT_SECRET: secret })).toBeNull();
  expect(create({ METERED_POSTS: "3" })).toBeNull();
});
