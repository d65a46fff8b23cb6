/** A sitemap of thousands of posts is written as it is read: no piece is asked for before the one before has left. */
import { get, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { type HeldBackend, startHeldBackend } from "#tests/support/feeds/held-backend.ts";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";

const POSTS = 7300;
/** One question to the back end. */
const PIECE = 1000;

let edge: Edge;
let backend: HeldBackend;
beforeEach(async () => {
  edge = await startEdge();
  backend = await startHeldBackend(POSTS);
});
afterEach(async () => {
  await edge.stop();
  await backend.stop();
});

async function startPortal(variables: Record<string, string> = {}): Promise<Portal & { origin: string }> {
  // A request that waits here waits for the test: no time limit of the portal's is to end it.
  return edge.startPortal({ BACKEND_ORIGIN: backend.origin, BACKEND_TIMEOUT_MS: "60000", ...variables });
}

function open(origin: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { agent: false }, resolve).on("error", reject);
  });
}

const links = (xml: string) => [...xml.matchAll(/<loc>[^<]*\/beitrag\/(\d+)<\/loc>/g)].map(([, number]) => Number(number));

test("each piece is here before the next is given", async () => {
  const { origin } = await startPortal();
  backend.release(1);
  let released = 1;
  const response = await open(origin, "/sitemaps/posts-2026-11.xml");
  expect(response.statusCode).toBe(200);
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) {
    text += chunk;
    if (released === 5 || links(text).length < released * PIECE) continue;
    released += 1;
    backend.release(1);
  }
  expect(backend.asked).toEqual([0, 1, 2, 3, 4].map((piece) => piece * PIECE));
  expect(links(text)).toEqual(Array.from({ length: 5 * PIECE }, (_, index) => index));
  expect(readFaults(text)).toEqual([]);
});

test("the second part of the month begins where the first has ended, and a third is not found", async () => {
  const portal = await startPortal();
  backend.release(100);
  const second = await portal("/sitemaps/posts-2026-11-2.xml");
  expect(links(second.text)).toEqual(Array.from({ length: POSTS - 5 * PIECE }, (_, index) => 5 * PIECE + index));
  expect(readFaults(second.text)).toEqual([]);
  expect((await portal("/sitemaps/posts-2026-11-3.xml")).status).toBe(404);
});

test("one that fails in its middle breaks off", async () => {
  const { origin } = await startPortal();
  backend.release(1);
  const response = await open(origin, "/sitemaps/posts-2026-11.xml");
  const closed = new Promise((resolve) => response.once("error", resolve).once("close", resolve));
  let text = "";
  response.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
    if (links(text).length < PIECE) return;
    backend.fail(true);
    backend.release(1);
  });
  await closed;
  expect(links(text)).toHaveLength(PIECE);
  expect(text).not.toContain("</urlset>");
});

test("the cache keeps a whole one, and none that failed in its middle", async () => {
  const portal = await startPortal({ EDGE_CACHE: "isolate" });
  backend.release(1);
  const failing = portal("/sitemaps/posts-2026-11.xml");
  await expect.poll(() => backend.asked.length, { timeout: 10_000 }).toBe(2);
  backend.fail(true);
  backend.release(1);
  expect((await failing).status).toBe(500);
  backend.fail(false);
  backend.release(100);
  const first = await portal("/sitemaps/posts-2026-11.xml");
  expect([first.status, first.headers["x-cache"], links(first.text).length]).toEqual([200, "miss", 5 * PIECE]);
  const again = await portal("/sitemaps/posts-2026-11.xml", { headers: { "if-none-match": first.headers.etag ?? "" } });
  expect([again.status, again.headers["x-cache"], again.text]).toEqual([304, "hit", ""]);
});
