/** Topics and sections as staff set them: at once, none over another's, back to any former state, and no import changes what was written here. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { frontOperations as operations } from "./front-for-test.ts";
import { readNewsroomTerm, readNewsroomTerms, readOrigin, readParents } from "./read-terms.ts";
import type { TermKey } from "./term-facts.ts";
import { createTerm, type GivenTerm, giveTermBack, restoreTerm, setTerm } from "./terms.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const now = 1_800_000_000;
const key: TermKey = { taxonomy: "topic", slug: "wohnen" };
const imported = {
  kind: "term",
  taxonomy: "topic",
  slug: "wohnen",
  title: "Wohnen",
  description: "Aus WordPress.",
  owner: "wp:blick",
} as const;
const given = (changes: Partial<GivenTerm> = {}): GivenTerm => ({
  title: "Wohnen im Tal",
  description: "Was es kostet.",
  parent: null,
  picture: null,
  buttonText: null,
  buttonLink: null,
  ...changes,
});
const set = (latest: number, changes: Partial<GivenTerm> = {}, of: TermKey = key) =>
  setTerm(env, { key: of, latest, by: null, term: given(changes) }, now);

beforeEach(async () => {
  await emptyDatabase(bindings.DB);
  await raiseVersionStatement(bindings.DB).run();
  await write(
    { kind: "media", source: "test:haus", src: "/media/test/haus.jpg", mime: "image/jpeg", alt: "Ein Haus", crops: [] },
    { kind: "media", source: "test:ton", src: "/media/test/ton.mp3", mime: "audio/mpeg", crops: [] },
    imported,
    { kind: "term", taxonomy: "topic", slug: "bauen", title: "Bauen", owner: "wp:blick" },
    { kind: "term", taxonomy: "category", slug: "politik", title: "Politik", owner: "wp:blick" },
    createPost({ topics: [{ slug: "wohnen", title: "Wohnen" }], tags: [{ slug: "wasser", title: "Wasser" }] }),
  );
  purged = [];
});

async function look(slug = "wohnen") {
  const query = `{ topic(slug: "${slug}") { title description button_text button_link image { src alt } } }`;
  const response = await handleGraphql(createGraphqlRequest({ query }, {}), env);
  return (await response.json<{ data: { topic: Record<string, unknown> | null } }>()).data.topic;
}
async function readTerm(of: TermKey = key) {
  const ask = await arriveAtNewsroom((await hireSignedIn("editor")).session);
  const variables = { taxonomy: of.taxonomy.toUpperCase(), slug: of.slug };
  return (await ask(operations.term, variables)).data.newsroom.term;
}
const mediaId = async (source: string) =>
  (await first<{ id: number }>("SELECT id FROM media WHERE source = ?1", source))?.id ?? 0;

test("a topic is set as a whole, and every page that shows it hears of it", async () => {
  expect(await look()).toMatchObject({ title: "Wohnen", image: null });
  const picture = await mediaId("test:haus");
  expect(
    await set(0, { title: " Wohnen\nim Tal ", picture, parent: "bauen", buttonText: "Zum Dossier", buttonLink: "/dossier" }),
  ).toEqual({ kind: "done", faults: [] });
  expect(purged).toEqual(expect.arrayContaining(["anything", "term:topic:wohnen", "terms"]));
  expect(purged).not.toContain("everything");
  expect(await look()).toEqual({
    title: "Wohnen im Tal",
    description: "Was es kostet.",
    button_text: "Zum Dossier",
    button_link: "/dossier",
    image: { src: "/media/test/haus.jpg", alt: "Ein Haus" },
  });
  const term = await readTerm();
  expect(term).toMatchObject({
    owner: "own",
    origin: "wp:blick",
    parent: { slug: "bauen" },
    post_count: 1,
    picture: { id: picture },
  });
  expect(term.states).toMatchObject([
    { cause: "PUBLISHED", changes: expect.arrayContaining([{ kind: "CHANGED", what: "title" }]) },
    { cause: "BEFORE", changes: [] },
  ]);
  const found = await all<{ id: number }>("SELECT rowid AS id FROM subjects_search WHERE subjects_search MATCH 'tal'");
  expect(found).toHaveLength(1);
});

test("a section is set the same way", async () => {
  const section: TermKey = { taxonomy: "category", slug: "politik" };
  expect(await set(0, { title: "Politik im Land" }, section)).toMatchObject({ kind: "done" });
  expect(purged).toContain("term:category:politik");
  const query = '{ category(slug: "politik") { title description image { src } } }';
  const answer = await (await handleGraphql(createGraphqlRequest({ query }, {}), env)).json();
  expect(answer).toMatchObject({ data: { category: { title: "Politik im Land", description: "Was es kostet.", image: null } } });
});

test("of two who change it the second is told; a former state comes back whole", async () => {
  await set(0, { title: "Eins" });
  expect(await set(0, { title: "Zwei" })).toEqual({ kind: "conflict" });
  expect(await look()).toMatchObject({ title: "Eins" });
  const { latest, states } = await readTerm();
  const restore = (state: number, seen: number) => restoreTerm(env, { key, state, latest: seen, by: null }, now);
  expect(await restore(states[1].id, 0)).toEqual({ kind: "conflict" });
  expect(await restore(999_999, latest)).toEqual({ kind: "not found" });
  expect(await restore(states[1].id, latest)).toEqual({ kind: "done", faults: [] });
  expect(await look()).toMatchObject({ title: "Wohnen", description: "Aus WordPress." });
  const after = await readTerm();
  expect(after.owner).toBe("own");
  expect(after.states).toHaveLength(3);
});

test("what a former state names and is gone is left out, and named", async () => {
  await set(0, { picture: await mediaId("test:haus"), parent: "bauen" });
  const { latest } = await readTerm();
  await set(latest);
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE terms SET media_id = NULL"),
    bindings.DB.prepare("DELETE FROM media WHERE source = 'test:haus'"),
    bindings.DB.prepare("DELETE FROM terms WHERE slug = 'bauen'"),
  ]);
  const later = await readTerm();
  expect(await restoreTerm(env, { key, state: latest, latest: later.latest, by: null }, now)).toEqual({
    kind: "done",
    faults: ["NO_PARENT", "NO_PICTURE"],
  });
  expect(await look()).toMatchObject({ image: null, description: "Was es kostet." });
});

test("an import leaves what was written here alone, until it is given back", async () => {
  await set(0);
  await write({ ...imported, title: "Wohnen neu", description: "Neu aus WordPress." });
  expect(await look()).toMatchObject({ title: "Wohnen im Tal" });
  const { latest } = await readTerm();
  expect(await giveTermBack(env, { key, latest: latest - 1, by: null }, now)).toEqual({ kind: "conflict" });
  expect(await giveTermBack(env, { key, latest, by: null }, now)).toEqual({ kind: "done", faults: [] });
  expect(await look()).toMatchObject({ title: "Wohnen", description: "Aus WordPress." });
  expect(await readTerm()).toMatchObject({ owner: "wp:blick", origin: null });
  await write({ ...imported, title: "Wohnen neu", description: "Neu aus WordPress." });
  expect(await look()).toMatchObject({ title: "Wohnen neu" });
});

test("what never came from elsewhere cannot be given back", async () => {
  const own: TermKey = { taxonomy: "topic", slug: "neu" };
  await createTerm(env, { key: own, title: "Neu", by: null }, now);
  const { latest } = await readTerm(own);
  expect(await giveTermBack(env, { key: own, latest, by: null }, now)).toEqual({ kind: "not found" });
});

test("a record of the publisher's own that says nothing new keeps what the newsroom wrote, and its addresses of before stay", async () => {
  const own = { ...imported, slug: "energie", title: "Energie", owner: "own", formerPaths: ["/alt/energie"] };
  await write(own);
  const energy: TermKey = { taxonomy: "topic", slug: "energie" };
  await set(0, { title: "Energie im Tal" }, energy);
  await write(own);
  expect(await look("energie")).toMatchObject({ title: "Energie im Tal" });
  expect(await first("SELECT target FROM redirects WHERE path = '/alt/energie'")).toEqual({ target: "/themen/energie" });
});

test.each<[string, Partial<GivenTerm>, string[]]>([
  ["a script as link", { buttonText: "Mehr", buttonLink: "javascript:alert(1)" }, ["BAD_LINK"]],
  ["no title", { title: " \n " }, ["NO_TITLE"]],
  ["a long text", { description: "x".repeat(2001) }, ["TOO_LONG"]],
  ["an unknown parent", { parent: "gibt-es-nicht" }, ["NO_PARENT"]],
  ["a parent of the other kind", { parent: "politik" }, ["NO_PARENT"]],
  ["itself as parent", { parent: "wohnen" }, ["NO_PARENT"]],
  ["an unknown picture", { picture: 999_999 }, ["NO_PICTURE"]],
])("has not %s", async (_, changes, faults) => {
  expect(await set(0, changes)).toEqual({ kind: "faults", faults });
  expect(purged).toEqual([]);
  expect(await look()).toMatchObject({ title: "Wohnen" });
  expect(await all("SELECT id FROM desk_states")).toEqual([]);
});

test("a recording is no picture, and none stands below what is below it", async () => {
  expect(await set(0, { picture: await mediaId("test:ton") })).toEqual({ kind: "faults", faults: ["NO_PICTURE"] });
  await set(0, { parent: "bauen" });
  expect(await set(0, { parent: "wohnen" }, { taxonomy: "topic", slug: "bauen" })).toEqual({
    kind: "faults",
    faults: ["NO_PARENT"],
  });
  expect(await set(0, {}, { taxonomy: "topic", slug: "keines" })).toEqual({ kind: "not found" });
});

test.each([
  ["verkehr", []],
  ["wohnen", ["TAKEN"]],
  ["wasser", ["TAKEN"]],
  ["Große Töne", ["BAD_ADDRESS"]],
  ["a/b", ["BAD_ADDRESS"]],
  ["page", ["BAD_ADDRESS"]],
  ["", ["BAD_ADDRESS"]],
])("a new topic at the address %j: %j", async (slug, faults) => {
  const outcome = await createTerm(env, { key: { taxonomy: "topic", slug }, title: "Neu", by: null }, now);
  expect(outcome).toEqual(faults.length === 0 ? { kind: "done", faults } : { kind: "faults", faults });
  if (faults.length === 0) {
    expect(await look(slug)).toMatchObject({ title: "Neu", description: null });
    expect(purged).toEqual(expect.arrayContaining([`term:topic:${slug}`, "terms"]));
  }
});

test("staff with the right find topics by address and by words, with posts and the last of them", async () => {
  const ask = await arriveAtNewsroom((await hireSignedIn("editor")).session);
  const list = async (words: string, after: string | null = null) =>
    (await ask(operations.terms, { taxonomy: "TOPIC", words, after })).data.newsroom.terms;
  expect(await list("")).toEqual([
    expect.objectContaining({ slug: "bauen", post_count: 0, newest: null }),
    expect.objectContaining({ slug: "wohnen", post_count: 1, newest: "2026-03-01T08:00:00Z", owner: "wp:blick" }),
  ]);
  expect(await list("", "bauen")).toMatchObject([{ slug: "wohnen" }]);
  expect(await list("wohn")).toMatchObject([{ slug: "wohnen" }]);
  expect(await list("politik")).toEqual([]);
  expect(await list("!")).toEqual([]);
});

test("nobody else sees or changes them, and each change is in the log", async () => {
  const variables = { taxonomy: "TOPIC", slug: "wohnen", term: { title: "Anders" }, latest: 0 };
  const reporter = await arriveAtNewsroom((await hireSignedIn("reporter")).session);
  expect((await reporter(operations.terms, { taxonomy: "TOPIC", words: "" })).data.newsroom.terms).toBeNull();
  expect((await reporter(operations.setTerm, variables)).code).toBe("NO_RIGHT");
  expect((await (await arriveAtNewsroom())(operations.setTerm, variables)).code).toBe("FORBIDDEN");
  const editor = await arriveAtNewsroom((await hireSignedIn("editor")).session);
  expect((await editor(operations.setTerm, variables)).data.setTerm).toEqual([]);
  expect((await editor(operations.setTerm, variables)).code).toBe("CONFLICT");
  expect((await editor(operations.setTerm, { ...variables, slug: "keines" })).code).toBe("NOT_FOUND");
  expect((await editor(operations.createTerm, { taxonomy: "TOPIC", slug: "wohnen", title: "A" })).data.createTerm).toEqual([
    "TAKEN",
  ]);
  expect(await all("SELECT kind, subject FROM staff_log WHERE kind LIKE 'term-%'")).toEqual([
    { kind: "term-set", subject: "/themen/wohnen" },
  ]);
});

test("what is read goes by indexes, also before something is set", async () => {
  const plans = await recordPlans(env, async ({ DB, ...others }) => {
    const recording = { ...others, DB };
    for (const words of ["", "wohn"]) await readNewsroomTerms(DB, { taxonomy: "topic", words, after: "a" }, now);
    await readNewsroomTerm(DB, key, now);
    await readParents(DB, key);
    await setTerm(recording, { key, latest: 0, by: null, term: given({ parent: "bauen" }) }, now);
    await readOrigin(DB, key);
  });
  // What is written is the writer's, for which a few rows come along.
  const reading = plans.filter(({ sql }) => sql.startsWith("SELECT") && !sql.includes("json_each"));
  expect(reading.length).toBeGreaterThan(6);
  const growing = reading.flatMap(findGrowingSteps);
  // What is above it: twenty at most.
  expect(growing.filter((step) => !step.startsWith("SCAN above"))).toEqual([]);
});
