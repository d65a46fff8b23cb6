import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { forgetCountsForTest, readCountsForTest, sumCountsForTest } from "#workers/backend/counters-for-test.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { ask, createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  freePostId,
  paidWords,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deleteAccountsForTest } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createUserRef } from "#workers/backend/readers/accounts/user-ref.ts";
import { toDay } from "./grant-counts.ts";
import { mintGrant, mintSigned, mintUnsigned } from "./mint-grant-for-test.ts";
import { signIn, subscribe } from "./sign-in-for-test.ts";

// Counts are kept ten seconds after an answer, for which no test here waits (resolvers/newsroom/status/status.workerd.test.ts).
vi.mock("#workers/backend/ground/metrics/keep-own-counts.ts", () => ({
  keepOwnCountsSoon: () => undefined,
  hasAnalyticsEngine: () => false,
}));

const now = 4_000_000_000;
const today = toDay(now);
const tomorrowS = (today + 1) * 86_400;
const secret = "test-grant-secret";
const postPage = pageQueries.post?.query ?? "";
const uncapped: Env = { ...env, PARTNER_DAILY_CAP: "", PARTNER_NETWORK_DAILY_CAP: "" };

beforeAll(() => writePaper(env));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await deleteAccountsForTest();
  await env.DB.exec("DELETE FROM grant_counts");
  await forgetCountsForTest();
});
afterAll(() => {
  vi.useRealTimers();
});

type GrantChanges = {
  post?: number;
  reason?: string;
  host?: string;
  address?: unknown;
  exp?: number;
  nbf?: number;
  aud?: unknown;
};

const mint = (changes: GrantChanges = {}, key = secret) =>
  mintGrant({ post: premiumPostId, reason: "METERED", exp: Math.floor(Date.now() / 1000) + 120, ...changes }, key);
const mintPartner = (host = "partner.example", address: unknown = null) => mint({ reason: "PARTNER", host, address });

/** The reason of the answer; whatever it is, the paid words are there when access was given and not otherwise. */
async function read(grant: string, given: Env = uncapped, headers: Record<string, string> = {}): Promise<string> {
  const { data, errors } = await ask(given, postPage, { id: premiumPostId, grant }, headers);
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data).toLowerCase();
  const found = paidWords.filter((word) => text.includes(word.toLowerCase()));
  expect(found).toEqual(data.post.access.granted ? paidWords : []);
  return data.post.access.reason;
}

async function readCounts(): Promise<unknown[][]> {
  const { results } = await env.DB.prepare("SELECT day, reason, host, count FROM grant_counts ORDER BY day, reason, host").all();
  return results.map((row) => Object.values(row));
}

