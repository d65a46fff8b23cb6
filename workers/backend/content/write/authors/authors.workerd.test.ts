/** Authors as they are brought: who has a page, what it says, and what becomes of slugs of before. */
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { all, createPost, now, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { readAuthor } from "#workers/backend/ground/database/tables/posts/authors.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { endAuthorPages } from "./end-author-pages.ts";

type AuthorRecord = Extract<ContentRecord, { kind: "author" }>;
const SITE = "wp:probe.example";
const anna = (changes: Partial<AuthorRecord> = {}): AuthorRecord => ({
  kind: "author",
  slug: "anna",
  name: "Anna Berger",
  ...changes,
});
const byAnna = (slug = "anna") => createPost({ source: `${SITE}:1`, authors: [{ slug, name: "Anna Berger" }] });

async function read(slug: string) {
  const { data } = await ask(
    env,
    `query ($slug: String!) { author(slug: $slug) { name page_link role image { src alt } mail links { title link } }
      posts(feed: { author: $slug }) { total items { authors { slug page_link image { src } mail } } } }`,
    { slug },
  );
  return data;
}
const leads = async (path: string) => (await readRedirect(createQueries(env.DB), path))?.target ?? null;
const found = async (word: string) =>
  (await ask(env, "query ($q: String!) { search(query: $q) { subjects { kind title link } } }", { q: word })).data.search
    .subjects;

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await write(...places);
});

test("who is only named by a post has no page, is not found, and leads to the front page", async () => {
  await write(byAnna());
  expect(await read("anna")).toMatchObject({ author: { name: "Anna Berger", page_link: null }, posts: { total: 1 } });
  expect([await found("Berger"), await leads("/author/anna/")]).toEqual([[], "/"]);
});

test("who is brought has a page with picture and contact, in the search, and under the address of before", async () => {
  await write(byAnna());
  const [result] = await write(
    anna({
      role: "Redakteurin, Ressort Politik",
      media: "test:damm",
      email: "geheim@probe.example",
      contact: { mail: "anna@probe.example", links: [{ title: "Mastodon", link: "https://social.example/@anna" }] },
      formerPaths: ["/blog/author/anna/"],
      owner: SITE,
    }),
  );
  expect(result).toEqual({ source: "author:anna", outcome: "changed", id: expect.any(Number) });
  const page_link = "/autor/anna";
  const image = { src: "/media/test/damm.jpg" };
  expect(await read("anna")).toEqual({
    author: {
      name: "Anna Berger",
      page_link,
      role: "Redakteurin, Ressort Politik",
      image: { ...image, alt: "" },
      mail: "anna@probe.example",
      links: [{ title: "Mastodon", link: "https://social.example/@anna" }],
    },
    posts: { total: 1, items: [{ authors: [{ slug: "anna", page_link, image, mail: "anna@probe.example" }] }] },
  });
  expect(await found("Berger")).toEqual([{ kind: "AUTHOR", title: "Anna Berger", link: page_link }]);
  expect([await leads("/author/anna"), await leads("/author/anna/page/2/"), await leads("/blog/author/anna")]).toEqual(
    Array(3).fill(page_link),
  );
  const { data } = await ask(env, "{ site_addresses(kind: AUTHOR) { items { link title modified } next } }");
  expect(data.site_addresses).toEqual({
    items: [{ link: page_link, title: "Anna Berger", modified: "2026-03-01T08:00:00Z" }],
    next: null,
  });
});

test("the clock makes entries in the search of authors who were there before, and of nobody without a page", async () => {
  await write(anna(), createPost({ authors: [{ slug: "gast", name: "Gast Berger" }] }));
  await env.DB.exec("DELETE FROM subjects_search");
  await env.DB.exec("UPDATE authors SET search_version = 0");
  expect(await found("Berger")).toEqual([]);
  await rebuildSearch(env as Env);
  expect(await found("Berger")).toEqual([{ kind: "AUTHOR", title: "Anna Berger", link: "/autor/anna" }]);
});

test("what is no address of mail, may not be linked, or is no picture here is left out and named", async () => {
  const contact = { mail: "anna at example", links: [{ title: "x", link: "javascript:alert(1)" }] };
  const [result] = await write(anna({ contact, media: "test:nie-da" }));
  for (const field of ["contact.mail", "contact.links", "media"]) expect(result?.reason).toContain(field);
  expect((await read("anna")).author).toMatchObject({ mail: null, links: [], image: null });
  expect(await write(anna({ slug: "a/b" }), anna({ formerSlugs: [".."] }))).toMatchObject([
    { outcome: "refused" },
    { outcome: "refused" },
  ]);
});

