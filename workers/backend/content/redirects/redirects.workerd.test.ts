import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readRedirect } from "./redirects.ts";

beforeAll(async () => {
  await emptyDatabase(env.DB);
  await write(
    createPost({
      source: "wp:probe.example:7",
      preferredId: 7,
      date: "2012-05-09T10:00:00Z",
      modified: "2012-05-09T10:00:00Z",
      categories: [{ slug: "über-land", title: "Über Land" }],
      tags: [{ slug: "wasser", title: "Wasser" }],
      topics: [{ slug: "rhesi", title: "Rhesi" }],
      authors: [{ slug: "anna", name: "Anna" }],
      formerPaths: ["/tag/sonderfall/", "/titel/page/3/"],
    }),
    { kind: "term", taxonomy: "category", slug: "wien-aktuell", title: "Wien" },
    { kind: "term", taxonomy: "category", slug: "sport", title: "Sport", formerPaths: ["/ressort/sport/"] },
  );
});

test.each([
  ["/category/%c3%bcber-land/", "/news/%C3%BCber-land"],
  ["/category/welt/%C3%BCber-land/page/2/", "/news/%C3%BCber-land"],
  ["/category/nie-da", null],
  ["/category/wasser", null],
  ["/tag/wasser/", "/themen/wasser"],
  ["/tag/rhesi/page/9", "/themen/rhesi"],
  ["/tag/sonderfall", "/der-rhein/7"],
  ["/tag/nie-da", null],
  ["/author/anna/page/2/", "/"],
  ["/author/nie-da/", null],
  ["/2012/", "/"],
  ["/2012/05/", "/"],
  ["/2012/05/09/page/2", "/"],
  ["/2012/07/", null],
  ["/2013/", null],
  ["/titel/page/3", "/der-rhein/7"],
  ["/ressort/sport/page/4/", "/news/sport"],
  ["/ressort/nie-da", null],
  ["/news/wien/", "/news/wien-aktuell"],
  ["/news/wien/page/2", "/news/wien-aktuell"],
  ["/news/salzburg", null],
])("%s leads to %j", async (path, target) => {
  const queries = createQueries(env.DB);
  expect((await readRedirect(queries, path))?.target ?? null).toBe(target);
  expect(queries.count().batches).toBeLessThanOrEqual(1);
});

test("no question looks through a table", async () => {
  const plans = await recordPlans(env as Env, async ({ DB }) => {
    for (const path of ["/category/a", "/tag/a", "/author/a", "/2012/05"]) await readRedirect(createQueries(DB), path);
  });
  expect(plans.length).toBeGreaterThanOrEqual(4);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});

test("the address of a tag lists its posts, where there is no topic of the name", async () => {
  const { data } = await ask(env, '{ topic(slug: "wasser") { title page_link post_count posts { items { id } total } } }');
  expect(data.topic).toEqual({
    title: "Wasser",
    page_link: "/themen/wasser",
    post_count: 1,
    posts: { items: [{ id: 7 }], total: 1 },
  });
  expect((await ask(env, '{ topic(slug: "sport") { title } }')).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
});
