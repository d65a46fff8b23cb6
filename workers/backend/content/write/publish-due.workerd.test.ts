import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { readFeedPage } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { readPost } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { readPostMonths } from "#workers/backend/ground/database/tables/site-addresses.ts";
import { publishDue } from "./publish-due.ts";
import { all, createPost, first, now, write } from "./write-for-test.ts";

const db = (env as unknown as { DB: D1Database }).DB;
const due = new Date("2026-04-01T00:00:00Z");
const scheduled = createPost({
  source: "own:morgen",
  preferredId: 7,
  title: "Xaverhuber kommt",
  status: "scheduled",
  date: due.toISOString(),
  topics: [{ slug: "ganz-neu", title: "Ganz neu" }],
  formerPaths: ["/alt/morgen"],
  views: 5,
});
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const seen = async (at: Date) => {
  const queries = createQueries(db);
  return {
    post: (await readPost(queries, 7, seconds(at))) !== null,
    listed: (await readFeedPage(queries, { key: "all", page: 1, perPage: 5 }, seconds(at))).total,
    months: (await readPostMonths(queries, seconds(at))).length,
  };
};
const traces = () =>
  first(`SELECT (SELECT count(*) FROM terms) AS terms, (SELECT count(*) FROM redirects) AS redirects,
    (SELECT count(*) FROM search_words) AS words, (SELECT count(*) FROM posts_search WHERE posts_search MATCH 'xaverhub*') AS found`);

beforeEach(async () => {
  await emptyDatabase(db);
  await db.prepare("DELETE FROM post_months").run();
});

test("a scheduled post is nowhere until its hour, is there on the second, and is found a minute later", async () => {
  expect(await write(scheduled)).toMatchObject([{ outcome: "created", id: 7 }]);
  expect(await seen(new Date(due.getTime() - 1000))).toEqual({ post: false, listed: 0, months: 0 });
  expect(await traces()).toEqual({ terms: 0, redirects: 0, words: 0, found: 0 });
  expect(await seen(due)).toEqual({ post: true, listed: 1, months: 1 });

  await publishDue(env as never, new Date(due.getTime() - 60_000));
  expect(await all("SELECT source FROM waiting_posts")).toHaveLength(1);
  await publishDue(env as never, due);
  expect(await traces()).toMatchObject({ terms: 1, redirects: 1, found: 1 });
  expect(await all("SELECT source FROM waiting_posts")).toEqual([]);
  expect(await first("SELECT id, published_at FROM posts")).toEqual({ id: 7, published_at: seconds(due) });
});

test("a draft is never visible, and a published post disappears everywhere when it becomes a draft again", async () => {
  const open = { ...scheduled, status: "published" as const, date: now.toISOString() };
  await write(open);
  expect(await traces()).toMatchObject({ redirects: 1, found: 1 });
  expect(await write({ ...open, status: "draft" })).toMatchObject([{ outcome: "changed", id: 7 }]);
  expect(await seen(new Date("2090-01-01T00:00:00Z"))).toEqual({ post: false, listed: 0, months: 0 });
  expect(await traces()).toMatchObject({ redirects: 0, found: 0 });
  await publishDue(env as never, new Date("2090-01-01T00:00:00Z"));
  expect(await seen(new Date("2090-01-01T00:00:00Z"))).toMatchObject({ post: false });
});

test("a future post that is not scheduled is refused, and a scheduled one of the past is published at once", async () => {
  expect(await write({ ...scheduled, status: "published" })).toMatchObject([{ outcome: "refused" }]);
  expect(await write({ ...scheduled, date: "2026-03-01T06:00:00Z" })).toMatchObject([{ outcome: "created" }]);
  expect(await seen(now)).toMatchObject({ post: true, listed: 1 });
});

/** The clock runs, and `act` happens before its call of that number and name. */
async function runInterrupted(name: "prepare" | "batch", number: number, act: () => Promise<unknown>): Promise<void> {
  let calls = 0;
  const wait = async () => {
    calls += 1;
    if (calls === number) await act();
  };
  const delay = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        if (key === "bind") return (...given: unknown[]) => delay(target.bind(...given));
        if (key !== "all" && key !== "first") return value.bind(target);
        return async (...given: unknown[]) => {
          await wait();
          return value.apply(target, given);
        };
      },
    });
  const DB = new Proxy(db, {
    get(target, key) {
      if (key === "prepare" && name === "prepare") return (sql: string) => delay(target.prepare(sql));
      if (key === "batch" && name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          await wait();
          return target.batch(statements);
        };
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await publishDue({ ...env, DB } as never, due);
  expect(calls).toBeGreaterThanOrEqual(number);
}

const later = new Date(due.getTime() + 86_400_000);
test.each([
  ["postponed", { date: later.toISOString() }, later],
  ["made a draft", { status: "draft" as const }, new Date("2100-01-01T00:00:00Z")],
])("a post that is %s while the clock runs does not come out with its old text", async (_, changes, expected) => {
  // Before the record is read, and between that and its writing.
  for (const [name, number] of [
    ["prepare", 2],
    ["batch", 1],
  ] as const) {
    await emptyDatabase(db);
    await write(scheduled);
    await runInterrupted(name, number, () => write({ ...scheduled, ...changes, title: "Anders" }));
    expect(await first("SELECT title, published_at FROM posts"), name).toEqual({
      title: "Anders",
      published_at: seconds(expected),
    });
    expect(await all("SELECT source FROM waiting_posts")).toHaveLength(1);
    expect(await traces(), name).toMatchObject({ terms: 0, found: 0 });
  }
});

test("a record that is no JSON, or of another form, stops no other from being published, and waits an hour", async () => {
  await write(scheduled, { ...scheduled, source: "own:b", preferredId: 8 }, { ...scheduled, source: "own:c", preferredId: 9 });
  await db.prepare("UPDATE waiting_posts SET record = IIF(source = 'own:b', '{', '{}') WHERE source <> 'own:morgen'").run();
  await db.prepare("UPDATE waiting_posts SET publish_at = publish_at - 1 WHERE source <> 'own:morgen'").run();
  await publishDue(env as never, due);
  expect(await all("SELECT source, publish_at FROM waiting_posts ORDER BY source")).toEqual(
    ["own:b", "own:c"].map((source) => ({ source, publish_at: seconds(due) - 1 + 3600 })),
  );
});

test("a database that does not answer is reported, not taken for an edit", async () => {
  await write(scheduled);
  const DB = new Proxy(db, {
    get(target, key) {
      if (key === "batch") return async () => Promise.reject(new Error("D1 is away"));
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await expect(publishDue({ ...env, DB } as never, due)).rejects.toThrow("D1 is away");
  expect(await all("SELECT source FROM waiting_posts")).toHaveLength(1);
});