describe("a grant", () => {
  test("holds for its two minutes", async () => {
    const grant = await mint({ exp: now + 120 });
    vi.setSystemTime((now + 119) * 1000);
    expect(await read(grant)).toBe("METERED");
    vi.setSystemTime((now + 120) * 1000);
    expect(await read(grant)).toBe("NONE");
  });

  test("may be shown again for its post, and never for another", async () => {
    const grant = await mint();
    expect([await read(grant), await read(grant)]).toEqual(["METERED", "METERED"]);
    expect(await read(await mint({ post: premiumVideoPostId }))).toBe("NONE");
    const { data } = await ask(
      uncapped,
      `query($grant: String) { other: post(id: ${premiumVideoPostId}, grant: $grant) { access { reason } content_blocks { __typename } } }`,
      { grant },
    );
    expect(data.other).toEqual({ access: { reason: "NONE" }, content_blocks: [{ __typename: "VideoBlock" }] });
  });

  test("of one alias does not reach another of the same post", async () => {
    const fields = "{ access { reason } content_blocks { ... on ParagraphBlock { html } } }";
    const { data } = await ask(
      uncapped,
      `query($grant: String) { with: post(id: ${premiumPostId}, grant: $grant) ${fields} without: post(id: ${premiumPostId}) ${fields} }`,
      { grant: await mint() },
    );
    expect([data.with.access.reason, data.without.access.reason]).toEqual(["METERED", "NONE"]);
    expect(JSON.stringify(data.without)).not.toContain("Goldschatz");
  });

  test("that is altered, cut, signed with another key or for something else opens nothing", async () => {
    const valid = await mint();
    const [head, payload, signature = ""] = valid.split(".");
    const [, longer] = (await mint({ exp: now + 99_999 })).split(".");
    const [, dearer] = (await mint({ reason: "BOT" })).split(".");
    const content = { post: premiumPostId, reason: "BOT", exp: now + 60 };
    for (const grant of [
      `${head}.${longer}.${signature}`,
      `${head}.${dearer}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -2)}`,
      `${head}.${payload}.`,
      `${head}..${signature}`,
      `.${payload}.${signature}`,
      `${payload}.${signature}`,
      `${payload}`,
      valid.slice(1),
      `${valid}.${signature}`,
      await mint({}, "an unknown secret"),
      await mintCaller(),
      await mintSigned(content, secret),
      await mintSigned({ ...content, aud: "caller", address: null, origin: null, device: "" }, secret),
      await mintSigned({ ...content, aud: "user-ref", uid: 1 }, secret),
      await mintSigned({ ...content, aud: "grant" }, secret, { alg: "HS512" }),
      mintUnsigned({ ...content, aud: "grant" }),
      await mint({ nbf: now + 1 }),
      createUserRef(secret, { id: 1, email: "a@example.org", firstname: "A", lastname: "B", created_at: 1 }, now),
      await mint({ aud: "Grant" }),
      await mint({ reason: "SUBSCRIPTION" }),
      await mint({ reason: "FREE" }),
    ]) {
      expect(await read(grant), grant).toBe("NONE");
    }
    expect(await readCounts()).toEqual([]);
  });

  test("counts with the secret before while that is replaced, and with no older one", async () => {
    const turning = { ...uncapped, GRANT_SECRET: "the-present-secret", GRANT_SECRET_PREVIOUS: secret };
    expect(await read(await mint(), turning)).toBe("METERED");
    expect(await read(await mint({}, "the-present-secret"), turning)).toBe("METERED");
    expect(await read(await mint({}, "the-secret-before-that"), turning)).toBe("NONE");
    const turned = { ...uncapped, GRANT_SECRET: "the-present-secret" };
    expect(await read(await mint(), turned)).toBe("NONE");
    const { GRANT_SECRET: _, ...without } = turning;
    expect(await read(await mint(), without)).toBe("NONE");
  });

  test("does not identify the caller: sent as x-caller it gives a login no address to be counted under", async () => {
    const login = 'mutation { login(username: "niemand", password: "falsch-123") { error } }';
    const headers = (caller: string) => ({ "x-mutation": "true", "x-caller": caller });
    await ask(env, login, {}, headers(await mint()));
    const withoutAddress = await sumCountsForTest();
    await ask(env, login, {}, headers(await mintCaller({ exp: now + 60 })));
    expect(await sumCountsForTest()).toBeGreaterThan(withoutAddress);
  });
});

