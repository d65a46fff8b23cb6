/** The breaking line in the back end: who may set it, what it may say and lead to, until when it stands, and what hears of it. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
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
import { changeLine, endLine, setLine } from "./breaking-lines.ts";
import { breakingOperations as operations } from "./breaking-operations-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const layout = '{ navigation(name: "header") { title } breaking_line { id text link is_ticker ends } }';

/** The time stands still unless a test moves it. */
let clock = Date.now();
const seconds = () => Math.floor(clock / 1000);
const inSeconds = (count: number) => new Date(clock + count * 1000).toISOString();
const draft = (changes = {}) => ({ text: "Rhein über die Ufer getreten", link: "/verkehr", ends: inSeconds(3600), ...changes });

beforeEach(async () => {
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await emptyDatabase(bindings.DB);
  await bindings.DB.batch(["breaking_lines", "staff_log"].map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)));
  await raiseVersionStatement(bindings.DB).run();
  await write(createPost({ source: "wp:a:1", preferredId: 11, slug: "hochwasser", formerPaths: ["/2020/hochwasser"] }));
  clock += BELIEVED_FOR_MS + 1;
  purged = [];
});
afterEach(() => vi.restoreAllMocks());

async function look(of: Env = env) {
  const response = await handleGraphql(createGraphqlRequest({ query: layout }), of);
  const { data } = await response.json<{ data: { breaking_line: Record<string, unknown> | null } }>();
  return {
    line: data.breaking_line,
    isKept: Number(response.headers.get("x-d1-statements")) <= 1,
    until: response.headers.get("x-cache-until"),
    tags: response.headers.get("x-cache-tags")?.split(",") ?? [],
  };
}
const readRevision = () => bindings.DB.prepare("SELECT MAX(revision) FROM breaking_lines").first<number>("MAX(revision)");
const set = (changes = {}, known: number | null = null) => setLine(env, { draft: draft(changes), known, by: null }, seconds());
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session);

describe("the right", () => {
  test.each([
    ["editor", undefined],
    ["chief", undefined],
    ["administrator", undefined],
    ["operator", "NO_RIGHT"],
  ] as const)("%s: %s", async (role, code) => {
    const ask = await enter(role);
    expect((await ask(operations.set, { line: draft() })).code).toBe(code);
    expect((await ask(operations.change, { line: draft({ text: "Anders" }), known: 1 })).code).toBe(code);
    expect((await ask(operations.end, { known: 2 })).code).toBe(code);
    expect((await ask(operations.lines)).data.newsroom.breaking_lines === null).toBe(code !== undefined);
    const log = await readStaffLog(bindings, { staff: null, kind: null, before: null });
    expect(log.filter(({ kind }) => kind.startsWith("breaking")).map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual(
      code === undefined ? ["ended", "changed", "set"].map((word) => `breaking-${word}: Eilmeldung Nr. 1`) : [],
    );
  });

  test.each([
    ["", "FORBIDDEN"],
    ["test-newsroom-token", "NO_RIGHT"],
  ])("is nobody else's: %j", async (word, code) => {
    const ask = await arriveAtNewsroom(word);
    for (const query of [operations.set, operations.change, operations.end])
      expect((await ask(query, { line: draft(), known: 1 })).code).toBe(code);
    expect((await ask(operations.lines)).data.newsroom.breaking_lines).toBeNull();
    expect((await look()).line).toBeNull();
  });

  test("is used sixty times in a quarter of an hour", async () => {
    const ask = await enter("editor");
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 62; count += 1) codes.push((await ask(operations.end, { known: 999 })).code);
    expect(codes.indexOf("TOO_MANY_REQUESTS")).toBeLessThanOrEqual(60);
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    // The counter is of all tests of this file: the next quarter of an hour has its own.
    clock += 16 * 60_000;
  });
});

