import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";

beforeAll(async () => {
  await env.MEDIA.put("wp/2026/bild.jpg", "a picture", { httpMetadata: { contentType: "image/jpeg" } });
  await env.MEDIA.put("wp/größe 1.png", "another");
  await env.MEDIA.put("wp/logo.svg", "<svg/>", { httpMetadata: { contentType: "image/svg+xml" } });
  await env.MEDIA.put("wp/page.html", "<script>", { httpMetadata: { contentType: "text/html" } });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return worker.fetch(new Request(`http://backend${path}`, init), env);
}

test("an imported picture is served for good, and never sniffed", async () => {
  const response = await get("/media/wp/2026/bild.jpg");
  expect(await response.text()).toBe("a picture");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    etag: expect.stringMatching(/^".+"$/),
  });
});

test("a browser that has the picture gets 304", async () => {
  const etag = (await get("/media/wp/2026/bild.jpg")).headers.get("etag") ?? "";
  const response = await get("/media/wp/2026/bild.jpg", { headers: { "if-none-match": etag } });
  expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", etag]);
});

test.each([
  ["bytes=0-3", 206, "a pi", "bytes 0-3/9"],
  ["bytes=2-", 206, "picture", "bytes 2-8/9"],
  ["bytes=-4", 206, "ture", "bytes 5-8/9"],
  ["bytes=-100", 206, "a picture", "bytes 0-8/9"],
  ["bytes=7-100", 206, "re", "bytes 7-8/9"],
  ["bytes=9-", 416, "", "bytes */9"],
  ["bytes=-0", 416, "", "bytes */9"],
  ["bytes=5-2", 416, "", "bytes */9"],
  ["bytes=0-1,3-4", 200, "a picture", null],
  ["pages=1-2", 200, "a picture", null],
])("of a file %s is answered with %i", async (range, status, text, contentRange) => {
  const response = await get("/media/wp/2026/bild.jpg", { headers: { range } });
  expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([status, text, contentRange]);
});

test("a part of another version of the file is the whole file", async () => {
  const etag = (await get("/media/wp/2026/bild.jpg")).headers.get("etag") ?? "";
  const ask = (condition: string) => get("/media/wp/2026/bild.jpg", { headers: { range: "bytes=0-3", "if-range": condition } });
  expect([(await ask(etag)).status, (await ask('"other"')).status]).toEqual([206, 200]);
  expect((await get("/media/wp/none.jpg", { headers: { range: "bytes=0-3" } })).status).toBe(404);
});

test("HEAD tells about a picture without sending it", async () => {
  const response = await get("/media/wp/2026/bild.jpg", { method: "HEAD" });
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, "image/jpeg", ""]);
  expect((await get("/media/wp/none.jpg", { method: "HEAD" })).status).toBe(404);
});

test("a name with spaces and umlauts is found, its type taken from its ending", async () => {
  const response = await get("/media/wp/gr%C3%B6%C3%9Fe%201.png");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  await response.text();
});

test("what could run script is only ever downloaded", async () => {
  for (const [path, type] of [
    ["/media/wp/logo.svg", "image/svg+xml"],
    ["/media/wp/page.html", "application/octet-stream"],
  ] as const) {
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-disposition")).toBe("attachment");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    await response.text();
  }
});

test("a picture that is not there is 404 and not kept", async () => {
  const response = await get("/media/demo/none.jpg");
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, null]);
});

test.each([
  "/media/",
  "/media/wp/",
  "/media//wp/2026/bild.jpg",
  "/media/wp/%2e%2e/secret",
  "/media/wp/..%2Fsecret",
  "/media/wp/.hidden",
  "/media/wp%5C2026",
  "/media/wp/%00",
  "/media/%ZZ",
])("the manipulated path %s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("files are only read here", async () => {
  const response = await get("/media/wp/2026/bild.jpg", { method: "PUT", body: "x" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