describe("reads that a grant opened", () => {
  test("are counted by day, reason and, for partners, host", async () => {
    await read(await mint());
    await read(await mint());
    await read(await mint({ reason: "BOT" }));
    await read(await mint({ reason: "EVENT", host: "ignored.example" }));
    await read(await mintPartner("a.example"));
    await read(await mintPartner("b.example"));
    vi.setSystemTime(tomorrowS * 1000);
    await read(await mintPartner("b.example"));
    expect(await readCounts()).toEqual([
      [today, "BOT", "", 1],
      [today, "EVENT", "", 1],
      [today, "METERED", "", 2],
      [today, "PARTNER", "a.example", 1],
      [today, "PARTNER", "b.example", 1],
      [today + 1, "PARTNER", "b.example", 1],
    ]);
  });

  test("count once however often one request asks for the post", async () => {
    const fields = "{ content_blocks { __typename } again: content_blocks { __typename } access { reason } }";
    await ask(
      uncapped,
      `query($grant: String) { one: post(id: ${premiumPostId}, grant: $grant) ${fields} two: post(id: ${premiumPostId}, grant: $grant) ${fields} }`,
      { grant: await mint() },
    );
    expect(await readCounts()).toEqual([[today, "METERED", "", 1]]);
  });

  test("are none when the text was free, or a subscription opened it, or no text was asked for, or there is no such post", async () => {
    const query = (id: number, fields: string) => `query($grant: String) { post(id: ${id}, grant: $grant) { ${fields} } }`;
    const blocks = "content_blocks { __typename }";
    await ask(uncapped, query(freePostId, blocks), { grant: await mint({ post: freePostId }) });
    await ask(uncapped, query(premiumPostId, "access { reason } title { rendered }"), { grant: await mint() });
    await ask(uncapped, query(9, blocks), { grant: await mint({ post: 9 }) });
    const { accountId, headers } = await signIn("plus", now);
    await subscribe(accountId, "plus", { starts_at: 1, ends_at: null });
    expect(await read(await mintPartner(), uncapped, headers)).toBe("SUBSCRIPTION");
    expect(await readCounts()).toEqual([]);
  });

  test("are counted after the answer, which does not wait", async () => {
    const context = createExecutionContext();
    const waitUntil = vi.spyOn(context, "waitUntil");
    const body = { query: postPage, variables: { id: premiumPostId, grant: await mint() } };
    const response = await worker.fetch(createGraphqlRequest(body), uncapped, context);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Goldschatz");
    expect(waitUntil).toHaveBeenCalledTimes(1);
    await waitOnExecutionContext(context);
    expect(await readCounts()).toEqual([[today, "METERED", "", 1]]);
  });

  test("that cannot be counted are reported to operators; the reader has the text", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const db = new Proxy(env.DB, {
      get(target, name) {
        if (name !== "prepare") return Reflect.get(target, name).bind(target);
        return (sql: string) => {
          if (sql.includes("INSERT INTO grant_counts")) throw new Error("the disk is full");
          return target.prepare(sql);
        };
      },
    });
    expect(await read(await mint(), { ...uncapped, DB: db })).toBe("METERED");
    expect(logged.mock.calls.map(String).join()).toContain("the disk is full");
    logged.mockRestore();
  });

  test("are forgotten after 400 days", async () => {
    const insert = env.DB.prepare("INSERT INTO grant_counts (day, reason, count) VALUES (?1, 'BOT', 7)");
    await env.DB.batch([today - 401, today - 400, today].map((day) => insert.bind(day)));
    await cleanUpForTest(env.DB, new Date(now * 1000), ["grant-counts"]);
    expect(await readCounts()).toEqual([
      [today - 400, "BOT", "", 7],
      [today, "BOT", "", 7],
    ]);
  });
});

