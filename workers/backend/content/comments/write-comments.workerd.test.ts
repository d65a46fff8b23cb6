import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { decide } from "#workers/backend/newsroom/comments/moderation/moderation-for-test.ts";
import { writeComments } from "./write-comments.ts";

const bindings = env as unknown as Env;
const post = "wp:alt.example:1";
const comment = (name: string, html = "<p>Ja.</p>") => ({
  source: `${post}-${name}`,
  post,
  parent: null,
  author: name,
  html,
  date: "2026-03-01T10:00:00.000Z",
});
const version = () => first<{ version: string }>("SELECT version FROM content_version");
const authors = async () =>
  (await all<{ author: string }>("SELECT author FROM comments ORDER BY id")).map(({ author }) => author);
const idOf = async (author: string) =>
  (await first<{ id: number }>("SELECT id FROM comments WHERE author = ?1", author))?.id ?? 0;

/** What happened to the version, and which pages were purged. */
async function watch(act: (env: Env) => Promise<unknown>): Promise<{ isNew: boolean; purged: string[] }> {
  const purged: string[] = [];
  const before = await version();
  await act({ ...bindings, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } } as Env);
  return { isNew: (await version())?.version !== before?.version, purged: [...new Set(purged)].toSorted() };
}

/** The Worker ends after its batch, and its caller tries again. */
async function dieAfterBatch(act: (env: Env) => Promise<unknown>): Promise<void> {
  const DB = new Proxy(env.DB, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      if (key !== "batch") return value.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        await target.batch(statements);
        throw new Error("the Worker is gone");
      };
    },
  });
  await expect(act({ ...bindings, DB })).rejects.toThrow("gone");
}

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await write(createPost({ source: post, preferredId: 11 }), createPost({ source: `${post}2`, preferredId: 12 }));
  await writeComments(bindings, [post], [comment("Maria"), comment("Jo")]);
});

describe("the caches of pages and answers are told of", () => {
  test.each<[string, (env: Env) => Promise<unknown>, { isNew: boolean; purged: string[] }]>([
    [
      "a new comment",
      (e) => writeComments(e, [post], [comment("Maria"), comment("Jo"), comment("Neu")]),
      { isNew: true, purged: ["anything", "comments:11", "post:11", "posts"] },
    ],
    [
      "another text",
      (e) => writeComments(e, [post], [comment("Maria", "<p>Nein.</p>"), comment("Jo")]),
      { isNew: true, purged: ["anything", "comments:11", "post:11", "posts"] },
    ],
    [
      "one that was withdrawn",
      (e) => writeComments(e, [post], [comment("Jo")]),
      { isNew: true, purged: ["anything", "comments:11", "post:11", "posts"] },
    ],
    [
      "the last one withdrawn",
      (e) => writeComments(e, [post], []),
      { isNew: true, purged: ["anything", "comments:11", "post:11", "posts"] },
    ],
    [
      "the same ones, once more",
      (e) => writeComments(e, [post], [comment("Maria"), comment("Jo")]),
      { isNew: false, purged: ["anything", "comments:11", "post:11", "posts"] },
    ],
    ["no comments where there were none before", (e) => writeComments(e, [`${post}2`], []), { isNew: false, purged: [] }],
  ])("%s", async (_, act, expected) => {
    expect(await watch(act)).toEqual(expected);
  });

  test.each<[string, (env: Env) => Promise<unknown>, string[]]>([
    [
      "comments were written",
      (e) => writeComments(e, [post], [comment("Maria", "<p>Nein.</p>"), comment("Jo")]),
      ["anything", "comments:11", "post:11", "posts"],
    ],
    ["a comment was hidden", async (e) => decide(e, await idOf("Maria"), "hidden"), ["anything", "comments:11"]],
  ])("what was cut off after %s, when it is tried again", async (_, act, purged) => {
    const before = await version();
    await dieAfterBatch(act);
    expect(await version()).not.toEqual(before);
    expect((await watch(act)).purged).toEqual(purged);
  });
});

test("a thousand long comments of one post come at once, and as often as they are brought", async () => {
  const html = `<p>${"ä".repeat(5_000)}</p>`;
  const many = Array.from({ length: 1000 }, (_, index) => comment(`${index}`, html));
  for (const isNew of [true, false]) expect((await watch((e) => writeComments(e, [post], many))).isNew).toBe(isNew);
  expect(await first("SELECT comment_count AS n FROM posts WHERE id = 11")).toEqual({ n: 1000 });
});

test("a comment's link leads to no script, and is not the newsroom's word", async () => {
  const link = (href: string) => `<p><a href="${href}" onclick="x()">hier</a></p>`;
  await writeComments(bindings, [post], [comment("Maria", link("javascript:x()")), comment("Jo", link("https://a.example/"))]);
  const kept = await all<{ html: string }>("SELECT html FROM comments ORDER BY author");
  expect(kept.map(({ html }) => html)).toEqual([
    '<p><a href="https://a.example/" rel="nofollow ugc noopener">hier</a></p>',
    "<p>hier</p>",
  ]);
});

test("a comment that was deleted for good comes again with no import, hidden or not", async () => {
  await decide(bindings, await idOf("Maria"), "hidden");
  const id = await idOf("Maria");
  // The pages that count it follow by the minute.
  expect(await watch((e) => decide(e, id, "deleted"))).toEqual({ isNew: true, purged: ["anything", "comments:11"] });
  await writeComments(bindings, [post], [comment("Maria"), comment("Jo")]);
  await writeComments(bindings, [post], [comment("Maria"), comment("Jo")]);
  expect(await authors()).toEqual(["Jo"]);
  expect(await first("SELECT comment_count AS n FROM posts WHERE id = 11")).toEqual({ n: 1 });
  expect(await all("SELECT source FROM hidden_comments")).toEqual([]);
  expect(await decide(bindings, id, "deleted")).toEqual({ kind: "unknown" });
});

test("a post counts the comments that can be read here, and not what its source says to have", async () => {
  const other = "wp:alt.example:97";
  const count = async () =>
    (await first<{ comment_count: number }>("SELECT comment_count FROM posts WHERE source = ?1", other))?.comment_count;
  const record = createPost({ source: other, slug: "voll", commentCount: 97 });
  await write(record);
  expect(await count()).toBe(0);
  await writeComments(
    bindings,
    [other],
    ["Eva", "Leo"].map((name) => ({ ...comment(name), source: `${other}-${name}`, post: other })),
  );
  expect(await count()).toBe(2);
  await write({ ...record, title: "Neu" });
  expect(await count()).toBe(2);
});