describe("what is set", () => {
  test.each([
    ["a path", "/verkehr?strasse=A14#karte", "/verkehr?strasse=A14#karte"],
    ["another site", "https://andere.example/x?y=1", "https://andere.example/x?y=1"],
    ["a number", "11", "/hochwasser/11"],
    ["a post's address", "/anders/11?x=1", "/hochwasser/11"],
    ["an address of before", "/2020/hochwasser/", "/hochwasser/11"],
  ])("leads to %s", async (_, link, expected) => {
    expect(await set({ link })).toMatchObject({ kind: "done" });
    expect((await look()).line).toMatchObject({ text: "Rhein über die Ufer getreten", link: expected, is_ticker: false });
  });

  test("is one plain line", async () => {
    await set({ text: "  Eins\n zwei\u202e\tdrei <b>  " });
    expect((await look()).line).toMatchObject({ text: "Eins zwei drei <b>" });
  });

  test.each([
    ["no text", { text: " \n" }],
    ["a long text", { text: "x".repeat(121) }],
    ["no moment", { ends: "bald" }],
    ["an end that is over", { ends: inSeconds(-1) }],
    ["an end in three days", { ends: inSeconds(72 * 3600) }],
    ["no link", { link: "" }],
    ["an unencrypted site", { link: "http://andere.example/" }],
    ["another site without a scheme", { link: "//andere.example/" }],
    ["another site by a backslash", { link: "/\\andere.example/" }],
    ["a tab that browsers leave out", { link: "/\t/andere.example/" }],
    ["dots that browsers resolve", { link: "/.//andere.example/" }],
    ["a name and a word", { link: "https://a:b@andere.example/" }],
    ["a script", { link: "javascript:alert(1)" }],
    ["the newsroom", { link: "/Redaktion/team" }],
    ["a preview", { link: "/x/../vorschau/geheim" }],
    ["a long link", { link: `/${"x".repeat(500)}` }],
  ])("has not %s", async (_, changes) => {
    expect(await set(changes)).toMatchObject({ kind: "bad input" });
    expect((await look()).line).toBeNull();
    expect(purged).toEqual([]);
  });

  test.each(["12", "/weg/12"])("leads to no post that readers do not have: %s", async (link) => {
    expect(await set({ link })).toEqual({ kind: "unknown post" });
    await write(createPost({ source: "wp:a:2", preferredId: 12, slug: "weg", status: "scheduled", date: inSeconds(3600) }));
    expect(await set({ link })).toEqual({ kind: "unknown post" });
  });

  test("goes with its post, from kept answers and pages", async () => {
    await set({ link: "11" });
    await look();
    purged = [];
    await removePosts(env, [11]);
    expect((await look()).line).toBeNull();
    expect(purged).toContain("breaking");
  });

  test("is away while its post waits for its hour", async () => {
    await set({ link: "11" });
    await bindings.DB.prepare("UPDATE posts SET published_at = ?1 WHERE id = 11")
      .bind(seconds() + 600)
      .run();
    clock += BELIEVED_FOR_MS + 1;
    expect((await look(asOtherIsolate(env))).line).toBeNull();
  });
});

describe("kept answers", () => {
  test("of both isolates hear of each write, and are kept between them; what the menus show is told by its tags", async () => {
    const other = asOtherIsolate(env);
    const texts = async () => [(await look()).line?.text, (await look(other)).line?.text];
    expect(await texts()).toEqual([undefined, undefined]);
    const steps: [() => Promise<unknown>, string | undefined][] = [
      [() => set(), "Rhein über die Ufer getreten"],
      [
        async () => changeLine(env, { draft: draft({ text: "Anders" }), known: (await readRevision()) ?? 0 }, seconds()),
        "Anders",
      ],
      [async () => set({ text: "Neu" }, await readRevision()), "Neu"],
      [async () => endLine(env, (await readRevision()) ?? 0, seconds()), undefined],
    ];
    for (const [act, text] of steps) {
      expect((await look()).tags).toContain("breaking");
      purged = [];
      await act();
      expect(purged).toEqual(["anything", "breaking"]);
      expect((await look()).line?.text).toBe(text);
      clock += BELIEVED_FOR_MS + 1;
      expect(await texts()).toEqual([text, text]);
      expect([(await look()).isKept, (await look(other)).isKept]).toEqual([true, true]);
    }
  });

  test("end with the line, to the second", async () => {
    await set({ ends: inSeconds(90) });
    const end = seconds() + 90;
    expect(await look()).toMatchObject({
      line: { ends: new Date(end * 1000).toISOString().replace(".000", "") },
      until: String(end),
    });
    clock = end * 1000 - 1;
    expect((await look()).line).not.toBeNull();
    clock = end * 1000;
    expect(await look()).toMatchObject({ line: null, until: null });
  });
});

