/** The front page in the back end: who may arrange it, what pins do, what two people do to each other, what readers and caches hear of it. */
import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createPost } from "#workers/backend/content/write/write-for-test.ts";
import { asOtherIsolate } from "#workers/backend/doors/graphql/kept-answers/look-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { BELIEVED_FOR_MS } from "#workers/backend/ground/changes/known-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { frontOperations as operations } from "./front-for-test.ts";
import { publishFront, readFront, restoreFront, saveFront } from "./front-page.ts";
import type { FrontSection } from "./front-sections.ts";
import { publishPlanned } from "./publish-planned.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };

/** The time stands still unless a test moves it. */
let clock = Date.now();
const seconds = () => Math.floor(clock / 1000);
const isoIn = (count: number) => new Date(clock + count * 1000).toISOString();

/** At the moment of the test. */
const write = (...records: ContentRecord[]) =>
  writeContent(
    env,
    records.map((record) => v.parse(contentRecordSchema, record)),
    new Date(clock),
  );

const section = (changes: Partial<FrontSection> = {}): FrontSection => ({
  key: "lead:front",
  layout: "LEAD",
  title: null,
  link: null,
  feed: "front",
  postCount: 3,
  ratio: "SMALL",
  buttonText: null,
  showsPictures: true,
  pins: [],
  ...changes,
});
const list = (changes: Partial<FrontSection> = {}) =>
  section({ key: "list:all", layout: "LIST", title: "Weitere", link: "/page/1", feed: "all", postCount: 4, ...changes });
const pin = (place: number, post: number, until: number | null = null) => ({ place, post, until });

/** Posts 1 to 9, the ninth is the newest; 1 to 3 are for the front. */
const posts = Array.from({ length: 9 }, (_, index) =>
  createPost({
    source: `wp:a:${index + 1}`,
    preferredId: index + 1,
    slug: `post-${index + 1}`,
    title: `Beitrag ${index + 1}`,
    date: new Date(Date.now() - (20 - index) * 3_600_000).toISOString(),
    front: index < 3,
  }),
);

beforeEach(async () => {
  clock = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await emptyDatabase(bindings.DB);
  await bindings.DB.prepare("DELETE FROM staff_log").run();
  await raiseVersionStatement(bindings.DB).run();
  await write(...posts, {
    kind: "home",
    sections: [
      { layout: "LEAD", feed: "front", postCount: 3 },
      { layout: "LIST", title: "Weitere", link: "/page/1", feed: "all", postCount: 4 },
    ],
  });
  clock += BELIEVED_FOR_MS + 1;
  purged = [];
});
afterEach(() => vi.restoreAllMocks());

const query = "{ home { sections { title pinned posts { id } } } }";
type Look = { sections: { title: string | null; pinned: number[] | null; posts: { id: number }[] }[] };

async function look(of: Env = env) {
  const response = await handleGraphql(createGraphqlRequest({ query }, {}), of);
  const { data } = await response.json<{ data: { home: Look } }>();
  return {
    ids: data.home.sections.map(({ posts }) => posts.map(({ id }) => id)),
    pinned: data.home.sections.map(({ pinned }) => pinned),
    statements: Number(response.headers.get("x-d1-statements")),
    until: response.headers.get("x-cache-until"),
    tags: response.headers.get("x-cache-tags")?.split(",") ?? [],
  };
}
const readIds = async () => (await look()).ids;

/** Publishes these sections as somebody would. */
async function arrange(...sections: FrontSection[]) {
  const { revision, latest } = await readFront(env.DB, seconds());
  const saved = await saveFront(env.DB, { sections, known: revision, base: latest, by: null }, seconds());
  if (saved.kind !== "done") return saved;
  return publishFront(env, { known: saved.revision, latest, by: null }, seconds());
}
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session);
const wire = ({ postCount, buttonText, showsPictures, pins, ...rest }: FrontSection) => ({
  ...rest,
  post_count: postCount,
  button_text: buttonText,
  shows_pictures: showsPictures,
  pins: pins.map(({ place, post, until }) => ({
    place,
    post,
    ends: until === null ? null : new Date(until * 1000).toISOString(),
  })),
});

