import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { mintCaller, testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  freePostId,
  futurePostId,
  paidWords,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { type SignedIn, signIn, subscribe } from "#workers/backend/readers/access/sign-in-for-test.ts";
import { call, type Reply } from "./call-for-test.ts";

let subscriber: SignedIn;
beforeAll(async () => {
  await writePaper(env);
  const now = Math.floor(Date.now() / 1000);
  subscriber = await signIn("berta", now);
  await subscribe(subscriber.accountId, "plus", { starts_at: now - 10, ends_at: null });
});

/** The time stands still unless a test moves it. */
let clock = 0;
beforeEach(() => {
  clock = Math.max(clock + 2000, Date.now());
  vi.spyOn(Date, "now").mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

const statementsOf = ({ headers }: Reply) => Number(headers.get("x-d1-statements"));
const tagsOf = ({ headers }: Reply) => headers.get("x-cache-tags")?.split(",") ?? [];
const holdsPaid = ({ body }: Reply) => paidWords.some((word) => JSON.stringify(body).toLowerCase().includes(word.toLowerCase()));

const paths: [string, string][] = [
  ["wp/v2/posts", `post:${freePostId}`],
  ["wp/v2/posts?post_type=post,nnp_clubs&per_page=2", "feed:type:nnp_clubs"],
  ["wp/v2/posts?search=rhein", "posts"],
  [`wp/v2/posts/${premiumPostId}`, `post:${premiumPostId}`],
  ["wp/v2/categories", "terms"],
  ["wp/v2/tags?slug=hochwasser", "term:tag:hochwasser"],
  ["nnp/v1/topics/gemeindewahl", "feed:topic:gemeindewahl"],
];

describe.each(paths)("%s", (path, tag) => {
  test("is kept for all callers without a token, and its headers name what it shows", async () => {
    const made = await call(env, path);
    expect(made.status).toBe(200);
    expect(statementsOf(made)).toBeGreaterThan(1);
    expect(tagsOf(made)).toEqual(expect.arrayContaining(["everything", tag]));
    expect(made.headers.get("x-cache-until")).toMatch(/^\d+$/);
    const kept = await call(env, path);
    expect(statementsOf(kept)).toBe(0);
    expect(kept.body).toEqual(made.body);
    for (const name of ["content-type", "x-wp-total", "x-wp-totalpages", "x-cache-tags", "x-cache-until"])
      expect([name, kept.headers.get(name)]).toEqual([name, made.headers.get(name)]);
    const head = await call(env, path, "HEAD");
    expect([head.body, statementsOf(head), head.headers.get("x-wp-total")]).toEqual([null, 0, made.headers.get("x-wp-total")]);
  });

  test("is made anew for a caller with a token, and is not shared", async () => {
    const anybody = await call(env, path);
    const reader = await call(env, path, "GET", subscriber.headers);
    expect(statementsOf(reader)).toBeGreaterThan(1);
    expect(reader.headers.get("x-cache-tags")).toBeNull();
    expect(reader.headers.get("cache-control")).toBe("private, no-store");
    expect(await call(env, path, "GET", { authorization: "Bearer" })).toMatchObject({ body: anybody.body });
    expect(holdsPaid(await call(env, path))).toBe(false);
  });
});

test("only a subscriber gets the paid part, before and after others were answered", async () => {
  const asSubscriber = () => call(env, `wp/v2/posts/${premiumPostId}`, "GET", subscriber.headers);
  clock += 5000;
  await write(createPost({ source: "test:rest", preferredId: 901, title: "Neu" }));
  expect(holdsPaid(await asSubscriber())).toBe(true);
  const anybody = await call(env, `wp/v2/posts/${premiumPostId}`);
  expect([statementsOf(anybody) > 0, holdsPaid(anybody)]).toEqual([true, false]);
  expect(holdsPaid(await asSubscriber())).toBe(true);
});

test("each site gets its own addresses", async () => {
  const headers = { "x-caller": await mintCaller() };
  const linkOf = (reply: Reply) => reply.body.link;
  for (let time = 0; time < 2; time += 1) {
    expect(linkOf(await call(env, `wp/v2/posts/${freePostId}`))).toMatch(/^http:\/\/backend\//);
    expect(linkOf(await call(env, `wp/v2/posts/${freePostId}`, "GET", headers))).toMatch(`${testOrigin}/`);
  }
});

test("a write is visible at once", async () => {
  const titleOf = async () => (await call(env, "wp/v2/posts/901")).body.title.rendered;
  await write(createPost({ source: "test:rest", preferredId: 901, title: "Zuerst" }));
  expect([await titleOf(), await titleOf()]).toEqual(["Zuerst", "Zuerst"]);
  await write(createPost({ source: "test:rest", preferredId: 901, title: "Danach" }));
  expect(await titleOf()).toBe("Danach");
});

test("the publication of a post ends kept answers", async () => {
  const { headers } = await call(env, "wp/v2/posts");
  clock = Number(headers.get("x-cache-until")) * 1000;
  const after = await call(env, "wp/v2/posts");
  expect(statementsOf(after)).toBeGreaterThan(1);
  expect(after.body[0].id).toBe(futurePostId);
});

test("refusals and missing posts are not kept", async () => {
  for (const path of ["wp/v2/posts/9", "wp/v2/posts?post_type=nope", "wp/v2/posts?page=900"]) {
    const [first, second] = [await call(env, path), await call(env, path)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect([statementsOf(second) > 0, tagsOf(second)]).toEqual([true, []]);
  }
});
