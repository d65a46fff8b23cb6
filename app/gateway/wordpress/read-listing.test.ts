import { afterEach, expect, test, vi } from "vitest";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { readPosts, readTopic } from "./read-listing.ts";

afterEach(() => vi.restoreAllMocks());

const post = (id: number) => ({ id, slug: `p${id}`, title: "Titel", date: "2026-01-02T10:00:00Z" });
const answering = (body: unknown, init: ResponseInit = {}) => {
  const client = createHttpClient(async () => Response.json(body, init), 50, "http://backend");
  return vi.fn(client.answer);
};
const query = { page: 2, perPage: 2 };

test("the posts of a category are asked for as the rules write it", async () => {
  const get = answering([post(1), post(2)], { headers: { "x-wp-totalpages": "9" } });
  const list = await readPosts(get, { ...query, categorySlug: "news-aus-lech", types: ["nnp_clubs", "nnp_births"] });
  expect(get.mock.calls).toEqual([
    ["/wp-json/wp/v2/posts?per_page=2&page=2&category_slug=news-aus-lech&post_type=nnp_clubs%2Cnnp_births"],
  ]);
  expect([list.items.map(({ id }) => id), list.total_pages, list.page]).toEqual([[1, 2], 9, 2]);
});

test.each([
  ["an object with hits", { hits: [post(1)], total: 3 }, 2],
  ["a full page that says no number", [post(1), post(2)], 3],
  ["a page that is not full", [post(1)], 2],
  ["nothing that is a list", {}, 2],
])("%s is a page", async (_, body, pages) => {
  expect((await readPosts(answering(body), query)).total_pages).toBe(pages);
});

test("of a list without end a page shows as many as WordPress gives at most", async () => {
  const endless = Array.from({ length: 20_000 }, (_, index) => post(index + 1));
  expect((await readPosts(answering(endless), query)).items).toHaveLength(100);
});

test("a page beyond the end, and a topic that is not there, are none", async () => {
  expect(await readPosts(answering({ code: "rest_post_invalid_page_number" }, { status: 400 }), query)).toEqual({
    items: [],
    total_pages: 0,
    page: 2,
  });
  const topic = { namespace: "nnp", slug: "see ufer", page: 1, perPage: 3 };
  const get = answering({}, { status: 404 });
  expect(await readTopic(get, topic)).toBeNull();
  expect(get.mock.calls).toEqual([["/wp-json/nnp/v1/topics/see%20ufer?per_page=3&page=1"]]);
});

test("a topic is a list, or an object with its title", async () => {
  const topic = { namespace: "nnp", slug: "see", page: 1, perPage: 1 };
  expect(await readTopic(answering([post(1)]), topic)).toMatchObject({ title: null, posts: { items: [{ id: 1 }] } });
  const named = { title: "Der See", description: "", post_count: 4, posts: [post(1)] };
  expect(await readTopic(answering(named), topic)).toMatchObject({
    title: "Der See",
    description: null,
    posts: { total_pages: 4 },
  });
});

test("a post that cannot be read costs its place, and the operator learns of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await readPosts(answering([{ id: "x" }, post(1)]), query)).items).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"message":"Posts of a list cannot be read","posts":1'));
});

test.each([
  ["is away", () => Promise.reject(new TypeError("refused")), { kind: "unreachable" }],
  ["fails", answering({}, { status: 502 }), { kind: "status", status: 502 }],
  ["answers no JSON", async () => new Response("<h1>Wartung</h1>"), { kind: "nonsense" }],
])("a back end that %s is no empty list", async (_, get, failure) => {
  await expect(readPosts(get, query)).rejects.toMatchObject(failure);
});