describe("a partner's readers", () => {
  const capped: Env = { ...env, PARTNER_DAILY_CAP: "3", PARTNER_NETWORK_DAILY_CAP: "2" };
  const readTimes = async (times: number, host: string, given = capped) => {
    const reasons: string[] = [];
    for (let time = 0; time < times; time += 1) reasons.push(await read(await mintPartner(host), given));
    return reasons;
  };
  const three = ["PARTNER", "PARTNER", "PARTNER"];

  test("open as many posts a day as the limit says, not one more, and refused reads are not counted", async () => {
    expect(await readTimes(5, "a.example")).toEqual([...three, "NONE", "NONE"]);
    expect(await readCounts()).toEqual([[today, "PARTNER", "a.example", 3]]);
  });

  test("do not use up another partner's reads, nor does what other grants opened", async () => {
    for (let time = 0; time < 4; time += 1) expect(await read(await mint({ reason: "BOT" }), capped)).toBe("BOT");
    expect(await readTimes(4, "a.example")).toEqual([...three, "NONE"]);
    expect(await readTimes(4, "b.example")).toEqual([...three, "NONE"]);
    expect(await read(await mint(), capped)).toBe("METERED");
  });

  test("begin anew the next day", async () => {
    vi.setSystemTime((tomorrowS - 1) * 1000);
    expect(await readTimes(4, "a.example")).toEqual([...three, "NONE"]);
    vi.setSystemTime(tomorrowS * 1000);
    expect(await readTimes(4, "a.example")).toEqual([...three, "NONE"]);
  });

  test("have no limit when none is set, and no reads with a limit of none or one that makes no sense", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await readTimes(5, "a.example", uncapped)).toEqual([...three, "PARTNER", "PARTNER"]);
    expect(await readTimes(1, "b.example", { ...capped, PARTNER_DAILY_CAP: "0" })).toEqual(["NONE"]);
    expect(await readTimes(2, "b.example", { ...capped, PARTNER_DAILY_CAP: "tausend" })).toEqual(["NONE", "NONE"]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test("who come at the same moment open no more than that", async () => {
    const grants = await Promise.all(Array.from({ length: 20 }, () => mintPartner("a.example")));
    const reasons = await Promise.all(grants.map((grant) => read(grant, capped)));
    expect(reasons.filter((reason) => reason === "PARTNER")).toHaveLength(3);
    expect(await readCounts()).toEqual([[today, "PARTNER", "a.example", 3]]);
  });

  test("of one network, whose referrers may all be forged, leave the others theirs", async () => {
    const from = async (address: unknown) => read(await mintPartner("a.example", address), capped);
    const forged = await Promise.all(Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`)));
    expect(forged.filter((reason) => reason === "PARTNER")).toHaveLength(2);
    // What the network tried in vain was not taken from the partner.
    expect([await from("198.51.100.7"), await from("198.51.100.7")]).toEqual(["PARTNER", "NONE"]);
  });

  test("are counted by their network for each partner and day anew", async () => {
    const from = async (host: string) => read(await mintPartner(host, "203.0.113.7"), capped);
    expect([await from("a.example"), await from("a.example"), await from("a.example")]).toEqual(["PARTNER", "PARTNER", "NONE"]);
    expect(await from("b.example")).toBe("PARTNER");
    vi.setSystemTime(tomorrowS * 1000);
    expect(await from("a.example")).toBe("PARTNER");
  });

  test("whose address is unknown or invalid are counted for the partner alone", async () => {
    const reasons: string[] = [];
    for (const address of [undefined, null, "unknown", ""])
      reasons.push(await read(await mintPartner("a.example", address), capped));
    expect(reasons).toEqual([...three, "NONE"]);
  });

  test("use up a read once a request, however often it asks for the post, and none where a text is free to its end", async () => {
    const fields = "{ content_blocks { __typename } access { reason } video { id } }";
    const query = (id: number) =>
      `query($grant: String) { one: post(id: ${id}, grant: $grant) ${fields} two: post(id: ${id}, grant: $grant) ${fields} }`;
    await ask(capped, query(premiumPostId), { grant: await mintPartner() });
    expect(await readCountsForTest()).toEqual([1]);
    await ask(capped, query(freePostId), { grant: await mint({ post: freePostId, reason: "PARTNER", host: "partner.example" }) });
    expect(await readCountsForTest()).toEqual([1]);
  });

  test("that cannot be counted read nothing more than others, and operators hear of it", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const take = () => Promise.reject(new Error("the counter restarts"));
    const COUNTERS = { getByName: () => ({ take }) } as unknown as Env["COUNTERS"];
    expect(await readTimes(1, "a.example", { ...capped, COUNTERS })).toEqual(["NONE"]);
    expect(logged.mock.calls.map(String).join()).toContain("the counter restarts");
    logged.mockRestore();
    expect(await readTimes(1, "a.example")).toEqual(["PARTNER"]);
  });

  test("who have subscribed read on when the limit is reached", async () => {
    const { accountId, headers } = await signIn("plus", now);
    await subscribe(accountId, "plus", { starts_at: 1, ends_at: null });
    await readTimes(3, "a.example");
    expect(await read(await mintPartner("a.example"), capped, headers)).toBe("SUBSCRIPTION");
  });

  test("cost no batch more than others", async () => {
    const query = "query($id: Int!, $grant: String) { post(id: $id, grant: $grant) { access { reason } } }";
    const countBatches = async (grant: string) => {
      const body = { query, variables: { id: premiumPostId, grant } };
      const { headers } = await worker.fetch(createGraphqlRequest(body), capped);
      return [headers.get("x-d1-batches"), headers.get("x-d1-statements")];
    };
    expect(await countBatches(await mint())).toEqual(["1", "2"]);
    expect(await countBatches(await mintPartner())).toEqual(["1", "2"]);
  });
});