test("a new slug has the posts at once, and every address of before leads to it, also after another one, and back", async () => {
  await write(anna({ owner: SITE, formerPaths: ["/alt/anna/"] }), byAnna());
  const [before] = await all<{ id: number }>("SELECT id FROM authors");
  const rename = (slug: string, from: string) => write(anna({ slug, owner: SITE, formerSlugs: [from] }));
  await rename("anna-berger", "anna");
  expect(await all("SELECT id, slug FROM authors")).toEqual([{ ...before, slug: "anna-berger" }]);
  expect((await read("anna-berger")).posts).toMatchObject({ total: 1, items: [{ authors: [{ slug: "anna-berger" }] }] });
  await rename("berger", "anna-berger");
  const paths = ["/autor/anna", "/author/anna", "/autor/anna-berger", "/author/anna-berger", "/alt/anna"];
  for (const path of paths) expect([path, await leads(path)]).toEqual([path, "/autor/berger"]);
  // A repeated import says nothing of the former ones.
  await write(anna({ slug: "berger", owner: SITE, role: "Neu" }));
  expect(await leads("/autor/anna")).toBe("/autor/berger");
  await rename("anna", "berger");
  expect([await leads("/autor/anna"), await leads("/autor/berger"), await leads("/autor/anna-berger")]).toEqual([
    null,
    "/autor/anna",
    "/autor/anna",
  ]);
  expect(await found("Berger")).toEqual([{ kind: "AUTHOR", title: "Anna Berger", link: "/autor/anna" }]);
});

test("where both slugs have posts they are one list afterwards, and the former one has no page", async () => {
  await write(anna({ owner: SITE }), byAnna());
  await write({ ...byAnna("berger"), source: `${SITE}:2`, slug: "zwei" });
  expect(await write(anna({ slug: "berger", owner: SITE, formerSlugs: ["anna"] }))).toMatchObject([{ outcome: "changed" }]);
  expect((await read("berger")).posts.total).toBe(2);
  expect(await read("anna")).toMatchObject({ author: { page_link: null }, posts: { total: 0 } });
  expect(await all("SELECT post_count FROM feeds WHERE key LIKE 'author:%' ORDER BY key")).toEqual([
    { post_count: 0 },
    { post_count: 2 },
  ]);
  expect([await leads("/autor/anna"), (await found("Berger")).length]).toEqual(["/autor/berger", 1]);
});

test("a slug that another system has brought stays that one's", async () => {
  await write(anna({ owner: "wp:other.example" }), byAnna());
  await write(anna({ slug: "berger", owner: SITE, formerSlugs: ["anna"] }));
  expect(await read("anna")).toMatchObject({ author: { page_link: "/autor/anna" }, posts: { total: 1 } });
  expect(await leads("/autor/anna")).toBeNull();
});

test("a change of an author renews the page and the posts, under the former slug as well", async () => {
  await write(anna(), byAnna());
  const purged: string[] = [];
  const watching = { ...env, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } } as unknown as Env;
  await writeContent(watching, [v.parse(contentRecordSchema, anna({ slug: "berger", formerSlugs: ["anna"] }))], now);
  const queries = createQueries(env.DB);
  await readAuthor(queries, "anna");
  expect([...queries.tags()]).toContain("author:anna");
  expect(purged).toEqual(expect.arrayContaining(["author:anna", "author:berger", "feed:author:anna", "redirect:_autor_anna"]));
});

test("who is gone has no page, no words and no picture any more, and the name stays on the posts", async () => {
  await write(anna({ owner: SITE, role: "Redakteurin", media: "test:damm", contact: { mail: "anna@probe.example" } }), byAnna());
  await endAuthorPages(env as Env, ["anna", "nie-da"], "wp:other.example");
  expect((await read("anna")).author.page_link).toBe("/autor/anna");
  await endAuthorPages(env as Env, ["anna", "nie-da"], SITE);
  expect(await read("anna")).toMatchObject({
    author: { name: "Anna Berger", page_link: null, role: null, image: null, mail: null },
    posts: { total: 1 },
  });
  expect([await all("SELECT id FROM media WHERE source = 'test:damm'"), await found("Berger")]).toEqual([[], []]);
  // Back again.
  expect(await write(anna({ owner: SITE }))).toMatchObject([{ outcome: "changed" }]);
  expect((await read("anna")).author.page_link).toBe("/autor/anna");
});

const large = /^SCAN (?:authors|posts|post_authors|feeds|feed_entries|redirects|media|content_hashes)\b/;

test("no statement grows with the archive", async () => {
  await write(anna({ owner: SITE }), byAnna());
  const written = await recordPlans(env as Env, async (recording) => {
    const record = v.parse(contentRecordSchema, anna({ slug: "berger", owner: SITE, formerSlugs: ["anna"] }));
    await writeContent(recording, [record], now);
    await endAuthorPages(recording, ["berger"], SITE);
  });
  // The plan of an upsert names the tables that refer to it; they are looked into only when an id changes, which none does.
  const steps = written.flatMap(({ sql, steps: of }) => (sql.startsWith("INSERT INTO authors") ? [] : of));
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((step) => large.test(step))).toEqual([]);
  const shown = await recordPlans(env as Env, (recording) =>
    ask(
      recording,
      '{ author(slug: "berger") { image { src } } posts(feed: { author: "berger" }) { items { authors { mail } } } site_addresses(kind: AUTHOR) { next } }',
    ),
  );
  expect(shown.flatMap(findGrowingSteps)).toEqual([]);
});
