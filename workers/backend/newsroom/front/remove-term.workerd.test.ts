/** A topic that was begun at the desk by mistake: it goes where nothing names it, and is told what does. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyDeskText } from "#shared/content/desk-text.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { frontOperations as operations } from "./front-for-test.ts";
import { readTermUses, removeTerm } from "./remove-term.ts";
import type { TermKey } from "./term-facts.ts";
import { createTerm, readLatestState, setTerm } from "./terms.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const now = 1_800_000_000;
const key: TermKey = { taxonomy: "topic", slug: "wonen" };
const nothing = { posts: 0, drafts: 0, topics: 0, menus: 0, front: 0, newsletters: 0, follows: 0, devices: 0, redirects: 0 };
const topics = [{ slug: "wonen", title: "Wonen" }];
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

beforeEach(async () => {
  await emptyDatabase(bindings.DB);
  await bindings.DB.batch(
    ["staff_log", "desk_posts", "follows", "push_subjects", "push_devices", "accounts"].map((table) =>
      bindings.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await run("UPDATE newsletters SET feed = NULL WHERE feed LIKE 'topic:%'");
  await raiseVersionStatement(bindings.DB).run();
  await createTerm(env, { key, title: "Wonen", by: null }, now);
  purged = [];
});

const remove = async (latest?: number) =>
  (await removeTerm(env, { key, latest: latest ?? (await readLatestState(bindings.DB, key)) })).kind;
async function look() {
  const response = await handleGraphql(createGraphqlRequest({ query: '{ topic(slug: "wonen") { title } }' }, {}), env);
  return (await response.json<{ data: { topic: { title: string } | null } }>()).data.topic;
}
const writeText = (id: number, own: typeof topics) =>
  run(
    `INSERT INTO desk_posts (id, source, text, title, created_at, changed_at) VALUES (?1, 'desk:' || CAST(?1 AS INTEGER), ?2, '', 0, 0)
     ON CONFLICT (id) DO UPDATE SET text = excluded.text`,
    id,
    JSON.stringify({ ...emptyDeskText, topics: own }),
  );

test("it goes with its states and out of the search, at once and for everybody", async () => {
  expect(await look()).toEqual({ title: "Wonen" });
  expect(await readTermUses(bindings.DB, key)).toEqual(nothing);
  expect(await remove()).toBe("done");
  expect(purged).toEqual(expect.arrayContaining(["term:topic:wonen", "terms"]));
  expect(await look()).toBeNull();
  expect(await all("SELECT 1 FROM desk_states WHERE kind = 'term'")).toEqual([]);
  expect(await all("SELECT 1 FROM subjects_search WHERE subjects_search MATCH 'wonen'")).toEqual([]);
  expect(await remove(0)).toBe("not found");
  // Its address is free again.
  expect(await createTerm(env, { key, title: "Wonen", by: null }, now)).toEqual({ kind: "done", faults: [] });
});

test("whoever saw another state is told, and nothing is deleted", async () => {
  const latest = await readLatestState(bindings.DB, key);
  const term = { title: "Wohnen", description: null, parent: null, picture: null, buttonText: null, buttonLink: null };
  await setTerm(env, { key, latest, by: null, term }, now);
  expect(await remove(latest)).toBe("conflict");
  expect(await look()).toEqual({ title: "Wohnen" });
});

test.each<[keyof typeof nothing, number, () => Promise<unknown>]>([
  [
    "posts",
    3,
    () =>
      write(
        createPost({ source: "own:1", topics }),
        createPost({ source: "own:2", topics, status: "draft" }),
        createPost({ source: "own:3", topics, status: "scheduled", date: "2099-01-01T08:00:00Z" }),
      ),
  ],
  ["drafts", 1, () => writeText(7, topics)],
  ["topics", 1, () => write({ kind: "term", taxonomy: "topic", slug: "kinder", title: "Kinder", parent: "wonen" })],
  [
    "menus",
    2,
    () =>
      run(`INSERT INTO navigation_items (menu, position, title, link) VALUES ('MAIN', 90, 'a', '/themen/wonen'),
        ('MAIN', 91, 'b', '/themen/wonen?x=1'), ('MAIN', 92, 'c', '/themen/wonen-im-tal')`),
  ],
  [
    "front",
    2,
    async () => {
      await run("INSERT INTO home_sections (position, layout, feed, post_count) VALUES (90, 'LIST', 'topic:wonen', 4)");
      const content = JSON.stringify({ sections: [{ feed: "topic:wonen" }] });
      await run(
        "INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at) VALUES ('home', '', 1, ?1, 0, 0)",
        content,
      );
    },
  ],
  ["newsletters", 1, () => run("UPDATE newsletters SET feed = 'topic:wonen' WHERE slug = (SELECT MIN(slug) FROM newsletters)")],
  [
    "redirects",
    3,
    () =>
      run(`INSERT INTO redirects (path, target, owner) VALUES ('/a', '/themen/wonen', NULL),
        ('/b', '/themen/wonen', 'list own topic:wonen'), ('/c', '/themen/wonen', 'page wp:x:1'), ('/d', '/themen/anderes', NULL)`),
  ],
])("what names it keeps it, and is counted: %s", async (use, count, name) => {
  await name();
  expect(await readTermUses(bindings.DB, key)).toEqual({ ...nothing, [use]: count });
  expect(await remove()).toBe("named");
  expect(await look()).toEqual({ title: "Wonen" });
});

test("readers and devices that follow it keep it", async () => {
  await run(
    "INSERT INTO push_devices (id, endpoint_digest, endpoint, p256dh, auth, name, created_at) VALUES (3, 'd', 'e', 'p', 'a', 'n', 0)",
  );
  await run("INSERT INTO push_subjects (kind, key, device_id) VALUES ('topic', 'wonen', 3)");
  expect(await readTermUses(bindings.DB, key)).toEqual({ ...nothing, devices: 1 });
  expect(await remove()).toBe("named");
});

test("a text of the desk names it until its topics are others, and not a second time once readers have it", async () => {
  await writeText(7, topics);
  await writeText(7, [{ slug: "wohnen", title: "Wohnen" }]);
  expect(await all("SELECT slug, desk_id FROM desk_topics")).toEqual([{ slug: "wohnen", desk_id: 7 }]);
  expect(await readTermUses(bindings.DB, key)).toEqual(nothing);
  await writeText(7, topics);
  await write(createPost({ source: "desk:7:draft", topics, status: "draft" }));
  expect(await readTermUses(bindings.DB, key)).toEqual({ ...nothing, drafts: 1 });
  await writeText(7, []);
  // The preview shows the text as it was.
  expect(await readTermUses(bindings.DB, key)).toEqual(nothing);
  expect(await remove()).toBe("done");
  expect(await first("SELECT count(*) AS left FROM post_terms")).toEqual({ left: 0 });
  await run("DELETE FROM desk_posts");
  expect(await all("SELECT 1 FROM desk_topics")).toEqual([]);
});

test("what came from elsewhere is not deleted here, however long it has been written here", async () => {
  const foreign: TermKey = { taxonomy: "topic", slug: "bauen" };
  await write({ kind: "term", taxonomy: "topic", slug: "bauen", title: "Bauen", owner: "wp:blick" });
  const term = { title: "Bauen", description: "Hier.", parent: null, picture: null, buttonText: null, buttonLink: null };
  await setTerm(env, { key: foreign, latest: 0, by: null, term }, now);
  await write({ kind: "term", taxonomy: "topic", slug: "energie", title: "Energie", owner: "own" });
  await createTerm(env, { key: { taxonomy: "category", slug: "neu" }, title: "Neu", by: null }, now);
  for (const of of [foreign, { taxonomy: "topic", slug: "energie" }, { taxonomy: "category", slug: "neu" }] as TermKey[]) {
    expect(await readTermUses(bindings.DB, of)).toBeNull();
    expect(await removeTerm(env, { key: of, latest: await readLatestState(bindings.DB, of) })).toEqual({ kind: "named" });
  }
});

test("who has the right deletes it once, and it is in the log", async () => {
  const latest = await readLatestState(bindings.DB, key);
  const variables = { taxonomy: "TOPIC", slug: "wonen", latest };
  const reporter = await arriveAtNewsroom((await hireSignedIn("reporter")).session, env);
  expect((await reporter(operations.removeTerm, variables)).code).toBe("NO_RIGHT");
  const editor = await arriveAtNewsroom((await hireSignedIn("editor")).session, env);
  expect((await editor(operations.term, { taxonomy: "TOPIC", slug: "wonen" })).data.newsroom.term.removal).toEqual(nothing);
  await writeText(7, topics);
  expect((await editor(operations.removeTerm, variables)).data.removeTerm).toBe(false);
  await writeText(7, []);
  expect((await editor(operations.removeTerm, { ...variables, latest: latest - 1 })).code).toBe("CONFLICT");
  expect((await editor(operations.removeTerm, variables)).data.removeTerm).toBe(true);
  expect((await editor(operations.removeTerm, variables)).code).toBe("NOT_FOUND");
  expect(await all("SELECT kind, subject FROM staff_log WHERE kind LIKE 'term-%'")).toEqual([
    { kind: "term-removed", subject: "/themen/wonen" },
  ]);
});

test("nothing is asked without an index", async () => {
  const plans = await recordPlans(env, async (recording) => {
    await removeTerm(recording, { key, latest: await readLatestState(recording.DB, key) });
  });
  const own = plans.filter(({ sql }) => /terms g|post_terms|desk_states/.test(sql));
  expect(own.length).toBeGreaterThan(4);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
