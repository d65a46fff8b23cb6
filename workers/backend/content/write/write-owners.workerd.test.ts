import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { deleteDemo } from "#workers/backend/doors/admin/content/delete-demo.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { all, createPost, first, write } from "./write-for-test.ts";
import { mayChange, toOwner } from "./write-owners.ts";

beforeEach(() => emptyDatabase(env.DB));

const site = "wp:probe.example";
const author = (owner: string, name: string): ContentRecord => ({
  kind: "author",
  slug: "anna",
  name,
  role: name,
  description: name,
  owner,
});
const term = (owner: string, title: string): ContentRecord => ({
  kind: "term",
  taxonomy: "category",
  slug: "politik",
  title,
  description: title,
  owner,
});
const kinds: [string, (owner: string, words: string) => ContentRecord, string][] = [
  ["author", author, "SELECT name AS words, description, owner FROM authors"],
  ["category", term, "SELECT title AS words, description, owner FROM terms"],
];

test.each(kinds)(
  "an import beside the demo paper changes no %s of it, and its posts refer to that one",
  async (_kind, record, sql) => {
    await write(record("demo", "Demo"));
    const [result] = await write(record(site, "Import"));
    expect(result).toMatchObject({ outcome: "unchanged", reason: "it came from demo before and stays as it is" });
    const categories = [{ slug: "politik", title: "Import" }];
    await write(createPost({ source: `${site}:1`, categories, authors: [{ slug: "anna", name: "Import" }] }));
    expect(await all(sql)).toEqual([{ words: "Demo", description: "Demo", owner: "demo" }]);
    const links = await first(
      "SELECT (SELECT count(*) FROM post_terms) AS terms, (SELECT count(*) FROM post_authors) AS authors",
    );
    expect(links).toEqual({ terms: 1, authors: 1 });
    expect(await write(record("demo", "Demo"))).toMatchObject([{ outcome: "unchanged" }]);
  },
);

test.each(kinds)("a repeated import changes the %s that it brought, even by a post alone", async (_kind, record, sql) => {
  const categories = [{ slug: "politik", title: "Kurz" }];
  await write(createPost({ source: `${site}:1`, categories, authors: [{ slug: "anna", name: "Kurz" }] }));
  expect(await all(sql)).toMatchObject([{ words: "Kurz", owner: site }]);
  expect(await write(record(site, "Lang"))).toMatchObject([{ outcome: "changed" }]);
  expect(await all(sql)).toMatchObject([{ words: "Lang", description: "Lang", owner: site }]);
  expect(await write(record("wp:other.example", "Fremd"))).toMatchObject([{ outcome: "unchanged" }]);
  expect(await all(sql)).toMatchObject([{ words: "Lang" }]);
});

test.each(kinds)("a system of the publisher's may change any %s, and keeps it from then on", async (_kind, record, sql) => {
  await write(record(site, "Import"));
  await write(record("own", "Redaktion"));
  expect(await write(record(site, "Import"))).toMatchObject([
    { outcome: "unchanged", reason: expect.stringContaining("publisher's") },
  ]);
  expect(await all(sql)).toMatchObject([{ words: "Redaktion", owner: "own" }]);
});

test.each(kinds)(
  "a %s that the demo paper leaves behind, because others use it, belongs to who brings it next",
  async (_kind, record, sql) => {
    await write(record("demo", "Demo"));
    for (const source of ["demo:1", `${site}:1`]) {
      await write(createPost({ source, categories: [{ slug: "politik", title: "X" }], authors: [{ slug: "anna", name: "X" }] }));
    }
    await deleteDemo(env as Env);
    expect(await all(sql)).toMatchObject([{ words: "Demo", owner: null }]);
    expect(await write(record(site, "Import"))).toMatchObject([{ outcome: "changed" }]);
    expect(await all(sql)).toMatchObject([{ words: "Import", owner: site }]);
  },
);

test("a category of somebody else's is the same, its former address leads there", async () => {
  await write(term("demo", "Demo"), author("demo", "Demo"));
  await write({ ...term(site, "Import"), formerPaths: ["/ressort/politik/"] } as ContentRecord);
  await write({ ...author("wp:other.example", "Import"), formerPaths: ["/author/anna-b/"] } as ContentRecord);
  const redirects = "SELECT path, target FROM redirects ORDER BY path";
  const both = [
    { path: "/author/anna-b", target: "/autor/anna" },
    { path: "/ressort/politik", target: "/news/politik" },
  ];
  expect(await all(redirects)).toEqual(both);
  await write({ ...term("wp:other.example", "Import"), formerPaths: ["/politik/"] } as ContentRecord);
  expect(await all(redirects)).toEqual([both[0], { path: "/politik", target: "/news/politik" }, both[1]]);
});

test.each([
  ["demo:rheindamm", "demo"],
  ["wp:127.0.0.1:8088:22", "wp:127.0.0.1:8088"],
  ["wp:zeitung.example/blog:7", "wp:zeitung.example/blog"],
  ["cms:7", "own"],
  ["wp:7", "own"],
])("the post %s came from %s", (source, owner) => {
  expect(toOwner(source)).toBe(owner);
  expect(mayChange(null, owner)).toBe(true);
});