describe("two editors", () => {
  test("never undo each other's work unseen", async () => {
    await set();
    const seen = (await readRevision()) ?? 0;
    await changeLine(env, { draft: draft({ text: "Berichtigt" }), known: seen }, seconds());
    expect([
      await set({ text: "Anders" }),
      await set({ text: "Anders" }, seen),
      await changeLine(env, { draft: draft({ text: "Anders" }), known: seen }, seconds()),
      await endLine(env, seen, seconds()),
    ]).toEqual(Array.from({ length: 4 }, () => ({ kind: "conflict" })));
    expect((await look()).line?.text).toBe("Berichtigt");
  });

  test("at the same moment: one is told", async () => {
    const outcomes = await Promise.all([set({ text: "Eins" }), set({ text: "Zwei" })]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "done"]);
  });

  test("a change keeps the number that readers put away, a new line has another", async () => {
    await set();
    const { line } = await look();
    await changeLine(env, { draft: draft({ text: "Anders" }), known: (await readRevision()) ?? 0 }, seconds());
    expect((await look()).line?.id).toBe(line?.id);
    await set({}, await readRevision());
    expect((await look()).line?.id).not.toBe(line?.id);
  });

  test("what is sent twice is done and noted once, and after its end a line is neither changed nor ended", async () => {
    const twice = [await set(), await set({ ends: inSeconds(3605) })];
    expect(twice).toEqual([
      { kind: "done", id: expect.any(Number), isAgain: false },
      { kind: "done", id: expect.any(Number), isAgain: true },
    ]);
    expect(await bindings.DB.prepare("SELECT count(*) AS n FROM breaking_lines").first("n")).toBe(1);
    const known = (await readRevision()) ?? 0;
    clock += 3600_000;
    expect(await changeLine(env, { draft: draft({ text: "Zu spät" }), known }, seconds())).toEqual({ kind: "conflict" });
    expect(await endLine(env, known, seconds())).toBeNull();
    expect(await set({}, known)).toMatchObject({ kind: "done" });
  });
});

test("the last ten are listed, newest first, with who set them; each question is one short look into an index", async () => {
  const ask = await enter("editor");
  for (let count = 0; count < 12; count += 1)
    await ask(operations.set, {
      line: draft({ text: `Nr. ${count}`, link: "11" }),
      known: count === 0 ? null : await readRevision(),
    });
  const { breaking_lines: lines } = (await ask(operations.lines)).data.newsroom;
  expect(lines).toHaveLength(10);
  expect(lines.map(({ is_standing: is }: { is_standing: boolean }) => is)).toEqual([
    true,
    ...Array.from({ length: 9 }, () => false),
  ]);
  expect(lines[0]).toMatchObject({
    text: "Nr. 11",
    link: "/hochwasser/11",
    post_title: expect.any(String),
    set_by: expect.stringMatching(/^Person/),
  });
  const plans = await recordPlans(env, async (recording) => {
    await look(recording);
    await (await arriveAtNewsroom((await hireSignedIn("editor")).session, recording))(operations.lines);
    await setLine(recording, { draft: draft(), known: await readRevision(), by: null }, seconds());
  });
  expect(plans.filter(({ sql }) => sql.includes("breaking_lines")).length).toBeGreaterThanOrEqual(5);
  expect(plans.filter(({ sql }) => sql.includes("breaking_lines")).flatMap(findGrowingSteps)).toEqual([]);
});
