import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import {
  freePostId,
  paidWords,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { commentOperations } from "#workers/backend/newsroom/comments/comments-for-test.ts";
import { subscribe } from "#workers/backend/readers/access/sign-in-for-test.ts";
import { prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { giftOperations } from "./gift-operations-for-test.ts";

// Counts are kept ten seconds after an answer, for which no test here waits (resolvers/newsroom/status/status.workerd.test.ts).
vi.mock("#workers/backend/ground/metrics/keep-own-counts.ts", () => ({
  keepOwnCountsSoon: () => undefined,
  hasAnalyticsEngine: () => false,
}));

const DAY_S = 86_400;
/** Far ahead, in the middle of a month, which begins at midnight here. */
const now = Date.parse("2097-01-16T12:00:00Z") / 1000;
const month = Date.parse("2096-12-31T23:00:00Z") / 1000;

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }));
const { env, anna } = prepareAnna();
let bela: SsoUser;
beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
});
beforeEach(async () => {
  at(now);
  await env.DB.batch(["gifts", "subscriptions"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.prepare("UPDATE accounts SET firstname = 'Anna', state = 'active' WHERE id = ?1").bind(idOf(anna)).run();
  await forgetCountsForTest();
  await subscribe(idOf(anna), "plus", { starts_at: 1, ends_at: null });
});

const idOf = ({ user_id: id }: SsoUser) => Number(id);
const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });
const at = (seconds: number) => vi.setSystemTime(seconds * 1000);

async function call(reader: SsoUser, query: string, args: object = {}) {
  const { answer } = await send(env, { query, variables: { ...keysOf(reader), ...args } });
  return { reply: answer.data?.reply ?? null, codes: (answer.errors ?? []).map(({ extensions }) => extensions?.code) };
}

const give = async (post = premiumPostId, reader = anna, withName = true) =>
  (await call(reader, giftOperations.give, { post, name: withName })).reply;
const end = (id: number, reader = anna) => call(reader, giftOperations.end, { id });
const own = async (reader = anna) => (await call(reader, giftOperations.own)).reply;

/** What the link shows; whatever it is, the paid words are there when access was given and not otherwise. */
async function open(token: string, reader: string | null = "7", headers: Record<string, string> = {}) {
  const { data, errors } = await ask(env, giftOperations.gift, { token, reader }, headers);
  expect(errors).toBeUndefined();
  if (data.gift === null) return null;
  const { state, giver, post } = data.gift;
  expect(JSON.stringify(post.content_blocks).includes("Goldschatz")).toBe(post.access.granted);
  expect(paidWords.filter((word) => JSON.stringify(post.related_posts).includes(word))).toEqual([]);
  return { state, giver, reason: post.access.reason };
}

/** The token of a new gift, as its giver is shown it. */
async function giveToken(post = premiumPostId): Promise<string> {
  const { id } = await give(post);
  const { items } = await own();
  return items.find((item: { id: number }) => item.id === id).path.replace("/geschenk/", "");
}

const opened = { state: "OPEN", giver: "Anna", reason: "GIFT" };

