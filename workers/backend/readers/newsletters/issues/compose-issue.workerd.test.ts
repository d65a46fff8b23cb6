import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createFailingOnce, mishaps } from "#workers/backend/ground/database/failing-once-for-test.ts";
import { at, createMachine, mondaySix, writeNovember } from "#workers/backend/readers/newsletters/newsletters-for-test.ts";
import { composeDueIssues, toSubject } from "./compose-issue.ts";

beforeEach(writeNovember);

type Issue = {
  newsletter: string;
  day: string;
  subject: string;
  sections: string;
  sends_from: number | null;
  covers_until: number;
};
const readAll = async () =>
  (await env.DB.prepare("SELECT * FROM newsletter_issues ORDER BY day, newsletter").all<Issue>()).results;
const compose = (now: number) => composeDueIssues(createMachine().env, now);

test("at six on Monday the morning's newsletter has what came since Friday, and on Monday sport its section", async () => {
  await compose(mondaySix + 60 * 60);
  const [morning, sport, ...others] = await readAll();
  expect(others).toEqual([]);
  expect(morning).toMatchObject({
    newsletter: "morgen",
    day: "2026-11-23",
    subject: 'Guten Morgen, Vorarlberg: Der See & das "Wasser" <steigen>',
    sends_from: mondaySix + 3600,
  });
  expect(JSON.parse(morning?.sections ?? "")).toEqual([
    { title: null, posts: [1, 2] },
    { title: "Sport", posts: [4] },
  ]);
  expect(sport).toMatchObject({ newsletter: "sport", subject: "Sport aus dem Land: Drei Tore im Nebel" });
  expect(JSON.parse(sport?.sections ?? "")).toEqual([{ title: null, posts: [4] }]);
});

test("nothing is composed before its hour, twice, or on another day", async () => {
  await compose(mondaySix - 1);
  expect(await readAll()).toEqual([]);
  await compose(mondaySix);
  const first = await readAll();
  await compose(mondaySix);
  await compose(mondaySix + 600);
  expect((await readAll()).filter(({ newsletter }) => newsletter === "morgen")).toEqual(first);
  await compose(at("2026-11-22T12:00:00Z"));
  expect((await readAll()).map(({ day }) => day)).not.toContain("2026-11-22");
});

test("a clock that was away makes up for the hour within the day, with all that came until then", async () => {
  await compose(at("2026-11-23T16:30:00Z"));
  const morning = (await readAll()).find(({ newsletter }) => newsletter === "morgen");
  expect(JSON.parse(morning?.sections ?? "")[0].posts).toEqual([5, 1]);
  expect(morning?.covers_until).toBe(at("2026-11-23T16:30:00Z"));
});

test("the next issue begins where the last one ended, and without news no issue is made", async () => {
  await compose(mondaySix);
  await compose(at("2026-11-24T05:00:00Z"));
  await compose(at("2026-11-25T05:00:00Z"));
  const mornings = (await readAll()).filter(({ newsletter }) => newsletter === "morgen");
  expect(mornings.map(({ day, sections }) => [day, JSON.parse(sections)[0].posts])).toEqual([
    ["2026-11-23", [1, 2]],
    ["2026-11-24", [5]],
  ]);
});

test("on Friday afternoon the weekly one has what was read most that week below its lead", async () => {
  const friday = at("2026-11-27T14:00:00Z");
  const views = [
    [3, 900],
    [4, 50],
    [5, 70],
  ] as const;
  await env.DB.batch(
    views.map(([post, count]) =>
      env.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES ('2026-11-24', ?1, ?2)").bind(post, count),
    ),
  );
  await compose(friday);
  const weekend = (await readAll()).find(({ newsletter }) => newsletter === "wochenende");
  // The lead section has two places; what is older than a week is not among the most read.
  expect(JSON.parse(weekend?.sections ?? "")).toEqual([
    { title: null, posts: [5, 1] },
    { title: "Meistgelesen", posts: [4] },
    { title: "Alles", posts: [2] },
  ]);
});

test("what ends half way is made up for by the next run, and made once", async () => {
  for (const mishap of mishaps) {
    for (let step = 0; step < 8; step += 1) {
      await writeNovember();
      const failing = createFailingOnce(env.DB, step, mishap);
      await composeDueIssues(createMachine({ DB: failing.DB }).env, mondaySix).catch(() => undefined);
      await compose(mondaySix + 600);
      const issues = (await readAll()).filter(({ newsletter }) => newsletter === "morgen");
      expect([mishap, step, issues.length]).toEqual([mishap, step, 1]);
    }
  }
});

test("a long title is cut between words", () => {
  const subject = toSubject("Der Tag am Abend", "Wort ".repeat(40).trim());
  expect(subject.length).toBeLessThanOrEqual(112);
  expect(subject).toMatch(/Wort …$/);
});
