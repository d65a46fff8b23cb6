import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import { createPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { deleteDemo } from "#workers/backend/doors/admin/content/delete-demo.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";

const now = new Date("2026-03-10T12:00:00Z");

const paragraph = (html: string): PostRecord["blocks"][number] => ({ kind: "paragraph", html });
function post(source: string, id: number, changes: Partial<PostRecord>): PostRecord {
  const date = "2026-03-01T08:00:00Z";
  return { ...createPost(), source, preferredId: id, date, modified: date, slug: `beitrag-${id}`, ...changes };
}

const posts = [
  post("demo:1", 1, { title: "Der Ersatzbus fährt", municipality: "dornbirn", blocks: [paragraph("Nach <b>Bregenz</b>.")] }),
  post("test:2", 2, {
    title: "Streit um Parkplätze",
    date: "2025-01-01T08:00:00Z",
    topics: [{ slug: "verkehr", title: "Verkehr" }],
    isPremium: true,
    freeBlockCount: 1,
    blocks: [paragraph("Ein Bus weniger."), paragraph("Geheimwort")],
  }),
  post("test:3", 3, { title: "Geburt", type: "nnp_births", blocks: [paragraph("Im Bus geboren.")] }),
  post("test:4", 4, { title: "Der Bus von morgen", date: "2026-03-10T11:00:00Z" }),
];

const fields =
  "total is_more used correction subjects { kind title link } hits { post { id } title { text is_hit } excerpt { text is_hit } }";

async function find(query: string, more = "") {
  const { data, errors } = await ask(env, `query ($query: String!) { search(query: $query ${more}) { ${fields} } }`, { query });
  expect(errors).toBeUndefined();
  return { ...data.search, ids: data.search.hits.map((hit: { post: { id: number } }) => hit.post.id) };
}

async function suggest(query: string) {
  const { data } = await ask(env, "query ($q: String!) { search_suggestions(query: $q) { title link kind } }", { q: query });
  return data.search_suggestions;
}

async function writePosts(): Promise<void> {
  await emptyDatabase(env.DB);
  const term = { kind: "term" as const, taxonomy: "topic" as const, slug: "verkehr", title: "Verkehr im Tal", owner: "own" };
  const page = { kind: "page" as const, source: "test:hilfe", slug: "hilfe", title: "Hilfe", modified: "2026-03-01T08:00:00Z" };
  await write(...places, term, { ...page, blocks: [paragraph("So kündigst du dein Abo.")] }, ...posts);
}

beforeAll(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  return writePosts();
});

describe("a search", () => {
  test("finds words in any form, best first, and marks them", async () => {
    const { ids, hits, total } = await find("Busse");
    expect([ids[0], ids.toSorted(), total]).toEqual([4, [1, 2, 3, 4], 4]);
    const { hits: marked } = await find("Ersatzbus");
    expect(marked[0].title).toEqual([
      { text: "Der ", is_hit: false },
      { text: "Ersatzbus", is_hit: true },
      { text: " fährt", is_hit: false },
    ]);
    expect(hits.find((hit: { post: { id: number } }) => hit.post.id === 2).excerpt).toContainEqual({ text: "Bus", is_hit: true });
  });

  test.each([
    ['filter: { municipality: "dornbirn" }', [1]],
    ['filter: { topic: "verkehr" }', [2]],
    ['filter: { kind: "nnp_births" }', [3]],
    ["filter: { access: PREMIUM }", [2]],
    ['filter: { access: FREE, kind: "post" }', [1, 4]],
    ['filter: { from: "2026-03-02T00:00:00Z" }', [4]],
    ['filter: { municipality: "nirgendwo" }', []],
  ])("with %s finds %j", async (filter, ids) => {
    expect((await find("Bus", filter)).ids.toSorted()).toEqual(ids);
  });

  test("sorts by date, and cuts pages", async () => {
    expect((await find("Bus", "sort: NEWEST")).ids).toEqual([4, 3, 1, 2]);
    expect((await find("Bus", "sort: OLDEST")).ids).toEqual([2, 1, 3, 4]);
    expect((await find("Bus", "sort: NEWEST, per_page: 3, page: 2")).ids).toEqual([2]);
    expect((await find("Bus", "per_page: 3, page: 9")).ids).toEqual([]);
  });

  test("names topics, municipalities and pages, also a page by its text, and each once", async () => {
    expect((await find("Verkehr")).subjects).toEqual([{ kind: "TOPIC", title: "Verkehr im Tal", link: "/themen/verkehr" }]);
    expect((await find("dornbirn")).subjects).toEqual([{ kind: "MUNICIPALITY", title: "Dornbirn", link: "/gemeinde/dornbirn" }]);
    expect((await find("kündigen Abo")).subjects).toEqual([]);
    expect((await find("kündigst Abo")).subjects).toEqual([{ kind: "PAGE", title: "Hilfe", link: "/hilfe" }]);
  });

  test("says what may have been meant, where that would find something", async () => {
    const found = { used: "CORRECTED", correction: "Ersatzbus Bregenz" };
    expect(await find("Ersatzbuss Bregnez")).toMatchObject({ ids: [1], ...found });
    expect(await find("Parkplätze Bregnez")).toMatchObject({ used: "SOME_WORDS", correction: null });
    expect((await find("Qwertzuiop")).correction).toBeNull();
    expect((await find("Bus")).correction).toBeNull();
  });

  test.each(["", "a", '"', "*", '"foo" OR bar*', "NEAR(a b)", "facets : access_premium", "a\0b", "🎉", "und"])(
    "for %j is no error",
    async (query) => {
      expect((await find(query)).ids).toEqual([]);
    },
  );

  test("that is too long, or narrowed by nothing, is refused", async () => {
    for (const args of [
      `query: "${"x".repeat(121)}"`,
      'query: "x", filter: { topic: "" }',
      'query: "x", filter: { from: "gestern" }',
      'query: "x", per_page: 101',
    ]) {
      const { errors } = await ask(env, `{ search(${args}) { total } }`);
      expect(errors?.[0]?.extensions?.code, args).toBe("BAD_USER_INPUT");
    }
  });

  test("never looks into what is paid for", async () => {
    expect((await find("Geheimwort")).ids).toEqual([]);
    expect(JSON.stringify(await find("Parkplätze"))).not.toContain("Geheimwort");
    expect(await suggest("geheimw")).toEqual([]);
  });
});