describe("a gift", () => {
  test("opens its article, says who gives it, and is its giver's alone to see", async () => {
    const token = await giveToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await open(token)).toEqual(opened);
    expect(await own()).toMatchObject({
      may_give: true,
      left: 9,
      a_month: 10,
      max_readers: 50,
      name: "Anna",
      items: [{ post_id: premiumPostId, giver: "Anna", state: "OPEN", readers: 1 }],
    });
    expect((await own(bela)).items).toEqual([]);
    // Nothing that opens it lies in the database.
    const { results } = await env.DB.prepare("SELECT * FROM gifts").all();
    expect(JSON.stringify(results)).not.toContain(token);
  });

  test("may be given without a name, and again with one", async () => {
    const token = await giveToken();
    await give(premiumPostId, anna, false);
    expect(await open(token)).toEqual({ ...opened, giver: null });
    await give();
    expect(await open(token)).toEqual(opened);
  });

  test("that is given twice, also at the same moment, is one of the ten", async () => {
    const replies = [...(await Promise.all([give(), give()])), await give()];
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    at(now + 13 * DAY_S);
    expect((await give()).id).toBe(replies[0].id);
    at(now + 14 * DAY_S);
    expect((await give()).id).not.toBe(replies[0].id);
  });

  test("opens no other article, and nothing where a grant is wanted", async () => {
    const token = await giveToken();
    const { data } = await ask(
      env,
      `query ($grant: String) { post(id: ${premiumVideoPostId}, grant: $grant) { access { reason } }
        own: post(id: ${premiumPostId}, grant: $grant) { access { reason } } }`,
      { grant: token },
    );
    expect([data.post.access.reason, data.own.access.reason]).toEqual(["NONE", "NONE"]);
  });

  test.each([
    ["forged", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["cut on the way", (token: string) => token.slice(0, 20)],
    ["empty", () => ""],
    ["absurdly long", (token: string) => token.repeat(100)],
    [
      "the digest that is kept",
      async () => (await env.DB.prepare("SELECT token_digest FROM gifts").first<string>("token_digest")) ?? "?",
    ],
    ["the seed that is kept", async () => (await env.DB.prepare("SELECT seed FROM gifts").first<string>("seed")) ?? "?"],
  ])("is nothing for a token that is %s", async (_, change) => {
    expect(await open(await change(await giveToken()))).toBeNull();
  });

  test("lets its reader write at its post, until it ends, and at no other one", async () => {
    await env.DB.prepare("INSERT OR REPLACE INTO comment_rules (scope, key, rule) VALUES ('all', '', 'after')").run();
    const token = await giveToken();
    await open(token, "7");
    let texts = 0;
    const write = async (gift: object | null, post = premiumPostId) => {
      texts += 1;
      const comment = { post, text: `Ein Satz, der ${texts}.`, name: "Bela Bartok" };
      const { problem } = (await call(bela, commentOperations.send, { comment, gift })).reply;
      return problem;
    };
    expect(await write(null)).toBe("NO_ACCESS");
    for (const gift of [
      { token: "anders", reader: "7" },
      { token, reader: "0" },
      { token, reader: "x" },
    ])
      expect(await write(gift), JSON.stringify(gift)).toBe("NO_ACCESS");
    expect(await write({ token, reader: "7" }, premiumVideoPostId)).toBe("NO_ACCESS");
    expect(await write({ token, reader: "7" })).toBeNull();
    expect((await own()).items).toMatchObject([{ readers: 1 }]);
    const [{ id }] = (await own()).items;
    await end(id);
    expect(await write({ token, reader: "7" })).toBe("NO_ACCESS");
  });

  test("ends by its time", async () => {
    const token = await giveToken();
    at(now + 14 * DAY_S - 1);
    expect(await open(token)).toEqual(opened);
    at(now + 14 * DAY_S);
    expect(await open(token)).toMatchObject({ state: "EXPIRED", reason: "NONE" });
  });

  test("ends at its giver's word, and at nobody else's", async () => {
    const token = await giveToken();
    const [{ id }] = (await own()).items;
    expect(await end(id, bela)).toMatchObject({ reply: null, codes: ["NOT_FOUND"] });
    expect(await open(token)).toEqual(opened);
    expect((await end(id)).reply).toEqual({ success: true, message: null });
    expect(await open(token)).toMatchObject({ state: "ENDED", reason: "NONE" });
    expect((await own()).items).toMatchObject([{ state: "ENDED", path: null, readers: 1 }]);
    // Given anew it is another one.
    expect([(await give()).id !== id, (await own()).left]).toEqual([true, 8]);
    expect(await open(token)).toMatchObject({ state: "ENDED" });
  });

  test.each([
    ["is over", "UPDATE subscriptions SET ends_at = 5"],
    ["is only Pur", "UPDATE subscriptions SET product = 'pur'"],
    ["is of a blocked account", "UPDATE accounts SET state = 'blocked'"],
  ])("ends with a subscription that %s, and goes on with it", async (_, sql) => {
    const token = await giveToken();
    await env.DB.prepare(sql).run();
    expect(await open(token)).toMatchObject({ state: "ENDED", reason: "NONE" });
    await env.DB.batch([
      env.DB.prepare("UPDATE subscriptions SET ends_at = NULL, product = 'plus'"),
      env.DB.prepare("UPDATE accounts SET state = 'active'"),
    ]);
    expect(await open(token)).toEqual(opened);
  });

  test("goes with its giver's account", async () => {
    const carla = await registerReader(env, "carla");
    await subscribe(idOf(carla), "plus", { starts_at: 1, ends_at: null });
    await give(premiumPostId, carla);
    const count = async () =>
      env.DB.prepare("SELECT count(*) AS n FROM gifts WHERE account_id = ?1").bind(idOf(carla)).first<number>("n");
    expect(await count()).toBe(1);
    await env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(idOf(carla)).run();
    expect(await count()).toBe(0);
  });
});

