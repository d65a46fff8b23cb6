/** A publisher's back end that is broken, or in somebody else's hands: it may cost the portal its content, and nothing more (decision 52). */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAID_TEXT } from "#tests/support/edge/canned-answers.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

type Operation = { operationName: string; query?: string };
type Result = { data?: unknown; errors?: { message: string; path?: string[]; locations?: { line: number; column: number }[] }[] };

const unknown = (field: string) => ({ message: `Cannot query field "${field}" on type "Query".` });
const missing = { GetLayout: unknown("menu"), GetRedirect: unknown("redirect"), GetPosts: unknown("posts") };

let edge: Edge;
let portal: Portal;
let answerPost: (query: string) => Result;
let listed: unknown[] = [];

function answer({ operationName, query }: Operation): Result {
  if (query === undefined) return { errors: [{ message: "PersistedQueryNotFound" }] };
  if (operationName === "GetPostByID") return answerPost(query);
  const field = /^\s+(?:\w+: )?(\w+)/m.exec(query.slice(query.indexOf("{") + 1))?.[1] ?? "";
  return { errors: [missing[operationName as keyof typeof missing] ?? unknown(field), unknown(field)] };
}

const server = createServer(async (message, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  response.setHeader("content-type", "application/json");
  if (message.url !== "/graphql") return void response.end(JSON.stringify(listed));
  const asked: Operation | Operation[] = JSON.parse(Buffer.concat(chunks).toString());
  response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)));
});

beforeAll(async () => {
  edge = await startEdge();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const variables = { APP_ENV: "prod", BACKEND_TIMEOUT_MS: "9000", BACKEND_ORIGIN: `http://127.0.0.1:${port}` };
  portal = await edge.startPortal(variables);
});
afterAll(async () => {
  await edge.stop();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

const post = { id: 7, slug: "see", link: "/see/7", title: { rendered: "Der See" }, date: "2026-01-02T09:00:00Z" };
const whole = (text: object = {}): Result => ({ data: { post: { ...post, content_blocks: [], ...text } } });

test("a post that the back end did not know for a moment is an error then, no 404, and there again afterwards", async () => {
  for (const errors of [[unknown("post")], [{ ...unknown("id"), path: ["post"] }]]) {
    answerPost = () => ({ errors });
    expect((await portal("/see/7")).status).toBe(500);
  }
  answerPost = () => whole();
  expect((await portal("/see/7")).status).toBe(200);
});

test("a complaint that never ends is an error, too", async () => {
  answerPost = (query) => ({ errors: [unknown([...query.matchAll(/^ {2,}(\w+)$/gm)].at(-1)?.[1] ?? "")] });
  expect((await portal("/see/7")).status).toBe(500);
});

test("so are more complaints than anybody reads, and they cost no more than their length", async () => {
  const errors = Array.from({ length: 50_000 }, (_, index) => ({
    ...unknown(`f${index}`),
    locations: [{ line: 1, column: index + 9000 }],
  }));
  answerPost = () => ({ errors });
  const { status, milliseconds } = await portal("/see/7");
  expect(status).toBe(500);
  expect(milliseconds).toBeLessThan(5000);
});

test("paid text in one block of HTML stays with those who paid, even from a back end that does not know access", async () => {
  const paid = { content_blocks: [{ __typename: "HtmlBlock", html: `<p>${PAID_TEXT}</p>` }] };
  const ignorant: Result = { errors: [unknown("access"), unknown("is_premium")] };
  answerPost = (query) => (/\b(?:access|is_premium)\b/.test(query) ? ignorant : whole(paid));
  const { status, text } = await portal("/see/7");
  expect([status, text.includes("Der See"), text.includes(PAID_TEXT)]).toEqual([200, true, false]);
});

test("a list leads nowhere but to posts of the portal, and has an end", async () => {
  const slugs = ["/evil.example", "\\evil.example", "..", "a?x", "a#x"];
  listed = [...slugs, ...Array.from({ length: 5000 }, () => "gut")].map((slug, index) => ({ ...post, id: index + 1, slug }));
  const { status, text } = await portal("/page/2");
  const links = [...text.matchAll(/href="(\/(?!page\/)[^"]*\/\d+)"/g)].map(([, link]) => link ?? "");
  expect([status, new Set(links).size]).toEqual([200, 95]);
  for (const link of links) expect(link).toMatch(/^\/gut\/\d+$/);
});
