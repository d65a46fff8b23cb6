import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "#workers/backend/database/empty-for-test.ts";
import { readFeedPage } from "#workers/backend/database/tables/feeds.ts";
import { readPost } from "#workers/backend/database/tables/posts.ts";
import { createQueries } from "#workers/backend/database/tables/queries.ts";
import { readPostMonths } from "#workers/backend/database/tables/site-addresses.ts";
import { publishDue } from "./publish-due.ts";
import { all, createPost, first, now, write } from "./write/write-for-test.ts";

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

test("a draft is seen at no time, and one that was published goes from everywhere when it becomes a draft again", async () => {
  const open = { ...scheduled, status: "published" as const, date: now.toISOString() };
  await write(open);
  expect(await traces()).toMatchObject({ redirects: 1, found: 1 });
  expect(await write({ ...open, status: "draft" })).toMatchObject([{ outcome: "changed", id: 7 }]);
  expect(await seen(new Date("2090-01-01T00:00:00Z"))).toEqual({ post: false, listed: 0, months: 0 });
  expect(await traces()).toMatchObject({ redirects: 0, found: 0 });
  await publishDue(env as never, new Date("2090-01-01T00:00:00Z"));
  expect(await seen(new Date("2090-01-01T00:00:00Z"))).toMatchObject({ post: false });
});

test("a post of the future that nobody scheduled is refused, and a scheduled one of the past comes out at once", async () => {
  expect(await write({ ...scheduled, status: "published" })).toMatchObject([{ outcome: "refused" }]);
  expect(await write({ ...scheduled, date: "2026-03-01T06:00:00Z" })).toMatchObject([{ outcome: "created" }]);
  expect(await seen(now)).toMatchObject({ post: true, listed: 1 });
});
