import { parseSetCookie } from "cookie";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { type Audience, signToken } from "#app/gateway/grants/signed-token.ts";
import { createCountersForTest } from "#tests/support/units/counters.ts";
import type { MeterCounters } from "./meter-counters.ts";
import { createMeterStore, type MeterStore } from "./meter-store.ts";

afterEach(() => vi.restoreAllMocks());

const now = new Date("2026-11-20T12:00:00Z");
const start = now.getTime() / 1000;
const secret = "a-secret-of-sufficient-length";
const id = "0e8e6a1c-7f0d-4a0e-9a57-6c1f9a3b2d10";
const subject = `browser:${id}`;
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

function open(
  variables: Record<string, string> = {},
  { counters, origin = "https://talblick.example" } = {} as { counters?: MeterCounters; origin?: string },
) {
  const environment = parseEnvironment({ APP_ENV: "prod", GRANT_SECRET: secret, METERED_POSTS: "3", ...variables }, "b1");
  return createMeterStore(counters ?? null, environment, new URL(origin), 50) as MeterStore;
}

/** A meter that was begun before, of which nothing was read. */
const of = (name: string, newIn: string | null = null) => ({ subject: name, state: { start, posts: [] }, newIn });

async function keep(store: MeterStore, posts: number[]) {
  const { name, value, ...attributes } = parseSetCookie(await store.keepBrowser({ subject, state: { start, posts } }));
  return { cookie: `${name}=${value}`, value: value ?? "", attributes };
}

test("a browser keeps what it read, where no script can see it, until the period is over", async () => {
  const { cookie, attributes } = await keep(open(), [12, 7]);
  expect(cookie).toMatch(/^PortalMeter=/);
  expect(attributes).toEqual({ path: "/", httpOnly: true, sameSite: "lax", secure: true, expires: later(30) });
  expect(await open().readBrowser(`a=b; ${cookie}`, null, later(29))).toEqual({
    subject,
    newIn: null,
    state: { start, posts: [12, 7] },
  });
  expect(await open().readBrowser(cookie, null, later(30))).toMatchObject({
    state: { start: later(30).getTime() / 1000, posts: [] },
  });
});

test("on this machine's plain line the cookie is usable too", async () => {
  expect((await keep(open({}, { origin: "http://localhost:8787" }), [1])).attributes.secure).toBeUndefined();
});

test("a hundred posts fit the cookie", async () => {
  const posts = Array.from({ length: 100 }, (_, index) => 2_147_483_647 - index);
  const { cookie, value } = await keep(open(), posts);
  expect(value.length).toBeLessThan(1700);
  expect((await open().readBrowser(cookie, null, now)).state.posts).toEqual(posts);
});