describe("suggestions", () => {
  test("are words, subjects and headlines that begin so", async () => {
    expect(await suggest("verk")).toEqual([
      { title: "Verkehr", link: null, kind: null },
      { title: "Verkehr im Tal", link: "/themen/verkehr", kind: "TOPIC" },
    ]);
    expect(await suggest("streit um park")).toContainEqual({ title: "Streit um Parkplätze", link: "/beitrag-2/2", kind: null });
    expect((await suggest("streit um park"))[0]).toEqual({ title: "streit um Parkplätze", link: null, kind: null });
  });

  test.each(["", "v", " ", '"', "()", "🎉"])("for %j there are none", async (query) => {
    expect(await suggest(query)).toEqual([]);
  });
});

describe("the index", () => {
  beforeEach(writePosts);
  const version = () => env.DB.prepare("SELECT version FROM content_version").first<string>("version");

  test("is made anew by the clock where it is missing, and then left alone", async () => {
    const before = [(await find("Bus")).ids.toSorted(), (await find("Verkehr")).subjects, await suggest("park")];
    await env.DB.batch(
      ["posts_search", "subjects_search", "search_words"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    );
    await env.DB.batch([
      env.DB.prepare("UPDATE posts SET search_row = NULL"),
      env.DB.prepare("UPDATE search_state SET version = 0, place = NULL"),
      env.DB.prepare("UPDATE content_version SET version = 'leer'"),
    ]);
    expect((await find("Bus")).ids).toEqual([]);
    await rebuildSearch(env);
    expect([(await find("Bus")).ids.toSorted(), (await find("Verkehr")).subjects, await suggest("park")]).toEqual(before);
    const made = await version();
    await rebuildSearch(env);
    expect(await version()).toBe(made);
  });

  test("is made anew of texts that are too long for one parameter together", async () => {
    const long = (id: number) => post(`test:lang-${id}`, id, { blocks: [paragraph(`Endlos ${"wort vers ".repeat(15_000)}`)] });
    await write(...Array.from({ length: 16 }, (_, index) => long(100 + index)));
    await env.DB.prepare("UPDATE search_state SET version = 0").run();
    await rebuildSearch(env);
    expect((await find("Endlos")).total).toBe(16);
  });

  test("follows a post that changes its date, its words and its place", async () => {
    const [first] = posts;
    if (first === undefined) throw new Error("There are posts");
    const blocks = [paragraph("Ein Zug.")];
    await write({ ...first, title: "Neues", date: "2026-03-05T08:00:00Z", municipality: null, blocks });
    expect((await find("Ersatzbus")).ids).not.toContain(1);
    expect((await find("Zug")).ids).toEqual([1]);
    expect((await find("Zug", 'filter: { municipality: "dornbirn" }')).ids).toEqual([]);
    expect((await find("Zug", 'filter: { from: "2026-03-05T00:00:00Z" }')).ids).toEqual([1]);
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM posts_search").first("n")).toBe(posts.length);
  });

  test("forgets the demo paper, and has all else again after the clock's next run", async () => {
    await deleteDemo(env);
    expect((await find("Bus")).ids.toSorted()).toEqual([2, 3, 4]);
    expect(await suggest("ersatz")).toEqual([]);
    await rebuildSearch(env);
    expect(await suggest("parkpl")).toContainEqual({ title: "Parkplätze", link: null, kind: null });
    expect(await suggest("ersatz")).toEqual([]);
  });
});
