import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";

beforeEach(() => emptyDatabase(env.DB));

describe("a record that cannot be taken", () => {
  test.each<[string, Partial<PostRecord>, RegExp]>([
    [
      "is larger than a row",
      { blocks: [{ kind: "paragraph", html: "ä".repeat(1_000_000) }] },
      /^Too large: \d+ bytes, at most 1900000/,
    ],
    ["has a slug of two segments", { slug: "a/b" }, /^slug: "a\/b"/],
    ["is dated in the future", { date: "2026-03-11T12:00:00Z" }, /^date: .* lies in the future/],
    [
      "has a ticker entry without a date",
      { blocks: [{ kind: "ticker", entries: [{ id: "1", date: "bald", html: "x" }] }] },
      /^blocks\.0\.entries\.0\.date/,
    ],
  ])("because it %s is refused alone", async (_why, changes, reason) => {
    const results = await write(createPost({ source: "test:0" }), createPost(changes), createPost({ source: "test:2" }));
    expect(results.map((result) => result.outcome)).toEqual(["created", "refused", "created"]);
    expect(results[1]?.reason).toMatch(reason);
    expect(await all("SELECT source FROM posts ORDER BY source")).toEqual([{ source: "test:0" }, { source: "test:2" }]);
  });

  test("because the database objects is refused alone, and nothing of it stays", async () => {
    const page = { kind: "page" as const, slug: "impressum", title: "Impressum", modified: "2026-01-01T00:00:00Z", blocks: [] };
    const results = await write(
      { ...page, source: "test:p1", formerPaths: ["/alt-1"] },
      { ...page, source: "test:p2", formerPaths: ["/alt-2"] },
      { ...page, source: "test:p3", slug: "kontakt" },
    );
    expect(results.map((result) => result.outcome)).toEqual(["created", "refused", "created"]);
    expect(results[1]?.reason).toMatch(/^The database objected: .*pages\.slug/);
    expect(await all("SELECT source FROM pages ORDER BY source")).toEqual([{ source: "test:p1" }, { source: "test:p3" }]);
    expect(await all("SELECT path FROM redirects")).toEqual([{ path: "/alt-1" }]);
    expect(await all("SELECT source FROM content_hashes ORDER BY source")).toEqual([
      { source: "test:p1" },
      { source: "test:p3" },
    ]);
  });

  test("because its source stands in the request twice is refused the second time", async () => {
    expect(await write(createPost(), createPost({ title: "Anders" }))).toMatchObject([
      { outcome: "created" },
      { outcome: "refused" },
    ]);
  });
});

test("a megabyte of text beside others is stored whole", async () => {
  const html = "Bodensee ".repeat(100_000);
  const results = await write(
    ...[1, 2, 3].map((number) =>
      createPost({ source: `test:${number}`, isPremium: true, freeBlockCount: 0, blocks: [{ kind: "paragraph", html }] }),
    ),
  );
  expect(results.map((result) => result.outcome)).toEqual(["created", "created", "created"]);
  expect(await all("SELECT length(blocks) > 900000 AS whole FROM post_bodies")).toEqual([
    { whole: 1 },
    { whole: 1 },
    { whole: 1 },
  ]);
});

test("control characters and halves of characters do not reach the database", async () => {
  await write(
    createPost({ title: "Sch\u0000nee\ud83d!\u0007", blocks: [{ kind: "paragraph", html: "😀\u0000 'x' \\ \"y\" %00" }] }),
  );
  expect(await first("SELECT title FROM posts")).toEqual({ title: "Schnee\ufffd!" });
  const body = await first<{ blocks: string }>("SELECT blocks FROM post_bodies");
  expect(JSON.parse(body?.blocks ?? "")).toEqual([{ kind: "paragraph", html: "😀 'x' \\ \"y\" %00" }]);
});
