/** More than anybody needs: refused at once, in a line, and the back end never hears of it. */
import { expect, test } from "vitest";
import type { Question } from "#tests/support/edge/ask.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const { edge, portal } = prepareEdge();

const host = "www.talblick.example";
const origin = `http://${host}`;
const many = (count: number, name: string, glue: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}=1`).join(glue);

test.each<[string, number, string, Record<string, string>]>([
  ["a path of 5 kB", 414, `/${"a".repeat(5000)}`, {}],
  ["5,000 segments", 414, "/a".repeat(5000), {}],
  ["a query of 5 kB", 414, `/?q=${"a".repeat(5000)}`, {}],
  ["1,000 parameters", 414, `/?${many(1000, "p", "&")}`, {}],
  ["a cookie of 20 kB", 431, "/", { cookie: `a=${"b".repeat(20_000)}` }],
  ["500 cookies", 431, "/", { cookie: many(500, "c", "; ") }],
  ["a referrer of 40 kB", 431, "/ein-titel/100", { referer: `http://x.example/${"a".repeat(40_000)}` }],
  [
    "500 headers",
    431,
    "/ein-titel/100",
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x-${index}`, "y".repeat(80)])),
  ],
  ["an address of 5 kB for the back end", 414, `/wp-json/wp/v2/posts?search=${"a".repeat(5000)}`, {}],
])("%s is %i", async (_name, status, path, headers) => {
  const answer = await portal(path, { headers: { host, ...headers } });
  expect([answer.status, answer.text.length < 200, edge.backend.requests.length]).toEqual([status, true, 0]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a cookie header of 100 kB ends the request, one way or the other, and the next one is served", async () => {
  const answer = await portal("/", { headers: { host, cookie: `a=${"b".repeat(100_000)}` } }).catch(() => null);
  expect([null, 400, 413, 431]).toContain(answer?.status ?? null);
  expect((await portal("/", { headers: { host } })).status).toBe(200);
});

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const own = { host, origin };
const megabyte = "x".repeat(1_000_001);

/** Every address that takes a body (docs/limits.md). */
test.each<[string, string, Question]>([
  ["a login form", "/profil?dialog=login", { headers: { ...own, "content-type": form }, body: `username=${megabyte}` }],
  ["a registration", "/profil?dialog=register", { headers: { ...own, "content-type": form }, body: `email=${megabyte}` }],
  ["a change of the profile", "/profil", { headers: { ...own, "content-type": form }, body: `intent=${megabyte}` }],
  ["a card", "/zugang-aktivieren", { headers: { ...own, "content-type": form }, body: `username=${megabyte}` }],
  [
    "a chosen municipality",
    "/gemeinde/gemeinde",
    { headers: { ...own, "content-type": form }, body: `municipality=${megabyte}` },
  ],
  ["GraphQL", "/graphql", { headers: { ...own, "content-type": json }, body: JSON.stringify({ query: megabyte }) }],
  [
    "a call of the single sign-on",
    "/wp-json/sso/v1/login",
    { headers: { ...own, "content-type": json }, body: JSON.stringify({ log: megabyte }) },
  ],
  ["the paywall's webhook", "/webhooks/paywall", { headers: { host, "content-type": form }, body: `data=${megabyte}` }],
  ["a view", "/api/views", { headers: { ...own, "content-type": json }, body: JSON.stringify({ post: "1".repeat(101) }) }],
])("%s of more than its limit is 413", async (_name, path, question) => {
  const answer = await portal(path, { method: "POST", ...question });
  expect([
    answer.status,
    edge.backend.requests.filter(({ method, path: asked }) => method === "POST" && asked !== "/graphql"),
  ]).toEqual([413, []]);
  expect(edge.backend.operations().filter(({ query }) => query?.includes("xxx"))).toEqual([]);
});

test.each<[string, string, string, string]>([
  ["a form that is JSON", "/profil?dialog=login", json, "{}"],
  ["a form of broken parts", "/profil?dialog=login", "multipart/form-data; boundary=x", "--y"],
  ["a form without a type", "/profil?dialog=login", "text/plain", "a=b"],
])("%s is a page with 400", async (_name, path, type, body) => {
  const answer = await portal(path, { method: "POST", headers: { ...own, "content-type": type }, body });
  expect([answer.status, answer.text.includes("<h1")]).toEqual([400, true]);
});
