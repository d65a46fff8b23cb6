import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Product } from "#shared/rules/product-flags.ts";
import worker from "#workers/backend/backend.ts";
import { ask, askBatch } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import {
  freePostId,
  paidWords,
  premiumPostId,
  premiumVideoPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { createTestCall, deleteAccountsForTest } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { logout } from "#workers/backend/readers/accounts/session/logout.ts";
import { SESSION_LIFETIME_S } from "#workers/backend/readers/accounts/session/sessions.ts";
import { products } from "#workers/backend/readers/products/products.ts";
import { type SignedIn, signIn, subscribe, type Term } from "./sign-in-for-test.ts";

const now = 4_000_000_000;
const running: Term = { starts_at: now - 100, ends_at: now + 100 };
const postPage = pageQueries.post?.query ?? "";

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await writePaper(env);
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(deleteAccountsForTest);

const findPaid = (answer: unknown) => {
  const text = JSON.stringify(answer).toLowerCase();
  return paidWords.filter((word) => text.includes(word.toLowerCase()));
};

async function readPremium(headers: Record<string, string>): Promise<{ reason: string; words: number }> {
  const { data, errors } = await ask(env, postPage, { id: premiumPostId }, headers);
  expect(errors).toBeUndefined();
  return { reason: data.post.access.reason, words: findPaid(data).length };
}

/** A reader without any right to the paid part. */
const refused = { reason: "NONE", words: 0 };
const opened = { reason: "SUBSCRIPTION", words: paidWords.length };

async function createSubscriber(product: Product = "plus", term: Term = running): Promise<SignedIn> {
  const reader = await signIn(`leser-${product}`, now);
  await subscribe(reader.accountId, product, term);
  return reader;
}

describe("a reader with a session", () => {
  test.each(products)("and the product %s reads what rules 6 says", async (product) => {
    const { headers } = await createSubscriber(product);
    expect(await readPremium(headers)).toEqual(product === "pur" || product === "revenuecat_pur" ? refused : opened);
  });

  test("learns that the whole text is theirs, and where the free part ended", async () => {
    const { headers } = await createSubscriber();
    const { data } = await ask(env, postPage, { id: premiumPostId }, headers);
    expect(data.post.access).toEqual({ granted: true, reason: "SUBSCRIPTION", hidden_block_count: 0, free_block_count: 2 });
    expect(data.post.content_blocks).toHaveLength(7);
    expect(data.post.video).toMatchObject({ id: "schatzvideo" });
  });

  test("and no subscription reads the free part", async () => {
    expect(await readPremium((await signIn("neu", now)).headers)).toEqual(refused);
  });

  test.each<[string, Term, typeof opened]>([
    ["that ended a second ago", { starts_at: 1, ends_at: now - 1 }, refused],
    ["that is over in this second", { starts_at: 1, ends_at: now }, refused],
    ["in its last second", { starts_at: 1, ends_at: now + 1 }, opened],
    ["in its first second", { starts_at: now, ends_at: null }, opened],
    ["that begins in a second", { starts_at: now + 1, ends_at: null }, refused],
    ["that runs on", { starts_at: 1, ends_at: null }, opened],
  ])("and a subscription %s", async (_, term, answer) => {
    expect(await readPremium((await createSubscriber("plus", term)).headers)).toEqual(answer);
  });

  test("whose subscription is over does not keep it because another one, Pur, goes on", async () => {
    const { accountId, headers } = await createSubscriber("plus", { starts_at: 1, ends_at: now });
    await subscribe(accountId, "pur", running);
    expect(await readPremium(headers)).toEqual(refused);
    await subscribe(accountId, "vn", running);
    expect(await readPremium(headers)).toEqual(opened);
  });

  test.each(["blocked", "pending"])("reads like anybody else as soon as the account is %s", async (state) => {
    const { accountId, headers } = await createSubscriber();
    expect(await readPremium(headers)).toEqual(opened);
    await env.DB.prepare("UPDATE accounts SET state = ?2 WHERE id = ?1").bind(accountId, state).run();
    expect(await readPremium(headers)).toEqual(refused);
  });

  test("reads like anybody else when the session is over or was ended", async () => {
    const { token, headers } = await createSubscriber();
    vi.setSystemTime((now + SESSION_LIFETIME_S - 1) * 1000);
    await env.DB.exec("UPDATE subscriptions SET ends_at = NULL");
    expect(await readPremium(headers)).toEqual(opened);
    vi.setSystemTime((now + SESSION_LIFETIME_S) * 1000);
    expect(await readPremium(headers)).toEqual(refused);
    vi.setSystemTime(now * 1000);
    expect(await readPremium(headers)).toEqual(opened);
    await logout(createTestCall({ now }), token);
    expect(await readPremium(headers)).toEqual(refused);
  });

  test("has what they bought, not what somebody else did", async () => {
    const subscriber = await createSubscriber();
    const other = await signIn("andere", now);
    expect(await readPremium(other.headers)).toEqual(refused);
    expect(await readPremium(subscriber.headers)).toEqual(opened);
  });
});

test("a header that names no session of ours opens nothing and is no error", async () => {
  const { token, accountId } = await createSubscriber();
  const session = await env.DB.prepare("SELECT hash, token_digest FROM account_sessions WHERE account_id = ?1")
    .bind(accountId)
    .first<{ hash: string; token_digest: string }>();
  for (const authorization of [
    token,
    `Basic ${token}`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token}A`,
    `Bearer ${token.toLowerCase()}`,
    `Bearer ${session?.hash}`,
    `Bearer ${session?.token_digest}`,
    `Bearer ${accountId}`,
    "Bearer test-service-token",
    "Bearer test-admin-token",
    "Bearer %",
    "Bearer ' OR 1=1 --",
    `Bearer ${"a".repeat(5000)}`,
    "Bearer ",
  ]) {
    expect(await readPremium({ authorization }), authorization.slice(0, 60)).toEqual(refused);
  }
  expect(await readPremium({ authorization: `bearer ${token}` })).toEqual(opened);
});

describe("a subscriber's answer", () => {
  const text =
    "content_blocks { __typename ... on ParagraphBlock { html } } access { granted reason free_block_count } video { id }";

  test("is whole in lists, linked and related posts, and under aliases", async () => {
    const { headers } = await createSubscriber();
    const { data } = await ask(
      env,
      `{ list: posts(feed: { premium: true }) { items { id ${text} } }
         one: post(id: ${premiumPostId}) { ${text} }
         two: post(id: ${premiumVideoPostId}) { ${text} }
         free: post(id: ${freePostId}) { associated_posts { id ${text} } related_posts { id ${text} } access { reason } } }`,
      {},
      headers,
    );
    const lists = [data.list.items, data.free.associated_posts, data.free.related_posts];
    const bought = lists.map((posts: { id: number }[]) => posts.find(({ id }) => id === premiumPostId));
    for (const post of [...bought, data.one]) {
      expect(post).toMatchObject({
        access: { granted: true, reason: "SUBSCRIPTION", free_block_count: 2 },
        video: { id: "schatzvideo" },
      });
      expect(JSON.stringify(post.content_blocks)).toContain("Goldschatz");
    }
    expect(JSON.stringify(data.two.content_blocks)).toContain("Schatzmeister");
    expect(data.free.access.reason).toBe("FREE");
  });

  test("is whole in every operation of a batch and by GET", async () => {
    const { headers } = await createSubscriber();
    const query = `{ post(id: ${premiumPostId}) { ${text} } }`;
    const { answers } = await askBatch(env, [{ query }, { query: layoutQuery }, { query }], headers);
    expect(answers.map(({ data }) => data.post?.access.reason)).toEqual(["SUBSCRIPTION", undefined, "SUBSCRIPTION"]);
    const byGet = await handleGraphql(new Request(`http://backend/graphql?${new URLSearchParams({ query })}`, { headers }), env);
    expect(await byGet.text()).toContain("Goldschatz");
    expect(byGet.headers.get("cache-control")).toBe("no-store");
  });

  test("at the REST paths is whole as well, wherever the post stands", async () => {
    const { headers } = await createSubscriber();
    for (const path of [
      `/wp-json/wp/v2/posts/${premiumPostId}`,
      "/wp-json/wp/v2/posts?per_page=100",
      "/wp-json/wp/v2/posts?search=Anfang",
      "/wp-json/nnp/v1/topics/gemeindewahl",
    ]) {
      const read = async (init: RequestInit) => worker.fetch(new Request(`http://backend${path}`, init), env);
      expect(findPaid(await (await read({ headers })).json()), path).toContain("Goldschatz");
      expect(findPaid(await (await read({})).json()), path).toEqual([]);
    }
  });
});