describe("the right", () => {
  test.each([
    ["editor", undefined],
    ["chief", undefined],
    ["administrator", undefined],
    ["reporter", "NO_RIGHT"],
    ["operator", "NO_RIGHT"],
  ] as const)("%s: %s", async (role, code) => {
    const ask = await enter(role);
    const sections = [wire(section()), wire(list())];
    const { latest } = await readFront(env.DB, seconds());
    expect((await ask(operations.save, { sections, known: 0, base: latest })).code).toBe(code);
    expect((await ask(operations.plan, { known: 1, at: isoIn(3600) })).code).toBe(code);
    expect((await ask(operations.publish, { known: 2, latest })).code).toBe(code);
    expect((await ask(operations.restore, { state: latest, latest: latest })).code).toBe(code);
    expect((await ask(operations.save, { sections, known: 3, base: latest })).code).toBe(code);
    expect((await ask(operations.discard, { known: 4 })).code).toBe(code);
    expect((await ask(operations.setMenu, { name: "footer", items: [], latest: 0 })).code).toBe(code);
    const { front, menus, front_posts } = (
      await ask(`query { newsroom { front { revision } menus { name } front_posts(words: "Beitrag") { id } } }`)
    ).data.newsroom;
    expect([front, menus, front_posts].map((field) => field === null)).toEqual(Array(3).fill(code !== undefined));
    const log = await readStaffLog(bindings, { staff: null, kind: null, before: null });
    expect(log.filter(({ kind }) => /^front|^menu/.test(kind)).map(({ kind }) => kind)).toEqual(
      code === undefined ? ["menu-set", "front-discarded", "front-restored", "front-published", "front-planned"] : [],
    );
  });

  test("is nobody's without a session", async () => {
    const ask = await arriveAtNewsroom();
    for (const [operation, variables] of [
      [operations.save, { sections: [], known: 0, base: 0 }],
      [operations.publish, { known: 0, latest: 0 }],
      [operations.restoreMenu, { name: "header", state: 1, latest: 0 }],
    ] as const)
      expect((await ask(operation, variables)).code).toBe("FORBIDDEN");
    expect((await ask("{ newsroom { front { revision } } }")).data.newsroom.front).toBeNull();
  });
});