describe("readers of a gift", () => {
  test("are fifty, each once; the fifty-first stands at the wall", async () => {
    const token = await giveToken();
    const readers = Array.from({ length: 60 }, (_, index) => String(index + 1));
    const first = await Promise.all(readers.map((reader) => open(token, reader)));
    const had = readers.filter((_, index) => first[index]?.state === "OPEN");
    expect([had.length, (await own()).items[0].readers]).toEqual([50, 50]);
    expect(await open(token, "61")).toMatchObject({ state: "USED_UP", reason: "NONE" });
    // Who had it has it again.
    expect(await open(token, had[0] ?? null)).toEqual(opened);
    expect((await own()).items[0].readers).toBe(50);
  });

  test("are none where a program only looks, and none who could read it anyway", async () => {
    const token = await giveToken();
    expect(await open(token, null)).toEqual({ state: "OPEN", giver: "Anna", reason: "NONE" });
    await subscribe(idOf(bela), "plus", { starts_at: 1, ends_at: null });
    expect(await open(token, "8", { authorization: `Bearer ${bela.token}` })).toMatchObject({ reason: "SUBSCRIPTION" });
    expect((await own()).items[0].readers).toBe(0);
  });

  test.each(["0", "-1", "1e3", "abc", "1234567890123456", ""])("are not named %j", async (reader) => {
    const { errors } = await ask(env, giftOperations.gift, { token: await giveToken(), reader });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  test("get nothing where they cannot be counted", async () => {
    const token = await giveToken();
    const log = vi.spyOn(console, "error").mockReturnValue();
    const broken = { ...env, COUNTERS: { getByName: () => ({ take: async () => Promise.reject(new Error("down")) }) } as never };
    const { data } = await ask(broken, giftOperations.gift, { token, reader: "7" });
    expect(data.gift).toMatchObject({ state: "USED_UP", post: { access: { granted: false } } });
    log.mockRestore();
  });
});

describe("giving", () => {
  test("is ten a calendar month, also at the same moment, and ten again in the next one", async () => {
    const insert = (n: number, created: number) =>
      env.DB.prepare(
        "INSERT INTO gifts (account_id, post_id, seed, token_digest, created_at, ends_at) VALUES (?1, ?2, 's', ?3, ?4, ?4)",
      ).bind(idOf(anna), freePostId, `d${n}`, created);
    await env.DB.batch([insert(0, month - 1), ...Array.from({ length: 9 }, (_, n) => insert(n + 1, month))]);
    const replies = await Promise.all([give(premiumPostId), give(premiumVideoPostId)]);
    expect(replies.map(({ problem }) => problem).toSorted()).toEqual(["TOO_MANY", null]);
    expect(await own()).toMatchObject({ left: 0 });
    at(month + 33 * DAY_S);
    expect((await give(premiumVideoPostId)).problem).toBeNull();
    expect(await own()).toMatchObject({ left: 9 });
  });

  test.each([
    ["a reader without Plus", () => give(premiumPostId, bela), "NO_ACCESS"],
    ["a free article", () => give(freePostId), "NOT_PREMIUM"],
    ["an article that is not there", () => give(999_999), "NOT_PREMIUM"],
  ])("is refused for %s", async (_, attempt, problem) => {
    expect(await attempt()).toMatchObject({ id: null, problem });
    expect((await own()).left).toBe(10);
  });

  test("needs a session, and has a limit of its own", async () => {
    const stranger = { ...anna, token: bela.token };
    const query = `mutation ($h: String!, $t: String!) { reply: giveArticle(h: $h, t: $t, post: ${premiumPostId}, with_name: false) { id } }`;
    expect(await call(stranger, query)).toMatchObject({ reply: null, codes: ["UNAUTHENTICATED"] });
    expect(await own(stranger)).toBeNull();
    for (let time = 0; time < 60; time += 1) await give();
    expect((await give()).problem).toBe("TOO_OFTEN");
  });

  test("is offered on a premium article to subscribers alone", async () => {
    const read = async (headers: Record<string, string>, post = premiumPostId) =>
      (await ask(env, `{ post(id: ${post}) { is_giftable } }`, {}, headers)).data.post.is_giftable;
    const annas = { authorization: `Bearer ${anna.token}` };
    expect(
      await Promise.all([read({}), read({ authorization: `Bearer ${bela.token}` }), read(annas), read(annas, freePostId)]),
    ).toEqual([false, false, true, false]);
  });
});

test("a link is not shown again after its key is gone, and opens all the same", async () => {
  const token = await giveToken();
  const renewed = { ...env, GRANT_SECRET: "another-secret", GRANT_SECRET_PREVIOUS: env.GRANT_SECRET ?? "" };
  const query = "query ($h: String!, $t: String!) { own_gifts(h: $h, t: $t) { may_give items { path } } }";
  const read = async (given: typeof env) => (await send(given, { query, variables: keysOf(anna) })).answer.data.own_gifts;
  expect((await read(renewed)).items).toEqual([{ path: `/geschenk/${token}` }]);
  expect((await read({ ...renewed, GRANT_SECRET_PREVIOUS: "" })).items).toEqual([{ path: null }]);
  expect(await read({ ...env, GRANT_SECRET: "" })).toEqual({ may_give: false, items: [{ path: null }] });
  expect(
    (await ask({ ...renewed, GRANT_SECRET_PREVIOUS: "" }, giftOperations.gift, { token, reader: "7" })).data.gift.state,
  ).toBe("OPEN");
});

test("no statement about gifts reads a whole table", async () => {
  const token = await giveToken();
  const plans = await recordPlans(env, async (recording) => {
    await ask(recording, giftOperations.gift, { token, reader: "7" });
    await send(recording, {
      query: `mutation ($h: String!, $t: String!) { a: giveArticle(h: $h, t: $t, post: ${premiumPostId}, with_name: true) { id } b: endGift(h: $h, t: $t, id: 1) { success } }`,
      variables: keysOf(anna),
    });
    await send(recording, {
      query: "query ($h: String!, $t: String!) { own_gifts(h: $h, t: $t) { items { id } } }",
      variables: keysOf(anna),
    });
  });
  expect(plans.filter(({ sql }) => sql.includes("gifts")).length).toBeGreaterThan(3);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