describe.each(["without a subscription", "with Pur only", "whose subscription is over"])("a reader %s", (kind) => {
  test.each(Object.entries(pageQueries))(
    "finds no word of the paid part in the page query %s",
    async (_, { query, variables }) => {
      const { accountId, headers } = await signIn("gast", now);
      if (kind === "with Pur only") await subscribe(accountId, "pur", running);
      if (kind === "whose subscription is over") await subscribe(accountId, "plus_premium", { starts_at: 1, ends_at: now });
      const { data, errors } = await ask(env, query, variables, headers);
      expect(errors).toBeUndefined();
      expect(findPaid(data)).toEqual([]);
    },
  );
});

describe("what a signed-in reader costs", () => {
  test.each(Object.entries(pageQueries))(
    "is at most one statement more, and no batch, in the page query %s",
    async (_, operation) => {
      const operations = [operation, { query: layoutQuery }];
      const anonymous = await askBatch(env, operations);
      const signedIn = await askBatch(env, operations, (await createSubscriber()).headers);
      expect(signedIn.batches).toBe(anonymous.batches);
      // The one for the content's state, which only a shared answer needs, is the other's.
      expect(signedIn.statements).toBeLessThanOrEqual(anonymous.statements);
    },
  );

  test("takes one statement in the batch of the post itself", async () => {
    const query = `{ post(id: ${premiumPostId}) { access { reason } video { id } } }`;
    const { headers } = await createSubscriber();
    // An anonymous request reads the content's state instead, since its answer is cached.
    expect(await askBatch(env, [{ query }])).toMatchObject({ batches: 1, statements: 3 });
    const signedIn = await askBatch(env, [{ query }], headers);
    expect(signedIn).toMatchObject({ batches: 1, statements: 3 });
    expect(signedIn.answers[0]?.data.post).toEqual({ access: { reason: "SUBSCRIPTION" }, video: { id: "schatzvideo" } });
  });

  test("is nothing where no text is asked for", async () => {
    const { headers } = await createSubscriber();
    const query = `{ post(id: ${premiumPostId}) { id title { rendered } } }`;
    expect(await askBatch(env, [{ query }], headers)).toMatchObject({ batches: 1, statements: 1 });
    expect(await askBatch(env, [{ query }])).toMatchObject({ batches: 1, statements: 2 });
  });

  test("is read through indexes", async () => {
    const { headers } = await createSubscriber();
    const plans = await recordPlans(env, async (recording) => {
      await ask(recording, postPage, { id: premiumPostId }, headers);
    });
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
    const planOf = (table: string) => plans.filter(({ sql }) => sql.includes(table)).flatMap(({ steps }) => steps);
    expect(planOf("FROM account_sessions")).toEqual([
      expect.stringMatching(/^SEARCH se USING INDEX sqlite_autoindex_account_sessions_\d \(token_digest=\?\)$/),
      "SEARCH a USING INTEGER PRIMARY KEY (rowid=?)",
      "SEARCH s USING INDEX subscriptions_by_account (account_id=?)",
    ]);
  });
});

test("the number of free blocks counts them as they are shown: a missing picture does not count", async () => {
  const { headers } = await createSubscriber();
  const row = await env.DB.prepare("SELECT blocks FROM post_bodies WHERE post_id = ?1")
    .bind(premiumPostId)
    .first<{ blocks: string }>();
  await env.DB.prepare("UPDATE post_bodies SET blocks = ?2 WHERE post_id = ?1")
    .bind(premiumPostId, row?.blocks.replace("test:bild", "test:missing"))
    .run();
  const query = `{ post(id: ${premiumPostId}) { access { free_block_count hidden_block_count } content_blocks { __typename } } }`;
  const anonymous = await ask(env, query);
  const subscriber = await ask(env, query, {}, headers);
  await env.DB.prepare("UPDATE post_bodies SET blocks = ?2 WHERE post_id = ?1").bind(premiumPostId, row?.blocks).run();
  expect(anonymous.data.post.access).toEqual({ free_block_count: 1, hidden_block_count: 5 });
  expect(anonymous.data.post.content_blocks).toHaveLength(1);
  expect(subscriber.data.post.access).toEqual({ free_block_count: 1, hidden_block_count: 0 });
  expect(subscriber.data.post.content_blocks).toHaveLength(6);
});
