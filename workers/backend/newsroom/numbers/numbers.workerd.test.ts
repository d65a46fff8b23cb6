/** What was counted of posts, as the newsroom asks for it. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toDay } from "#workers/backend/content/write/rank-most-read.ts";
import { futurePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { recordPlans, type StatementPlan } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { numberOperations as op } from "./number-operations-for-test.ts";
import { readNumbers } from "./read-numbers.ts";
import { readPostNumbers } from "./read-post-numbers.ts";

const now = new Date();
const day = (back: number) => toDay(now, back);

beforeAll(() => writePaper(env));
beforeEach(async () => {
  const tables = ["post_views", "post_counts", "post_hours", "comments"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const view = (post: number, back: number, views: number) =>
  env.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES (?1, ?2, ?3)").bind(day(back), post, views);
const count = (post: number, back: number, name: string, detail: string, sum: number) =>
  env.DB.prepare("INSERT INTO post_counts (day, post_id, name, detail, count) VALUES (?1, ?2, ?3, ?4, ?5)").bind(
    day(back),
    post,
    name,
    detail,
    sum,
  );
const comment = (post: number, at: number, isHidden = 0) =>
  env.DB.prepare(
    "INSERT INTO comments (source, post_id, author, html, created_at, is_hidden) VALUES (?1, ?2, 'M', '<p>Ja.</p>', ?3, ?4)",
  ).bind(crypto.randomUUID(), post, at, isHidden);
const noon = (back: number) => Date.parse(`${day(back)}T12:00:00Z`) / 1000;
const none = { readers: 0, timed: 0, median_s: null, walls: 0, started: 0, completed: 0, comments: 0, sources: [] };

async function enter(role: "editor" | "reporter" | "operator") {
  const { session } = await hireSignedIn(role);
  return arriveAtNewsroom(session);
}

test("a day's posts come the most read first, with what was counted of each and of all", async () => {
  await env.DB.batch([
    view(101, 0, 30),
    view(102, 0, 50),
    view(102, 1, 900),
    view(futurePostId, 0, 1),
    count(101, 0, "source", "search", 20),
    count(101, 0, "source", "own", 8),
    count(101, 0, "time", "30", 5),
    count(101, 0, "time", "120", 10),
    count(101, 0, "wall", "", 12),
    count(101, 0, "started", "", 3),
    count(101, 0, "completed", "", 1),
    count(102, 0, "source", "search", 7),
    count(102, 1, "source", "social", 7),
    comment(101, noon(0)),
    comment(101, noon(0), 1),
    comment(101, noon(1)),
  ]);
  const ask = await enter("editor");
  const { numbers } = (await ask(op.numbers, { period: "TODAY" })).data.newsroom;
  expect(numbers).toMatchObject({ first_day: day(0), last_day: day(0), post_count: 3 });
  expect(numbers.total).toMatchObject({ readers: 81, walls: 12, timed: 15, comments: 1 });
  expect(numbers.total.sources).toContainEqual({ source: "SEARCH", count: 27 });
  expect(numbers.posts.map(({ id }: { id: number }) => id)).toEqual([102, 101, futurePostId]);
  expect(numbers.posts[1]).toEqual({
    id: 101,
    title: "Der Rhein <steigt> & steigt",
    link: "/der-rhein-steigt/101",
    section: "Politik",
    published: expect.stringMatching(/Z$/),
    numbers: {
      readers: 30,
      timed: 15,
      // Of 15 the eighth: the third of ten between 90 and 120 seconds.
      median_s: 98,
      walls: 12,
      started: 3,
      completed: 1,
      comments: 1,
      sources: [
        { source: "OWN", count: 8 },
        { source: "SEARCH", count: 20 },
      ],
    },
  });
});

test.each([
  ["TODAY", 1, 0, 0],
  ["YESTERDAY", 10, 1, 1],
  ["WEEK", 111, 6, 0],
  ["MONTH", 11_111, 29, 0],
] as const)("%s ends and begins with its days", async (period, readers, first, last) => {
  await env.DB.batch([
    view(101, 0, 1),
    view(101, 1, 10),
    view(101, 6, 100),
    view(101, 7, 1000),
    view(101, 29, 10_000),
    view(101, 30, 100_000),
  ]);
  const { firstDay, lastDay, total } = await readNumbers(env.DB, period, now);
  expect([firstDay, lastDay, total.readers]).toEqual([day(first), day(last), readers]);
});

test("a period without a reader has sums of nothing", async () => {
  expect(await readNumbers(env.DB, "WEEK", now)).toMatchObject({ postCount: 0, total: none, posts: [] });
});

test("a post has its line over thirty days, its hours, and all that is kept of it", async () => {
  await env.DB.batch([
    view(101, 0, 5),
    view(101, 29, 7),
    view(101, 45, 100),
    count(101, 0, "wall", "", 2),
    count(101, 45, "wall", "", 40),
    comment(101, noon(29)),
    comment(101, noon(300)),
    env.DB.prepare("INSERT INTO post_hours VALUES (?1, 101, 7, 4), (?1, 101, 11, 1), (?2, 101, 3, 9)").bind(day(0), day(1)),
  ]);
  const ask = await enter("editor");
  const { post_numbers: numbers } = (await ask(op.post, { id: 101 })).data.newsroom;
  expect(numbers.post.numbers).toMatchObject({ readers: 112, walls: 42, comments: 2 });
  expect(numbers.has_earlier).toBe(true);
  expect(numbers.days).toHaveLength(30);
  expect([numbers.days[0], numbers.days[1], numbers.days[29]]).toEqual([
    { day: day(29), numbers: { ...none, readers: 7, comments: 1 } },
    { day: day(28), numbers: none },
    { day: day(0), numbers: { ...none, readers: 5, walls: 2 } },
  ]);
  expect(numbers.hours).toEqual([
    { hour: `${day(0)}T07:00:00Z`, readers: 4 },
    { hour: `${day(0)}T11:00:00Z`, readers: 1 },
  ]);
  const earlier = (await ask(op.post, { id: 101, until: day(30) })).data.newsroom.post_numbers;
  expect([earlier.days[0].day, earlier.days[29].day, earlier.has_earlier]).toEqual([day(59), day(30), false]);
});

test.each(["x", "2999-01-01", "2026-13-45", ""])("%s as the last day is the present one", async (until) => {
  const numbers = await readPostNumbers(env.DB, 101, { until, now });
  expect(numbers?.days.at(-1)?.day).toBe(day(0));
});

test.each([9, futurePostId])("post %s, which readers cannot open, has none", async (id) => {
  const ask = await enter("editor");
  expect((await ask(op.post, { id })).data.newsroom.post_numbers).toBeNull();
});

test.each(["reporter", "operator"] as const)("%ss are told nothing", async (role) => {
  const ask = await enter(role);
  expect((await ask(op.numbers, { period: "MONTH" })).data.newsroom.numbers).toBeNull();
  expect((await ask(op.post, { id: 101 })).data.newsroom.post_numbers).toBeNull();
});

/** A period's rows are sorted, no table is read as a whole. */
const isScan = ({ sql, steps }: StatementPlan) =>
  steps.filter((step) => /^SCAN (?!read\b|json_each)/.test(step)).map((step) => `${step} in ${sql}`);

test("numbers are found by indexes", async () => {
  await env.DB.batch([view(101, 0, 5), count(101, 0, "wall", "", 2)]);
  const plans = await recordPlans(env, async ({ DB }) => {
    await readNumbers(DB, "MONTH", now);
    await readPostNumbers(DB, 101, { until: null, now });
  });
  expect(plans.length).toBe(13);
  expect(plans.flatMap(isScan)).toEqual([]);
  const ofPost = plans.filter(({ sql }) => /FROM post_(?:views|counts|hours) WHERE post_id = \?1/.test(sql));
  expect(ofPost.flatMap(({ steps }) => steps).filter((step) => !/post_id=\?/.test(step) && step.startsWith("SEARCH"))).toEqual(
    [],
  );
});
