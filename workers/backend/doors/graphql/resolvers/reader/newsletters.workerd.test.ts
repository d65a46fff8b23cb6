import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, askBatch } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeDueIssues } from "#workers/backend/readers/newsletters/issues/compose-issue.ts";
import { at, createMachine, paidWords, writeNovember } from "#workers/backend/readers/newsletters/newsletters-for-test.ts";

const days = ["2026-11-23T05:00:00Z", "2026-11-24T05:00:00Z"];
beforeAll(async () => {
  await writeNovember();
  for (const day of days) await composeDueIssues(createMachine().env, at(day));
});

/** The query of the page. */
const issueQuery = {
  query: `query { newsletter(slug: "morgen") { title issue(day: "2026-11-23") { subject sections { title posts {
    id title { rendered } excerpt { rendered } link brand { title } label { text } image_rule(crops: ["4-3"]) featured_image { src alt } } } } } }`,
};

test("the newsletters that may be chosen come with their schedule and their last issue", async () => {
  const { data } = await ask(env as Env, "{ newsletters { slug frequency last_issue { link day subject } } }");
  expect(data.newsletters.map(({ slug }: { slug: string }) => slug)).toEqual([
    "morgen",
    "abend",
    "wochenende",
    "sport",
    "eilmeldungen",
  ]);
  expect(data.newsletters[0]).toEqual({
    slug: "morgen",
    frequency: "Montag bis Freitag um 6 Uhr",
    last_issue: {
      link: "/newsletter/morgen/2026-11-24",
      day: "2026-11-24",
      subject: "Guten Morgen, Vorarlberg: Was erst am Abend kommt",
    },
  });
  expect(data.newsletters[1].last_issue).toBeNull();
});

test("an archive is paged, newest first", async () => {
  const page = async (number: number) =>
    (
      await ask(
        env as Env,
        `{ newsletter(slug: "morgen") { issues(page: ${number}, per_page: 1) { items { day } total total_pages page } } }`,
      )
    ).data.newsletter.issues;
  expect(await page(1)).toEqual({ items: [{ day: "2026-11-24" }], total: 2, total_pages: 2, page: 1 });
  expect(await page(2)).toMatchObject({ items: [{ day: "2026-11-23" }] });
  expect(await page(3)).toMatchObject({ items: [] });
});

describe("an issue", () => {
  const query = `query ($day: String!) { newsletter(slug: "morgen") { issue(day: $day) { subject sections { title posts { id is_premium content_blocks { __typename ... on ParagraphBlock { html } } } } } } }`;
  const read = async (day: string) => (await ask(env as Env, query, { day })).data.newsletter.issue;

  test("shows its posts as they are now, and only the free part of premium ones", async () => {
    const issue = await read("2026-11-23");
    expect(
      issue.sections.map(({ title, posts }: { title: string; posts: { id: number }[] }) => [title, posts.map(({ id }) => id)]),
    ).toEqual([
      [null, [1, 2]],
      ["Sport", [4]],
    ]);
    for (const word of paidWords) expect(JSON.stringify(issue)).not.toContain(word);
  });

  test("of another day is null", async () => {
    for (const day of ["2026-11-22", "heute", ""]) expect(await read(day)).toBeNull();
  });

  test("comes with its layout in two batches that read by index", async () => {
    const { answers, batches } = await askBatch(env as Env, [issueQuery, { query: layoutQuery }]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(answers[0]?.data.newsletter.issue.sections).toHaveLength(2);
    expect(batches).toBeLessThanOrEqual(2);
    const plans = await recordPlans(env as Env, (recording) => askBatch(recording, [issueQuery]));
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

test.each(["gibt-es-nicht", "VPLUS_Subscriber", ""])("the newsletter %j cannot be read", async (slug) => {
  const { errors } = await ask(env as Env, "query ($slug: String!) { newsletter(slug: $slug) { title } }", { slug });
  expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
});