test("an altered cookie is ignored", async () => {
  const { value } = await keep(open(), [1, 2]);
  const place = fc.nat(value.length - 1);
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom("A", "b", "7", "-", ".", "%", "€"), async (index, character) => {
      const altered = value.slice(0, index) + character + value.slice(index + 1);
      // The last character of base64 has bits that count for nothing.
      if (altered === value || index === value.length - 1) return;
      expect((await open().readBrowser(`PortalMeter=${altered}`, null, now)).state.posts).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a cookie of another portal, a grant in its place, one that is over or begins later, or one that is too long is ignored", async () => {
  const foreign = await keep(open({ GRANT_SECRET: "the-secret-of-another-portal" }), [1]);
  const sign = async (audience: Audience, expires: Date, notBefore: Date | null = null) =>
    `PortalMeter=${await signToken(secret, audience, { id, start, posts: [1] }, { notBefore, expires })}`;
  expect((await open().readBrowser(await sign("meter", later(1)), null, now)).state.posts).toEqual([1]);
  const others = [await sign("grant", later(1)), await sign("meter", now), await sign("meter", later(1), later(0.5))];
  const long = await keep(
    open(),
    Array.from({ length: 400 }, (_, index) => index + 1),
  );
  for (const cookie of [foreign.cookie, ...others, long.cookie, "PortalMeter=", "PortalMeter=a.b.c"])
    expect((await open().readBrowser(cookie, null, now)).state.posts).toEqual([]);
});

test("a cookie without a number to be counted under, or with an invalid one, is ignored", async () => {
  for (const claims of [{}, { id: "" }, { id: "reader:7" }, { id: 7 }, { id: `${id}0` }]) {
    const cookie = `PortalMeter=${await signToken(secret, "meter", { ...claims, start, posts: [1] }, { notBefore: null, expires: later(1) })}`;
    const read = await open().readBrowser(cookie, null, now);
    expect(read.state.posts).toEqual([]);
    expect(read.subject).not.toBe(subject);
  }
});

test("each browser without a cookie begins a meter of its own", async () => {
  const [one, other] = [await open().readBrowser(null, null, now), await open().readBrowser(null, null, now)];
  expect(one.subject).toMatch(/^browser:[0-9a-f-]{36}$/);
  expect(other.subject).not.toBe(one.subject);
});

test("while the secret is replaced what was signed with the former one still counts, and nothing new is signed with it", async () => {
  const { cookie } = await keep(open(), [1]);
  const rotated = open({ GRANT_SECRET: "the-secret-after-that-one", GRANT_SECRET_PREVIOUS: secret });
  expect((await rotated.readBrowser(cookie, null, now)).state.posts).toEqual([1]);
  const renewed = await keep(rotated, [1, 2]);
  expect((await open().readBrowser(renewed.cookie, null, now)).state.posts).toEqual([]);
});

test("a signed-in reader is counted under the reader's number, on every device, until the period is over", async () => {
  const { counters } = createCountersForTest();
  const store = open({}, { counters });
  const none = of("reader:7");
  expect(await store.readReader(7, now)).toEqual(none);
  expect(await store.take(of("reader:7"), 12, now)).toEqual({ isTaken: true, state: { start, posts: [12] } });
  expect(await store.readReader(7, later(29))).toEqual({ ...none, state: { start, posts: [12] } });
  expect(await store.readReader(7, later(30))).toMatchObject({ state: { posts: [] } });
  expect(await store.readReader(8, now)).toEqual({ ...none, subject: "reader:8" });
});

test("of twenty reads at once no more are taken than are free, and those again; a refusal names what was read", async () => {
  const { counters } = createCountersForTest();
  const store = open({}, { counters });
  const taken = await Promise.all(Array.from({ length: 20 }, (_, post) => store.take(of(subject), post + 1, now)));
  expect(taken.filter((one) => one?.isTaken)).toHaveLength(3);
  expect(taken.at(-1)).toEqual({ isTaken: false, state: { start, posts: [1, 2, 3] } });
  expect(await store.take(of(subject), 2, later(29))).toMatchObject({ isTaken: true });
});

test("a browser that begins a meter is known by its network, one that goes on is not", async () => {
  const { cookie } = await keep(open(), [12]);
  for (const [address, network] of [
    ["203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.7", "203.0.113.0/24"],
    ["2002:cb00:7107::1", "203.0.113.0/24"],
    ["64:ff9b::203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1:2ff::1", "2001:db8:1:200::/56"],
    ["0x7f.1", null],
    ["", null],
    [null, null],
  ] as const) {
    expect((await open().readBrowser(null, address, now)).newIn).toBe(network);
    expect((await open().readBrowser(cookie, address, now)).newIn).toBeNull();
    expect((await open().readBrowser(`${cookie}x`, address, now)).newIn).toBe(network);
  }
});

test("of twenty new meters of one network at once no more are begun than it may have a day; those that are begun go on", async () => {
  const { counters, kept } = createCountersForTest();
  const store = open({ METERED_NETWORK_DAILY_CAP: "2" }, { counters });
  const begin = (network: string, at = now) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => store.take(of(`browser:${network}-${index}`, network), 7, at)));
  const begun = await begin("203.0.113.0/24");
  expect(begun.filter((one) => one?.isTaken)).toHaveLength(2);
  expect(begun.at(-1)).toEqual({ isTaken: false, state: { start, posts: [] } });
  expect((await begin("198.51.100.0/24")).filter((one) => one?.isTaken)).toHaveLength(2);
  expect(await store.take(of("browser:203.0.113.0/24-0"), 8, now)).toMatchObject({ isTaken: true, state: { posts: [7, 8] } });
  expect((await begin("203.0.113.0/24", later(1))).filter((one) => one?.isTaken)).toHaveLength(2);
  expect([...kept.keys()].filter((name) => name.startsWith("network:")).join()).not.toContain("203.0.113");
});

test.each([
  [{ METERED_NETWORK_DAILY_CAP: "" }, "203.0.113.0/24", 5],
  [{ METERED_NETWORK_DAILY_CAP: "2" }, null, 5],
  [{ METERED_NETWORK_DAILY_CAP: "0" }, "203.0.113.0/24", 0],
])("with %j five new meters of the network %s begin %i times", async (variables, network, expected) => {
  const store = open(variables, { counters: createCountersForTest().counters });
  const taken = await Promise.all(Array.from({ length: 5 }, (_, index) => store.take(of(`browser:${index}`, network), 7, now)));
  expect(taken.filter((one) => one?.isTaken)).toHaveLength(expected);
});

test("what a reader read is forgotten with the account, and what others read is not", async () => {
  const { counters, kept, failing } = createCountersForTest();
  const store = open({}, { counters });
  for (const reader of [7, 8]) await store.take(of(`reader:${reader}`), 1, now);
  await store.forgetReader(7);
  expect([...kept.keys()]).toEqual(["reader:8"]);
  const log = vi.spyOn(console, "error").mockReturnValue();
  failing.calls = true;
  await store.forgetReader(8);
  expect([log.mock.calls.length, kept.size]).toEqual([1, 1]);
});

test.each(["calls", "hangs"] as const)(
  "a counter that fails (%s) costs the reader the free read and nothing else",
  async (kind) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { counters, failing } = createCountersForTest();
    failing[kind] = true;
    expect(await open({}, { counters }).readReader(7, now)).toBeNull();
    expect(await open({}, { counters }).take(of(subject), 1, now)).toBeNull();
    expect(log).toHaveBeenCalledTimes(2);
  },
);

test("without a counter nothing is free, which is logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(await open().take(of(subject), 1, now)).toBeNull();
  expect(log.mock.calls.map(String).join()).toContain("COUNTERS");
});

test("nothing is metered unless the operator says so, or without a secret", () => {
  const create = (variables: Record<string, string>) =>
    createMeterStore(null, parseEnvironment({ APP_ENV: "prod", ...variables }, "b1"), new URL("https://talblick.example"));
  expect(create({ GRANT_SECRET: secret })).toBeNull();
  expect(create({ METERED_POSTS: "3" })).toBeNull();
});
