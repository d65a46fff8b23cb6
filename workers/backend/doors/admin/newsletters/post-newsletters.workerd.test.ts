import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeDueIssues } from "#workers/backend/readers/newsletters/issues/compose-issue.ts";
import { createMachine, mondaySix, writeNovember } from "#workers/backend/readers/newsletters/newsletters-for-test.ts";
import { postNewsletters } from "./post-newsletters.ts";

const told: string[] = [];
const on: Env = { ...(env as Env), PORTAL_CACHE: { purge: async (tags) => void told.push(...tags) } };

async function post(...records: object[]) {
  const request = new Request("http://backend/admin/newsletters", { method: "POST", body: JSON.stringify({ records }) });
  const reply = await postNewsletters(request, on);
  return (await reply.json<{ results: { outcome: string; reason?: string }[] }>()).results;
}

test("a publisher has newsletters of its own, changed as often as it likes, and who keeps pages is told", async () => {
  await writeNovember();
  const record = {
    slug: "kultur",
    title: "Kultur",
    frequency: "jeden Montag",
    weekdays: "1",
    hour: 5,
    feed: "type:post",
    position: 9,
  };
  expect(await post({ ...record, title: "Alt" })).toEqual([{ newsletter: "kultur", outcome: "written" }]);
  await post(record, { slug: "eilmeldungen", title: "Eilmeldungen", listed: false });
  expect(told).toContain("newsletters");
  const { data } = await ask(on, "{ newsletters { slug title frequency } }");
  expect(data.newsletters.at(-1)).toEqual({ slug: "kultur", title: "Kultur", frequency: "jeden Montag" });
  expect(data.newsletters.map(({ slug }: { slug: string }) => slug)).not.toContain("eilmeldungen");
  await composeDueIssues(createMachine().env, mondaySix);
  expect(await env.DB.prepare("SELECT subject FROM newsletter_issues WHERE newsletter = 'kultur'").first("subject")).toMatch(
    /^Kultur: /,
  );
});

test.each<[object, string]>([
  [{ slug: "abmelden", title: "X" }, "slug"],
  [{ slug: "a/b", title: "X" }, "slug"],
  [{ slug: "a" }, "title"],
  [{ slug: "a", title: "X\r\nBcc: a@b.example" }, "title"],
  [{ slug: "a", title: "X", weekdays: "12" }, "weekdays and hour"],
  [{ slug: "a", title: "X", weekdays: "11", hour: 6 }, "weekdays"],
  [{ slug: "a", title: "X", weekdays: "8", hour: 6 }, "weekdays"],
  [{ slug: "a", title: "X", weekdays: "1", hour: 24 }, "hour"],
])("%j is refused, and hinders no other", async (record, reason) => {
  const results = await post(record, { slug: "gut", title: "Gut" });
  expect(results.map(({ outcome }) => outcome)).toEqual(["refused", "written"]);
  expect(results[0]?.reason).toContain(reason);
});
