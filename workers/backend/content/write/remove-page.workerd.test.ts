import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { removePage } from "./remove-page.ts";

const purged: string[] = [];
const bindings = { ...env, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } } as unknown as Env;

const page = (number: number, slug: string, word: string): ContentRecord => ({
  kind: "page",
  source: `wp:alt.example:${number}`,
  slug,
  title: `Seite ${word}`,
  modified: "2026-03-01T00:00:00Z",
  blocks: [{ kind: "paragraph", html: `Hier steht ${word}.` }],
  formerPaths: [`/alt/${slug}`],
});

const idOf = async (slug: string) => (await all<{ id: number }>("SELECT id FROM pages WHERE slug = ?1", slug))[0]?.id ?? 0;
const version = () => first("SELECT version FROM content_version");
const traces = (number: string, slug: string, word: string) =>
  first(
    `SELECT (SELECT count(*) FROM pages WHERE slug = ?2) AS pages, (SELECT count(*) FROM redirects WHERE path = '/alt/' || ?2) AS redirects,
      (SELECT count(*) FROM content_hashes WHERE source = 'wp:alt.example:' || ?1) AS hashes,
      (SELECT count(*) FROM subjects_search WHERE subjects_search MATCH ?3) AS found`,
    number,
    slug,
    word,
  );

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await write(
    page(1, "alpha", "zopfmeister"),
    page(2, "beta", "steinhuber"),
    createPost({ source: "wp:alt.example:3", preferredId: 3 }),
  );
  purged.length = 0;
});

test("a page that is removed leaves no row, no search entry and no former address, and what showed it is purged", async () => {
  const before = await version();
  expect(await traces("1", "alpha", "zopfmeister")).toEqual({ pages: 1, redirects: 1, hashes: 1, found: 1 });
  await removePage(bindings, await idOf("alpha"));
  expect(await traces("1", "alpha", "zopfmeister")).toEqual({ pages: 0, redirects: 0, hashes: 0, found: 0 });
  expect(purged).toEqual(expect.arrayContaining([toCacheTag("page", "alpha"), toCacheTag("redirect", "/alt/alpha")]));
  expect(await version()).not.toEqual(before);
});

test("other pages and posts stay, also one of the same number", async () => {
  await env.DB.prepare("INSERT INTO redirects (path, target, status, owner) VALUES ('/eigen', '/alpha', 301, NULL)").run();
  await removePage(bindings, await idOf("alpha"));
  expect(await traces("2", "beta", "steinhuber")).toEqual({ pages: 1, redirects: 1, hashes: 1, found: 1 });
  expect(await all("SELECT id FROM posts")).toEqual([{ id: 3 }]);
  expect(await all("SELECT path FROM redirects ORDER BY path")).toEqual([{ path: "/alt/beta" }, { path: "/eigen" }]);
});

test("a page that comes back is written anew", async () => {
  await removePage(bindings, await idOf("alpha"));
  expect(await write(page(1, "alpha", "zopfmeister"))).toMatchObject([{ outcome: "created" }]);
  expect(await traces("1", "alpha", "zopfmeister")).toEqual({ pages: 1, redirects: 1, hashes: 1, found: 1 });
});

test("a number that no page has changes nothing, and purges nothing", async () => {
  const before = await version();
  await removePage(bindings, 4711);
  expect([await version(), purged]).toEqual([before, []]);
});
