import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { videoProviders } from "#shared/rules/video-providers.ts";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { parseSearch, toMatchExpression } from "#workers/backend/content/search/parse-search.ts";
import { toFacetWord } from "#workers/backend/content/search/text/to-facets.ts";
import { all, createPost, first, fullPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";

beforeEach(() => emptyDatabase(env.DB));

async function feedsOf(source: string): Promise<string[]> {
  const rows = await all<{ key: string }>(
    "SELECT f.key FROM feed_entries e JOIN feeds f ON f.id = e.feed_id JOIN posts p ON p.id = e.post_id WHERE p.source = ? ORDER BY f.key",
    source,
  );
  return rows.map((row) => row.key);
}

async function countsAreRight(): Promise<boolean> {
  const wrong = await all(
    "SELECT key FROM feeds f WHERE post_count <> (SELECT count(*) FROM feed_entries e WHERE e.feed_id = f.id)",
  );
  return wrong.length === 0;
}

async function searchFor(word: string): Promise<number[]> {
  const parsed = parseSearch(word);
  if (parsed === null) throw new Error(`"${word}" is no word`);
  const sql = "SELECT rowid & 2147483647 AS id FROM posts_search WHERE posts_search MATCH ?";
  const rows = await all<{ id: number }>(sql, toMatchExpression(parsed));
  return rows.map((row) => row.id);
}

test("a record that comes a second time changes nothing and says so", async () => {
  const [created] = await write(createPost());
  expect(created).toMatchObject({ source: "test:1", outcome: "created", id: expect.any(Number) });
  const [again] = await write(createPost());
  expect(again).toEqual({ source: "test:1", outcome: "unchanged", id: created?.id });
  expect(await all("SELECT id FROM posts")).toHaveLength(1);
});

test("two imports that bring the same at the same moment are both taken, and it is there once", async () => {
  const other = createPost({ source: "test:2", slug: "die-dornbirn", topics: [{ slug: "rhesi", title: "Rhesi" }] });
  await write(...places);
  const imports = await Promise.all([1, 2, 3].map(() => write(fullPost, other)));
  for (const [first, second] of imports) {
    expect([first, second].map((result) => [result?.outcome === "refused", result?.reason])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
    expect([first?.id, second?.id]).toEqual([imports[0]?.[0]?.id, imports[0]?.[1]?.id]);
  }
  expect(await all("SELECT t.slug FROM post_terms x JOIN terms t ON t.id = x.term_id ORDER BY x.post_id, x.position")).toEqual(
    ["politik", "rhesi", "wasser", "rhesi"].map((slug) => ({ slug })),
  );
  expect(await all("SELECT post_id FROM post_authors")).toHaveLength(1);
  expect(await countsAreRight()).toBe(true);
  expect(await searchFor("Freigabe")).toHaveLength(1);
});

test("slugs and titles are written of what can be seen, wherever they stand", async () => {
  const dirty = (text: string) => `${text.slice(0, 2)}\u202e\u200b\u0085${text.slice(2)}`;
  const terms = [{ slug: dirty("politik"), title: dirty("Politik") }];
  await write(
    ...places,
    createPost({ slug: dirty("der-rhein"), title: dirty("Rhein"), categories: terms, municipality: dirty("dornbirn") }),
  );
  expect(await first("SELECT slug, title, municipality_id FROM posts")).toEqual({
    slug: "der-rhein",
    title: "Rh\u200bein",
    municipality_id: 80301,
  });
  expect(await all("SELECT slug FROM terms")).toEqual([{ slug: "politik" }]);
  expect(await write(createPost({ slug: "\u200b" }))).toMatchObject([{ outcome: "refused" }]);
});

test("a text that fits into a row is taken, and found by its beginning", async () => {
  const html = `Anfangswort ${"Wort ".repeat(300_000)}`;
  expect(await write(createPost({ blocks: [{ kind: "paragraph", html }] }))).toMatchObject([{ outcome: "created" }]);
  expect(await searchFor("Anfangswort")).toHaveLength(1);
});

test("new numbers of views are no change of the text", async () => {
  await write(createPost({ views: 3 }));
  expect(await write(createPost({ views: 9 }))).toMatchObject([{ outcome: "unchanged" }]);
});

test.each(videoProviders)(
  "a post with an embed of %s is among the videos of lists and search, and counts as one",
  async (provider) => {
    const embed = { kind: "embed" as const, provider, url: `https://filme.example/${provider}` };
    const paragraph = { kind: "paragraph" as const, html: "Am Ufer." };
    await write(
      createPost({ source: "test:free", slug: "frei", title: "Ufer", blocks: [paragraph, embed, embed] }),
      createPost({ source: "test:other", slug: "anders", title: "Ufer", blocks: [{ ...embed, provider: "datawrapper" }] }),
      createPost({ source: "test:sold", slug: "verkauft", title: "Ufer", isPremium: true, blocks: [paragraph, embed] }),
    );
    expect(await all("SELECT source, video_embed ->> 'provider' AS provider, video_count FROM posts ORDER BY source")).toEqual([
      { source: "test:free", provider, video_count: 1 },
      { source: "test:other", provider: null, video_count: 0 },
      { source: "test:sold", provider: null, video_count: 1 },
    ]);
    for (const source of ["test:free", "test:other", "test:sold"])
      expect((await feedsOf(source)).includes("video")).toBe(source === "test:free");
    const parsed = parseSearch("Ufer");
    if (parsed === null) throw new Error("no search");
    const match = `${toMatchExpression(parsed)} AND facets:${toFacetWord("kind", "video")}`;
    const found = await all<{ source: string }>(
      "SELECT source FROM posts_search JOIN posts p ON p.id = posts_search.rowid & 2147483647 WHERE posts_search MATCH ?",
      match,
    );
    expect(found).toEqual([{ source: "test:free" }]);
  },
);

test("a post with a film of our own is among the videos, unless the film is what is sold; then no list names it either", async () => {
  const film = { kind: "media" as const, medium: "VIDEO" as const, sources: [{ media: "test:damm" }] };
  const paragraph = { kind: "paragraph", html: "Text" } as const;
  const recording = { ...film, medium: "AUDIO" as const };
  await write(
    ...places,
    createPost({ source: "test:free", slug: "frei", blocks: [paragraph, film] }),
    createPost({ source: "test:sold", slug: "verkauft", isPremium: true, blocks: [paragraph, film] }),
    createPost({ source: "test:shown", slug: "gezeigt", isPremium: true, freeBlockCount: 1, blocks: [film, paragraph] }),
    createPost({ source: "test:heard", slug: "gehoert", blocks: [paragraph, recording] }),
  );
  const rows = await all("SELECT source, film IS NOT NULL AS has_film, video_count FROM posts ORDER BY source");
  expect(rows).toEqual([
    { source: "test:free", has_film: 1, video_count: 1 },
    { source: "test:heard", has_film: 0, video_count: 0 },
    { source: "test:shown", has_film: 1, video_count: 1 },
    { source: "test:sold", has_film: 0, video_count: 1 },
  ]);
  expect((await feedsOf("test:free")).includes("video")).toBe(true);
  expect((await feedsOf("test:shown")).includes("video")).toBe(true);
  for (const source of ["test:sold", "test:heard"]) expect((await feedsOf(source)).includes("video"), source).toBe(false);
});

test("a full post stands in all its feeds, with its terms, authors, redirects and numbers", async () => {
  await write(...places, fullPost);
  const post = await first<Record<string, unknown>>("SELECT * FROM posts WHERE source = 'test:1'");
  expect(post).toMatchObject({
    is_premium: 1,
    is_story: 1,
    is_liveticker: 0,
    picture_count: 3,
    video_count: 1,
    slideshow_count: 1,
    image_caption: "Der Damm",
    municipality_id: 80301,
    video: null,
  });
  expect(await feedsOf("test:1")).toEqual(
    [
      "all",
      "author:lea",
      "brand:rheinbote",
      "category:politik",
      "front",
      "municipality:dornbirn",
      "premium",
      "story",
      "tag:wasser",
      "topic:rhesi",
      "type:post",
    ].sort(),
  );
  expect(await first("SELECT key FROM feeds WHERE id = ?", post?.main_feed_id)).toEqual({ key: "topic:rhesi" });
  expect(await all("SELECT path, target, status FROM redirects ORDER BY path")).toEqual([
    { path: "/2024/05/der-rhein", target: `/der-rhein/${post?.id}`, status: 301 },
    { path: "/?p=77", target: `/der-rhein/${post?.id}`, status: 301 },
  ]);
  expect(await all("SELECT associated_source FROM post_associations")).toEqual([{ associated_source: "test:2" }]);
  expect(await all("SELECT day, views FROM post_views")).toEqual([{ day: "2026-03-10", views: 12 }]);
  expect(await countsAreRight()).toBe(true);
});

test("of a premium post only the free part can be found by searching", async () => {
  await write(...places, fullPost);
  const [{ id } = { id: 0 }] = await all<{ id: number }>("SELECT id FROM posts");
  expect(await searchFor("Freigabe")).toEqual([id]);
  expect(await searchFor("Zwischenruf")).toEqual([id]);
  expect(await searchFor("Geheimnisvoll")).toEqual([]);
  expect(await first("SELECT free_block_count FROM post_bodies")).toEqual({ free_block_count: 3 });
});

test("a post that becomes premium loses its paid words from the search index", async () => {
  const blocks: PostRecord["blocks"] = ["Anfang", "Mitte", "Schluss"].map((html) => ({ kind: "paragraph", html }));
  await write(createPost({ blocks }));
  expect(await searchFor("Schluss")).toHaveLength(1);
  await write(createPost({ blocks, isPremium: true }));
  expect(await searchFor("Schluss")).toHaveLength(0);
  expect(await searchFor("Mitte")).toHaveLength(1);
});

test("a changed record replaces what hung on the old one, and the counters are right at once", async () => {
  const [before] = await write(...places.slice(0, 3), fullPost).then((results) => results.slice(-1));
  const changed = createPost({
    slug: "der-rhein-neu",
    type: "nnp_clubs",
    date: "2026-03-02T08:00:00Z",
    categories: [{ slug: "leben", title: "Leben" }],
    authors: [{ slug: "tom", name: "Tom" }],
    formerPaths: ["/alt"],
    title: "Vereinsabend",
  });
  expect(await write(changed)).toEqual([{ source: "test:1", outcome: "changed", id: before?.id }]);
  expect(await feedsOf("test:1")).toEqual(["author:tom", "category:leben", "type:nnp_clubs"]);
  expect(await all("SELECT key FROM feeds WHERE post_count > 0 ORDER BY key")).toEqual(
    ["author:tom", "category:leben", "type:nnp_clubs"].map((key) => ({ key })),
  );
  expect(await countsAreRight()).toBe(true);
  expect(await all("SELECT published_at, type FROM feed_entries GROUP BY 1, 2")).toEqual([
    { published_at: Date.parse("2026-03-02T08:00:00Z") / 1000, type: "nnp_clubs" },
  ]);
  // Addresses that its source names no more lead on.
  expect(await all("SELECT path, target FROM redirects ORDER BY path")).toEqual(
    ["/2024/05/der-rhein", "/?p=77", "/alt"].map((path) => ({ path, target: `/der-rhein-neu/${before?.id}` })),
  );
  expect(await all("SELECT t.slug FROM post_terms p JOIN terms t ON t.id = p.term_id")).toEqual([{ slug: "leben" }]);
  expect(await all("SELECT * FROM post_associations")).toEqual([]);
  expect(await searchFor("Freigabe")).toEqual([]);
  expect(await searchFor("Vereinsabend")).toHaveLength(1);
});

test("markup that would run something is gone before it is stored", async () => {
  await write(
    createPost({
      blocks: [
        { kind: "paragraph", html: '<img src=x onerror="alert(1)">Text<script>alert(1)</script>' },
        { kind: "html", html: '<div onclick="alert(1)"><a href="javascript:alert(1)">x</a></div>' },
      ],
      external: "javascript:alert(1)",
      label: { text: "Mehr", link: "javascript:alert(1)" },
      informantButton: { text: "Tipp", link: "data:text/html,x" },
    }),
  );
  const body = await first<{ blocks: string }>("SELECT blocks FROM post_bodies");
  expect(JSON.parse(body?.blocks ?? "")).toEqual([
    { kind: "paragraph", html: "Text" },
    { kind: "html", html: "<div><a>x</a></div>" },
  ]);
  expect(await first("SELECT external, label_text, label_link, informant_text FROM posts")).toEqual({
    external: null,
    label_text: "Mehr",
    label_link: null,
    informant_text: null,
  });
});

test("places, brands and pictures that do not exist are left out and named", async () => {
  const [result] = await write(
    createPost({
      municipality: "nirgendwo",
      furtherMunicipalities: ["atlantis", "nirgendwo"],
      brand: "keine",
      image: { media: "wp:none" },
      meta: { shareImage: "wp:gone" },
    }),
  );
  expect(result).toMatchObject({ outcome: "created" });
  expect(result?.reason).toBe(
    [
      'municipality: there is no municipality "nirgendwo"',
      'furtherMunicipalities: there is no municipality "atlantis"',
      'furtherMunicipalities: there is no municipality "nirgendwo"',
      'meta.shareImage: there is no picture "wp:gone"',
      'brand: there is no brand "keine"',
      'image: there is no picture "wp:none"',
    ].join("; "),
  );
  expect(await feedsOf("test:1")).toEqual(["all", "front", "type:post"]);
});

test("a picture that was missing is taken in when the post comes again after it", async () => {
  await write(createPost({ image: { media: "test:damm" } }));
  await write(...places);
  expect(await write(createPost({ image: { media: "test:damm" } }))).toMatchObject([{ outcome: "changed" }]);
  expect(await first("SELECT media_id IS NOT NULL AS has_picture FROM posts")).toEqual({ has_picture: 1 });
});

test("the order of records in one request does not matter", async () => {
  const results = await write(
    createPost({ municipality: "dornbirn", brand: "rheinbote", image: { media: "test:damm" } }),
    ...[...places].reverse(),
  );
  expect(results.map((result) => result.reason)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(results[0]?.source).toBe("test:1");
});

test("a number is kept when it is free, and otherwise the post gets a new one", async () => {
  const results = await write(
    createPost({ preferredId: 4711 }),
    createPost({ source: "test:2", preferredId: 4711 }),
    createPost({ source: "test:3", preferredId: 9_000_000_000 }),
  );
  expect(results.map((result) => result.id)).toEqual([4711, 4712, 4713]);
  expect(await write(createPost({ source: "test:4", preferredId: 4712 }))).toMatchObject([{ outcome: "created", id: 4714 }]);
  expect(await write(createPost({ preferredId: 5000, title: "Neu" }))).toMatchObject([{ outcome: "changed", id: 4711 }]);
});

test("a former address leads to the post with and without a slash at its end", async () => {
  const [result] = await write(createPost({ formerPaths: ["https://alt.example/2024/05/der-rhein/"] }));
  for (const path of ["/2024/05/der-rhein/", "/2024/05/der-rhein"]) {
    expect(await readRedirect(createQueries(env.DB), path)).toEqual({ target: `/der-rhein/${result?.id}`, status: 301 });
  }
});

test("a former address that is the new one makes no redirect to itself", async () => {
  await write(createPost({ preferredId: 12, formerPaths: ["/der-rhein/12/", "/", "https://[kaputt"] }));
  expect(await all("SELECT * FROM redirects")).toEqual([]);
});
