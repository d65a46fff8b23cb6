import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { countRowsRead } from "#workers/backend/ground/database/count-rows-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { type FeedRange, readFeedRange, readFeedRangeTotal, readMergedFeedIds } from "./feeds.ts";

const now = 1_700_000_000;
/** Three of a moment, then five hours; the first nine wait for theirs. */
const posts = Array.from({ length: 1500 }, (_, index) => ({
  id: index + 1,
  type: ["post", "post", "nnp_clubs"][index % 3] ?? "post",
  published_at: now + 40_000 - Math.floor(index / 3) * 18_000,
}));
const known = posts
  .filter((post) => post.published_at <= now)
  .toSorted((one, other) => other.published_at - one.published_at || other.id - one.id);

beforeAll(async () => {
  await emptyDatabase(env.DB);
  const json = JSON.stringify(posts);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO feeds (id, key) VALUES (1, 'all'), (2, 'other'), (3, 'type:post'), (4, 'type:nnp_clubs')"),
    env.DB.prepare(
      `INSERT INTO posts (id, source, slug, title, type, published_at, modified_at)
       SELECT value ->> 'id', 'test:' || (value ->> 'id'), 'a', 'A', value ->> 'type', value ->> 'published_at', 0 FROM json_each(?1)`,
    ).bind(json),
    env.DB.prepare(
      `INSERT INTO feed_entries (feed_id, published_at, post_id, type)
       SELECT f.id, value ->> 'published_at', value ->> 'id', value ->> 'type' FROM json_each(?1), feeds f
       WHERE f.key NOT LIKE 'type:%' OR f.key = 'type:' || (value ->> 'type')`,
    ).bind(json),
  ]);
});

const whole: FeedRange = { key: "all", types: null, after: null, now };
const ranges: [string, Partial<FeedRange>][] = [
  ["the whole feed", {}],
  ["one type", { types: ["post"] }],
  ["two types", { types: ["post", "nnp_clubs"] }],
  ["a type that has none", { types: ["nnp_births"] }],
  ["what came after a moment", { after: now - 8_000_000 }],
  ["one type after a moment", { types: ["nnp_clubs"], after: now - 8_000_000 }],
  ["what came after a moment that has posts", { after: known[1000]?.published_at ?? 0 }],
  ["what comes after now", { after: now + 1_000_000 }],
];

describe.each(ranges)("%s", (_, changes) => {
  const range = { ...whole, ...changes };
  const expected = known.filter(
    (post) => (range.types?.includes(post.type) ?? true) && post.published_at > (range.after ?? Number.NEGATIVE_INFINITY),
  );

  test("has the same pages however deep they are", async () => {
    for (const offset of [0, 480, 500, 501, 700, 998, 1203, 1470, 1480, 1491, 1500, 20_000]) {
      const rows = await readFeedRange(createQueries(env.DB), range, 20, offset);
      expect([offset, ...rows.map(({ id }) => id)]).toEqual([offset, ...expected.slice(offset, offset + 20).map(({ id }) => id)]);
    }
  });

  test("has its total by counters", async () => {
    expect(await readFeedRangeTotal(createQueries(env.DB), range)).toBe(expected.length);
  });
});

describe("several feeds as one list", () => {
  const keys = ["type:post", "type:nnp_clubs"];
  const ids = (page: { id: number }[]) => page.map(({ id }) => id);

  test("has the pages of the whole list however deep they are", async () => {
    for (const after of [null, now - 8_000_000, now + 1_000_000]) {
      const expected = known.filter((post) => post.published_at > (after ?? 0));
      for (const offset of [0, 480, 500, 501, 700, 998, 1203, 1470, 1491, 1500, 20_000]) {
        const page = await readMergedFeedIds(createQueries(env.DB), { keys, after, now }, 20, offset);
        expect([after, offset, ...page]).toEqual([after, offset, ...ids(expected.slice(offset, offset + 20))]);
      }
    }
  });

  test("passes over the entries of one period at most", async () => {
    const deep = (offset: number) =>
      countRowsRead(env.DB, (db) => readMergedFeedIds(createQueries(db), { keys, after: null, now }, 20, offset));
    expect(await deep(1300)).toBeLessThan(1000);
  });
});

test("counters follow a post that moves to another time, and one that goes", async () => {
  const total = () => readFeedRangeTotal(createQueries(env.DB), { ...whole, types: ["post"] });
  const before = await total();
  await env.DB.exec("UPDATE feed_entries SET published_at = 5 WHERE post_id = 1");
  expect(await total()).toBe(before + 1);
  await env.DB.exec("UPDATE feed_entries SET type = 'nnp_clubs' WHERE post_id = 1");
  expect(await total()).toBe(before);
  await env.DB.exec("DELETE FROM feed_entries WHERE post_id = 2");
  expect(await total()).toBe(before);
  await env.DB.exec("DELETE FROM feed_entries WHERE post_id = 1400");
  expect(await total()).toBe(before - 1);
});

test("a deep page reads neither the whole feed nor what stands before it", async () => {
  const deep = (offset: number) => countRowsRead(env.DB, (db) => readFeedRange(createQueries(db), whole, 20, offset));
  // A period has 170 entries here, and there are nine of them.
  expect(await deep(1300)).toBeLessThan(500);
  const plans = await recordPlans(env, (recording) => readFeedRange(createQueries(recording.DB), whole, 20, 1300));
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
