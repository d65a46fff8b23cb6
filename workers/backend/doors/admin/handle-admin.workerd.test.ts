import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { ContentRecord, ContentRecordResult } from "#workers/backend/content/records/content-record.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { handleAdmin } from "./handle-admin.ts";

beforeEach(() => emptyDatabase(env.DB));

const token = env.ADMIN_TOKEN ?? "";

function send(method: string, path: string, body?: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://backend${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return handleAdmin(request, env);
}

async function sendRecords(records: unknown[]): Promise<ContentRecordResult[]> {
  const response = await send("POST", "/admin/content", JSON.stringify({ records }));
  expect(response.status).toBe(200);
  return (await response.json<{ results: ContentRecordResult[] }>()).results;
}

function createPost(source: string): ContentRecord {
  const date = "2026-01-01T00:00:00Z";
  return {
    kind: "post",
    source,
    slug: "titel",
    title: "Titel",
    date,
    modified: date,
    blocks: [{ kind: "paragraph", html: "Text" }],
    topics: [{ slug: source.split(":")[0] ?? "", title: "Thema" }],
    authors: [{ slug: source.split(":")[0] ?? "", name: "Name" }],
    formerPaths: [`/alt/${source}`],
    views: 5,
  };
}

describe("access", () => {
  test("is refused without a token, with a wrong one, and with a part of the right one", async () => {
    for (const authorization of [
      "",
      "Bearer",
      "Bearer wrong",
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}x`,
      `Basic ${token}`,
    ]) {
      const response = await send("GET", "/admin/state", undefined, { authorization });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.stringContaining("Authorization: Bearer") });
    }
    expect((await send("GET", "/admin/state")).status).toBe(200);
  });

  test("is closed when the operator set no token", async () => {
    const request = new Request("http://backend/admin/state", { headers: { authorization: "Bearer undefined" } });
    for (const unset of [
      { ...env, ADMIN_TOKEN: undefined },
      { ...env, ADMIN_TOKEN: "" },
    ]) {
      expect((await handleAdmin(request, unset)).status).toBe(404);
    }
  });
});

describe("POST /admin/content", () => {
  test("refuses a bad record with path and message, and writes the others", async () => {
    const bad = { ...createPost("test:2"), blocks: [{ kind: "heading", level: 9, html: "x" }] };
    const results = await sendRecords([createPost("test:1"), bad, { kind: "nonsense" }, null, createPost("test:3")]);
    expect(results.map((result) => result.outcome)).toEqual(["created", "refused", "refused", "refused", "created"]);
    expect(results[1]).toMatchObject({ source: "test:2", reason: expect.stringMatching(/^blocks\.0\.level: /) });
    expect(results[2]?.reason).toMatch(/^kind: /);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first()).toEqual({ n: 2 });
  });

  test.each([
    ["more than a hundred records", JSON.stringify({ records: Array.from({ length: 101 }, () => null) }), 400, /100 records/],
    ["broken JSON", '{"records": [', 400, /no JSON/],
    ["another shape", "[]", 400, /./],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, /UTF-8/],
    ["more than eight megabytes", `"${"x".repeat(8 * 1024 * 1024)}"`, 413, /too large/],
  ])("answers %s with the reason", async (_what, body, status, reason) => {
    const response = await send("POST", "/admin/content", body);
    expect(response.status).toBe(status);
    expect((await response.json<{ error: string }>()).error).toMatch(reason);
  });

  test("stops reading an endless body that does not say its length", async () => {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect((await send("POST", "/admin/content", body)).status).toBe(413);
    expect(pulls).toBeLessThan(20);
  });
});

describe("/admin/media", () => {
  const bytes = new Uint8Array([1, 2, 3]);

  test("stores a picture and knows it afterwards", async () => {
    const put = await send("PUT", "/admin/media/wp/site/2024/05/foto.jpg", bytes, { "content-type": "image/jpeg" });
    expect(put.status).toBe(201);
    expect(await put.json()).toEqual({ key: "wp/site/2024/05/foto.jpg", size: 3 });
    const head = await send("HEAD", "/admin/media/wp/site/2024/05/foto.jpg");
    expect([head.status, head.headers.get("content-type"), head.headers.get("x-media-size")]).toEqual([200, "image/jpeg", "3"]);
    const stored = await env.MEDIA.get("wp/site/2024/05/foto.jpg");
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    expect((await send("HEAD", "/admin/media/wp/anderes.jpg")).status).toBe(404);
  });

  test("streams a film to the store, and requires its length", async () => {
    const put = await send("PUT", "/admin/media/wp/site/film.mp4", bytes, { "content-type": "video/mp4", "content-length": "3" });
    expect([put.status, await put.json()]).toEqual([201, { key: "wp/site/film.mp4", size: 3 }]);
    expect((await env.MEDIA.get("wp/site/film.mp4"))?.size).toBe(3);
  });

  test.each([
    ["a key that climbs", "/admin/media/a..b/c.jpg", "image/jpeg", 400],
    ["a key in capitals", "/admin/media/A.jpg", "image/jpeg", 400],
    ["an encoded key", "/admin/media/a%2f..%2fb.jpg", "image/jpeg", 400],
    ["no key", "/admin/media/", "image/jpeg", 400],
    ["a drawing that can run scripts", "/admin/media/a.svg", "image/svg+xml", 415],
    ["a page", "/admin/media/a.jpg", "text/html", 415],
  ])("refuses %s", async (_what, path, type, status) => {
    expect((await send("PUT", path, bytes, { "content-type": type })).status).toBe(status);
  });

  test("refuses a picture of more than twenty megabytes, and an empty one", async () => {
    const type = { "content-type": "image/png" };
    expect((await send("PUT", "/admin/media/a.png", new Uint8Array(20 * 1024 * 1024 + 1), type)).status).toBe(413);
    expect((await send("PUT", "/admin/media/a.png", new Uint8Array(), type)).status).toBe(400);
  });
});

test("an interrupted import reads the stored records page by page", async () => {
  await sendRecords(["wp:a:1", "wp:a:2", "wp:a:3", "wp:b:1", "demo:x"].map(createPost));
  const first = await (await send("GET", "/admin/sources?prefix=wp:a:&limit=2")).json<{
    sources: { source: string; hash: string }[];
    next: string;
  }>();
  expect(first.sources.map((entry) => entry.source)).toEqual(["wp:a:1", "wp:a:2"]);
  expect(first.sources[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  const second = await (await send("GET", `/admin/sources?prefix=wp:a:&limit=2&after=${first.next}`)).json();
  expect(second).toEqual({ sources: [{ source: "wp:a:3", hash: expect.any(String) }], next: null });
  expect((await send("GET", "/admin/sources?limit=0")).status).toBe(400);
});

test("an import is told what the desk writes", async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO desk_posts (source, text, title, created_at, changed_at) VALUES ('wp:a:1', '{}', '', 0, 0), ('wp:b:1', '{}', '', 0, 0)",
    ),
    env.DB.prepare("INSERT INTO desk_pages (source, owned_at) VALUES ('wp:a:7', 1), ('wp:a:8', NULL)"),
  ]);
  const list = async (kind: string) => {
    const { sources } = await (await send("GET", `/admin/sources?kind=${kind}&prefix=wp:a:`)).json<{
      sources: { source: string }[];
    }>();
    return sources.map(({ source }) => source);
  };
  expect([await list("desk-post"), await list("desk-page")]).toEqual([["wp:a:1"], ["wp:a:7"]]);

  // Nothing is left of it but the mark: lifted, an import may bring it again.
  expect(await list("desk-deleted-page")).toEqual(["wp:a:7"]);
  const lift = (deletedPage: string) => send("POST", "/admin/desk", JSON.stringify({ deletedPage }));
  expect(await (await lift("wp:a:7")).json()).toEqual({ lifted: true });
  expect([await list("desk-page"), await list("desk-deleted-page")]).toEqual([[], []]);
  expect((await lift("wp:a:7")).status).toBe(404);
  await env.DB.batch([
    env.DB.prepare("UPDATE desk_pages SET owned_at = 1 WHERE source = 'wp:a:8'"),
    env.DB.prepare(
      "INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at) VALUES ('page', 'wp:a:8', 1, '{}', 0, 0)",
    ),
  ]);
  const refused = await lift("wp:a:8");
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("draft")]);
  expect(await list("desk-deleted-page")).toEqual([]);
  expect((await lift("")).status).toBe(400);
});

test("the state tells an empty back end from a seeded one, and the demo paper from a publisher's own", async () => {
  const readState = async () => (await send("GET", "/admin/state")).json();
  expect(await readState()).toEqual({ posts: 0, pages: 0, seeded: false, owned: false, readers: false });
  await sendRecords([createPost("demo:1")]);
  expect(await readState()).toEqual({ posts: 1, pages: 0, seeded: false, owned: false, readers: false });
  await sendRecords([{ kind: "home", sections: [{ layout: "LEAD", feed: "front", postCount: 9 }] }]);
  expect(await readState()).toEqual({ posts: 1, pages: 0, seeded: true, owned: false, readers: false });
  await sendRecords([createPost("wp:1")]);
  expect(await readState()).toEqual({ posts: 2, pages: 0, seeded: true, owned: true, readers: false });
});

test("imported views change the ranking at once", async () => {
  await sendRecords([createPost("test:1"), createPost("test:2")]);
  const views = [
    { source: "test:1", views: 10 },
    { source: "test:2", views: 900 },
    { source: "test:none", views: 5 },
  ];
  expect(await (await send("POST", "/admin/views", JSON.stringify({ views }))).json()).toEqual({ written: 2 });
  expect((await send("POST", "/admin/rank")).status).toBe(200);
  const { results } = await env.DB.prepare(
    "SELECT p.source FROM most_read m JOIN posts p ON p.id = m.post_id ORDER BY m.position",
  ).all();
  expect(results).toEqual([{ source: "test:2" }, { source: "test:1" }]);
  expect((await send("POST", "/admin/views", '{"views": [{"source": "a", "views": -1}]}')).status).toBe(400);
});

test("a publisher can delete the demo paper and keeps the own content", async () => {
  const page = { kind: "page", slug: "kontakt", title: "Kontakt", modified: "2026-01-01T00:00:00Z", blocks: [] };
  await sendRecords([createPost("demo:1"), createPost("demo:2"), createPost("wp:1"), { ...page, source: "demo:kontakt" }]);
  for (const key of ["demo/schule/1-1-320.jpg", "wp/foto.jpg"]) await env.MEDIA.put(key, "x");
  expect(await (await send("DELETE", "/admin/demo")).json()).toEqual({ posts: 2, pages: 1, media: 0, readers: 0 });
  expect([await env.MEDIA.head("demo/schule/1-1-320.jpg"), (await env.MEDIA.head("wp/foto.jpg"))?.key]).toEqual([
    null,
    "wp/foto.jpg",
  ]);
  const counts = await env.DB.batch(
    ["posts", "pages", "terms", "authors", "redirects", "post_views", "post_bodies", "posts_search", "feed_entries"].map(
      (table) => env.DB.prepare(`SELECT '${table}' AS name, count(*) AS n FROM ${table}`),
    ),
  );
  expect(Object.fromEntries(counts.map((reply) => Object.values(reply.results[0] as object)))).toEqual({
    posts: 1,
    pages: 0,
    terms: 1,
    authors: 1,
    redirects: 1,
    post_views: 1,
    post_bodies: 1,
    posts_search: 1,
    feed_entries: 5,
  });
  const { results } = await env.DB.prepare("SELECT key, post_count FROM feeds WHERE post_count > 0 ORDER BY key").all();
  expect(results).toEqual(["all", "author:wp", "front", "topic:wp", "type:post"].map((key) => ({ key, post_count: 1 })));
  expect(await sendRecords([createPost("demo:1")])).toMatchObject([{ outcome: "created" }]);
});

test("an unknown path is named in the error", async () => {
  const response = await send("GET", "/admin/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is no GET /admin/nothing" });
});