describe("places", () => {
  test("without pins are filled by the rule of their section, each post once", async () => {
    expect(await look()).toMatchObject({
      ids: [
        [3, 2, 1],
        [9, 8, 7, 6],
      ],
      pinned: [null, null],
      until: null,
    });
  });

  test("a pinned post stands at its place, once on the page; the rule fills the others", async () => {
    await arrange(section({ pins: [pin(1, 8)] }), list({ pins: [pin(0, 2), pin(3, 9)] }));
    expect(await look()).toMatchObject({
      ids: [
        [3, 8, 1],
        [2, 7, 6, 9],
      ],
      pinned: [[8], [2, 9]],
    });
  });

  test("where the rule has nothing left a pinned post closes up", async () => {
    await arrange(section({ postCount: 9, pins: [pin(8, 9)] }), list());
    expect((await readIds())[0]).toEqual([3, 2, 1, 9]);
  });

  test("a ranking repeats what is pinned elsewhere", async () => {
    await bindings.DB.batch([
      bindings.DB.prepare("DELETE FROM most_read"),
      bindings.DB.prepare("INSERT INTO most_read (position, post_id) VALUES (0, 9), (1, 5)"),
    ]);
    await arrange(section({ pins: [pin(0, 9)] }), list({ layout: "MOST_READ", feed: null, title: "Meistgelesen", postCount: 2 }));
    expect(await readIds()).toEqual([
      [9, 3, 2],
      [9, 5],
    ]);
  });

  test("a pin ends at its moment, which answers and pages know", async () => {
    await arrange(section({ pins: [pin(0, 9, seconds() + 600)] }), list());
    const before = await look();
    expect(before).toMatchObject({
      ids: [
        [9, 3, 2],
        [8, 7, 6, 5],
      ],
    });
    expect(Date.parse(before.until ?? "") / 1000 || Number(before.until)).toBe(seconds() + 600);
    clock += 599_000;
    expect(await readIds()).toEqual(before.ids);
    clock += 2000;
    expect(await look()).toMatchObject({
      ids: [
        [3, 2, 1],
        [9, 8, 7, 6],
      ],
      until: null,
    });
  });

  test("a pinned post that is planned appears at its hour, and its answer says so", async () => {
    await write(createPost({ source: "wp:a:20", preferredId: 20, slug: "plan", status: "scheduled", date: isoIn(300) }));
    await arrange(section({ pins: [pin(0, 20)] }), list());
    expect((await readIds())[0]).toEqual([3, 2, 1]);
    clock += 301_000;
    expect((await look(asOtherIsolate(env))).ids[0]).toEqual([20, 3, 2]);
  });

  test("a pinned draft appears when it is published, also where no list of the page has it", async () => {
    const draft = createPost({
      source: "wp:a:21",
      preferredId: 21,
      slug: "entwurf",
      type: "nnp_clubs",
      status: "draft",
      date: isoIn(0),
    });
    await write(draft);
    await arrange(section({ pins: [pin(0, 21)] }), list());
    expect((await look()).tags).toContain("post:21");
    await write({ ...draft, status: "published", date: isoIn(-60) });
    clock += BELIEVED_FOR_MS + 1;
    expect((await readIds())[0]).toEqual([21, 3, 2]);
  });

  test("a post that is removed leaves its place to the rule", async () => {
    await arrange(section({ pins: [pin(0, 9)] }), list());
    expect((await readIds())[0]).toEqual([9, 3, 2]);
    await removePosts(env, [9]);
    clock += BELIEVED_FOR_MS + 1;
    expect(await readIds()).toEqual([
      [3, 2, 1],
      [8, 7, 6, 5],
    ]);
  });

  test("a post that is withdrawn leaves its place to the rule, and has it again when it comes back", async () => {
    await arrange(section({ pins: [pin(0, 9)] }), list());
    await look();
    const [post] = posts.slice(-1);
    if (post === undefined) throw new Error("There is no post");
    await write({ ...post, status: "draft" });
    expect(purged).toContain("post:9");
    clock += BELIEVED_FOR_MS + 1;
    expect(await readIds()).toEqual([
      [3, 2, 1],
      [8, 7, 6, 5],
    ]);
    await write({ ...post, status: "published" });
    clock += BELIEVED_FOR_MS + 1;
    expect((await readIds())[0]).toEqual([9, 3, 2]);
  });

  test("pins cost no statement: as many as without them, in two batches, by indexes", async () => {
    const plain = await look();
    await arrange(section({ pins: [pin(0, 9), pin(1, 5)] }), list({ pins: [pin(2, 1)] }));
    clock += BELIEVED_FOR_MS + 1;
    const pinned = await look();
    expect(pinned.ids[0]).toEqual([9, 5, 3]);
    expect(pinned.statements).toBe(plain.statements);
    const plans = await recordPlans(env, (recording) => handleGraphql(createGraphqlRequest({ query }), recording));
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

describe("publishing", () => {
  test("purges the front page in every isolate, and nothing else of the content", async () => {
    const other = asOtherIsolate(env);
    await look();
    await look(other);
    await arrange(section({ pins: [pin(0, 9)] }), list());
    expect(purged.toSorted()).toEqual(["anything", "home"]);
    clock += BELIEVED_FOR_MS + 1;
    for (const of of [env, other]) expect((await look(of)).ids[0]).toEqual([9, 3, 2]);
  });

  test("a draft changes nothing that readers see", async () => {
    const before = await look();
    const { latest } = await readFront(env.DB, seconds());
    await saveFront(env.DB, { sections: [section({ pins: [pin(0, 9)] })], known: 0, base: latest, by: null }, seconds());
    expect(purged).toEqual([]);
    expect((await look(asOtherIsolate(env))).ids).toEqual(before.ids);
  });

  test("of two who change the draft at once the second is told, and the first's stays", async () => {
    const { latest } = await readFront(env.DB, seconds());
    const save = (title: string) =>
      saveFront(env.DB, { sections: [list({ title })], known: 0, base: latest, by: null }, seconds());
    expect(await save("Eins")).toEqual({ kind: "done", revision: 1 });
    expect(await save("Zwei")).toEqual({ kind: "conflict" });
    expect((await readFront(env.DB, seconds())).sections.map(({ title }) => title)).toEqual(["Eins"]);
  });

  test("of ten who save at once one is done", async () => {
    const { latest } = await readFront(env.DB, seconds());
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        saveFront(env.DB, { sections: [list({ title: `Nr. ${index}` })], known: 0, base: latest, by: null }, seconds()),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
  });

  test("what was seen before somebody published cannot be published over it", async () => {
    const { latest } = await readFront(env.DB, seconds());
    await saveFront(env.DB, { sections: [list({ title: "Eins" })], known: 0, base: latest, by: null }, seconds());
    const publish = () => publishFront(env, { known: 1, latest, by: null }, seconds());
    expect(await Promise.all([publish(), publish()]).then((both) => both.map(({ kind }) => kind).toSorted())).toEqual([
      "conflict",
      "done",
    ]);
    expect(await saveFront(env.DB, { sections: [list({ title: "Zwei" })], known: 1, base: latest, by: null }, seconds())).toEqual(
      { kind: "conflict" },
    );
  });

  test("an import that came meanwhile is seen before it is replaced", async () => {
    const { latest } = await readFront(env.DB, seconds());
    await saveFront(env.DB, { sections: [list()], known: 0, base: latest, by: null }, seconds());
    await write({ kind: "home", sections: [{ layout: "GRID", title: "Import", feed: "all", postCount: 2 }] });
    expect(await publishFront(env, { known: 1, latest, by: null }, seconds())).toEqual({ kind: "conflict" });
    const seen = await readFront(env.DB, seconds());
    expect([seen.base, seen.latest > latest]).toEqual([latest, true]);
    expect(await publishFront(env, { known: 1, latest: seen.latest, by: null }, seconds())).toMatchObject({ kind: "done" });
  });

  test("is whole or not at all", async () => {
    const before = await readIds();
    const { latest } = await readFront(env.DB, seconds());
    await saveFront(env.DB, { sections: [list({ pins: [pin(0, 9)] })], known: 0, base: latest, by: null }, seconds());
    // The database takes the sections and refuses the pin.
    await bindings.DB.prepare(
      "CREATE TRIGGER broken BEFORE INSERT ON home_pins BEGIN SELECT RAISE(ABORT, 'the line is lost'); END",
    ).run();
    await expect(publishFront(env, { known: 1, latest, by: null }, seconds())).rejects.toThrow();
    await bindings.DB.prepare("DROP TRIGGER broken").run();
    expect((await look(asOtherIsolate(env))).ids).toEqual(before);
    expect(await readFront(env.DB, seconds())).toMatchObject({ isDraft: true, revision: 1, latest });
  });
});

describe("what is taken", () => {
  test.each([
    ["no post count", [list({ postCount: 0 })]],
    ["too many places", [list({ postCount: 31 })]],
    ["too many places in all", Array.from({ length: 6 }, (_, n) => list({ key: `k${n}`, title: `T${n}`, postCount: 30 }))],
    ["a long title", [list({ title: "x".repeat(81) })]],
    ["a script as its link", [list({ link: "javascript:alert(1)" })]],
    ["a list without a feed", [list({ feed: null })]],
    ["a ranking with a feed", [list({ layout: "MOST_READ" })]],
    ["no list of posts", [list({ feed: "'; DROP" })]],
    ["two sections alike", [list(), list({ key: "x" })]],
    ["one key twice", [list(), list({ title: "Andere" })]],
    ["a place that is not there", [list({ pins: [pin(4, 1)] })]],
    ["a place below none", [list({ pins: [pin(-1, 1)] })]],
    ["two posts at one place", [list({ pins: [pin(0, 1), pin(0, 2)] })]],
    ["one post at two places", [section({ pins: [pin(0, 1)] }), list({ pins: [pin(0, 1)] })]],
    ["a pin in a ranking", [list({ layout: "MOST_READ", feed: null, pins: [pin(0, 1)] })]],
    ["an end in two years", [list({ pins: [pin(0, 1, Math.floor(Date.now() / 1000) + 2 * 366 * 86_400)] })]],
    ["31 sections", Array.from({ length: 31 }, (_, n) => list({ key: `k${n}`, title: `T${n}`, postCount: 1 }))],
  ])("is not %s", async (_, sections) => {
    const saved = await saveFront(env.DB, { sections, known: 0, base: 0, by: null }, seconds());
    expect(saved.kind).toBe("bad input");
    expect(await readFront(env.DB, seconds())).toMatchObject({ revision: 0, isDraft: false });
  });

  test("is no post that was never there; one that was deleted meanwhile is left out", async () => {
    const { latest } = await readFront(env.DB, seconds());
    const save = (known: number, ...pins: FrontSection["pins"]) =>
      saveFront(env.DB, { sections: [list({ pins })], known, base: latest, by: null }, seconds());
    expect(await save(0, pin(0, 999))).toEqual({ kind: "unknown post" });
    expect(await save(0, pin(0, 9))).toMatchObject({ kind: "done" });
    await removePosts(env, [9]);
    expect(await save(1, pin(0, 9), pin(1, 8))).toMatchObject({ kind: "done" });
    expect((await readFront(env.DB, seconds())).sections[0]?.pins).toEqual([pin(1, 8)]);
  });

  test("a new section is named after what it shows, and keeps that name", async () => {
    await arrange(section(), list(), list({ key: "", title: "Noch eine" }));
    expect((await readFront(env.DB, seconds())).sections.map(({ key }) => key)).toEqual(["lead:front", "list:all", "list:all-2"]);
  });
});

describe("states", () => {
  const read = async () => (await (await enter("editor"))(operations.front)).data.newsroom.front;

  test("every state that was published is kept, says what it changed, and comes back whole", async () => {
    await arrange(section({ pins: [pin(0, 9)] }), list({ title: "Anders" }));
    await arrange(list({ title: "Anders" }));
    const front = await read();
    expect(front.states.map(({ cause, changes }: { cause: string; changes: object[] }) => [cause, changes])).toEqual([
      [
        "PUBLISHED",
        [
          { kind: "REMOVED", what: "LEAD" },
          { kind: "UNPINNED", what: "Beitrag 9" },
        ],
      ],
      [
        "PUBLISHED",
        [
          { kind: "CHANGED", what: "Anders" },
          { kind: "PINNED", what: "Beitrag 9" },
        ],
      ],
      [
        "IMPORT",
        [
          { kind: "ADDED", what: "LEAD" },
          { kind: "ADDED", what: "Weitere" },
        ],
      ],
      ["BEFORE", []],
    ]);
    const { latest } = front;
    const [, former] = front.states as { id: number }[];
    expect(await restoreFront(env, { state: former?.id ?? 0, latest: latest - 1, by: null }, seconds())).toEqual({
      kind: "conflict",
    });
    expect(await restoreFront(env, { state: 999_999, latest, by: null }, seconds())).toBeNull();
    expect(await restoreFront(env, { state: former?.id ?? 0, latest, by: null }, seconds())).toMatchObject({ kind: "done" });
    expect(await readIds()).toEqual([
      [9, 3, 2],
      [8, 7, 6, 5],
    ]);
    expect((await read()).states[0]).toMatchObject({ cause: "RESTORED" });
  });

  test("a restored state has no pins of posts that are gone or of ends that are over", async () => {
    await arrange(section({ pins: [pin(0, 9), pin(1, 8, seconds() + 60)] }), list());
    const { latest: state } = await readFront(env.DB, seconds());
    await arrange(list());
    await removePosts(env, [9]);
    clock += 61_000;
    const { latest } = await readFront(env.DB, seconds());
    expect(await restoreFront(env, { state, latest, by: null }, seconds())).toMatchObject({ kind: "done" });
    expect((await look(asOtherIsolate(env))).ids[0]).toEqual([3, 2, 1]);
  });

  test("no more than fifty are kept", async () => {
    for (let count = 0; count < 55; count += 1) await arrange(list({ title: `Nr. ${count}` }));
    const { results } = await bindings.DB.prepare("SELECT id FROM desk_states WHERE kind = 'home'").all();
    expect(results).toHaveLength(50);
  });

  test("one of them can be looked at", async () => {
    await arrange(list({ title: "Anders", pins: [pin(0, 2)] }));
    const { latest } = await readFront(env.DB, seconds());
    await arrange(section());
    const ask = await enter("editor");
    const { state } = (await ask(operations.state, { id: latest })).data.newsroom.front;
    expect(state).toMatchObject([{ title: "Anders", places: [{ post: { id: 2 } }, { post: { id: 9 } }, {}, {}] }]);
    expect((await ask(operations.state, { id: 999 })).data.newsroom.front.state).toBeNull();
  });
});

describe("an import", () => {
  test("replaces the sections; pins of those that stay by layout and feed stay, and it says how many go", async () => {
    await arrange(section({ pins: [pin(0, 9), pin(2, 8)] }), list({ pins: [pin(0, 7)] }));
    const [result] = await write({
      kind: "home",
      sections: [
        { layout: "GRID", title: "Neu", feed: "all", postCount: 2 },
        { layout: "LEAD", feed: "front", postCount: 2 },
      ],
    });
    expect(result).toMatchObject({ outcome: "changed" });
    expect(result?.reason).toMatch(/^2 pinned posts lose their place/);
    clock += BELIEVED_FOR_MS + 1;
    expect((await look(asOtherIsolate(env))).ids).toEqual([
      [8, 7],
      [9, 3],
    ]);
  });

  test("that says nothing new leaves what the newsroom published", async () => {
    await arrange(list({ title: "Anders" }));
    const home = {
      kind: "home",
      sections: [
        { layout: "LEAD", feed: "front", postCount: 3 },
        { layout: "LIST", title: "Weitere", link: "/page/1", feed: "all", postCount: 4 },
      ],
    } as const;
    expect(await write({ ...home, sections: [...home.sections] })).toMatchObject([{ outcome: "unchanged" }]);
    expect((await readFront(env.DB, seconds())).sections.map(({ title }) => title)).toEqual(["Anders"]);
  });
});

describe("an hour that is to come", () => {
  test("shows planned posts as out, and pins that end before it as over", async () => {
    await write(
      createPost({
        source: "wp:a:20",
        preferredId: 20,
        slug: "plan",
        title: "Geplant",
        status: "scheduled",
        date: isoIn(3600),
        front: true,
      }),
    );
    const ask = await enter("editor");
    const { latest } = await readFront(env.DB, seconds());
    const sections = [section({ pins: [pin(0, 9, seconds() + 1800)] }), list({ pins: [pin(1, 20)] })];
    await saveFront(env.DB, { sections, known: 0, base: latest, by: null }, seconds());
    const preview = async (at: string) => {
      const { sections, newest } = (await ask(operations.preview, { at })).data.newsroom.front.preview;
      return [...sections.map((one: { posts: { id: number }[] }) => one.posts.map(({ id }) => id)), newest[0].id];
    };
    expect(await preview(isoIn(0))).toEqual([[9, 3, 2], [8, 7, 6, 5], 9]);
    expect(await preview(isoIn(3700))).toEqual([[3, 2, 1], [9, 20, 8, 7], 20]);
    expect((await ask(operations.preview, { at: "bald" })).code).toBe("BAD_USER_INPUT");
    const places = (await ask(operations.front, { at: isoIn(3700) })).data.newsroom.front.sections[1].places;
    expect(places.slice(0, 2)).toMatchObject([
      { post: { id: 9 }, pin: null },
      { post: { id: 20, is_out: true }, pin: { post_id: 20, post: { is_out: false } } },
    ]);
    expect((await readIds())[0]).toEqual([3, 2, 1]);
  });

  test("is when the clock publishes the draft as it is then, once", async () => {
    const ask = await enter("editor");
    const { latest } = await readFront(env.DB, seconds());
    await ask(operations.save, { sections: [wire(list({ title: "Abends" }))], known: 0, base: latest });
    expect((await ask(operations.plan, { known: 1, at: isoIn(-5) })).code).toBe("BAD_USER_INPUT");
    expect((await ask(operations.plan, { known: 1, at: isoIn(61 * 86_400) })).code).toBe("BAD_USER_INPUT");
    expect((await ask(operations.plan, { known: 1, at: isoIn(600) })).code).toBeUndefined();
    await ask(operations.save, { sections: [wire(list({ title: "Abends spät" }))], known: 2, base: latest });
    await publishPlanned(env, new Date(clock));
    expect((await readFront(env.DB, seconds())).isDraft).toBe(true);
    clock += 601_000;
    await publishPlanned(env, new Date(clock));
    await publishPlanned(env, new Date(clock));
    const front = await readFront(env.DB, seconds());
    expect(front).toMatchObject({ isDraft: false, publishAt: null, sections: [{ title: "Abends spät" }] });
    const log = await readStaffLog(bindings, { staff: null, kind: "front-published", before: null });
    expect(log.map(({ subject }) => subject)).toEqual(["Titelseite, wie geplant"]);
  });
});

test("posts are found by words, by number and by address, also those that nobody sees yet", async () => {
  await write(
    createPost({ source: "wp:a:20", preferredId: 20, slug: "geheim", title: "Noch geheim", status: "draft", date: isoIn(0) }),
  );
  const ask = await enter("editor");
  const find = async (words: string) =>
    (await ask(operations.posts, { words })).data.newsroom.front_posts.map((post: { id: number; is_out: boolean }) => [
      post.id,
      post.is_out,
    ]);
  expect(await find("geheim")).toEqual([[20, false]]);
  expect(await find("20")).toEqual([[20, false]]);
  expect(await find("https://zeitung.example/post-4/4?x=1")).toEqual([[4, true]]);
  expect(await find("/post-4/4")).toEqual([[4, true]]);
  expect((await find("Beitrag")).length).toBe(9);
  for (const nothing of ["", "  ", "999", "/weg/999", "gibtesnicht", "x".repeat(5000)]) expect(await find(nothing)).toEqual([]);
});
