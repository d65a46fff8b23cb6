/** What staff take away from readers over their pages: posts (decision 101) and comments (decision 100). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import { createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepProof } from "#workers/backend/newsroom/takedowns/read-takedowns.ts";
import { moderationOperations as op } from "./moderation-operations-for-test.ts";
import type { StaffRole } from "./rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "./staff-for-test.ts";
import { readStaffLog } from "./staff-log.ts";

const bindings = env as unknown as Env;
const source = "wp:alt.example:1";
const post = createPost({
  source,
  preferredId: 11,
  slug: "der-fall",
  title: "Xaverhuber verhaftet",
  isPremium: true,
  formerPaths: ["/2020/der-fall"],
  authors: [{ slug: "lea", name: "Lea" }],
  commentCount: 2,
});
const comment = (name: string, html = "<p>Ja.</p>") => ({
  source: `${source}-${name}`,
  post: source,
  parent: null,
  author: name,
  html,
  date: "2026-03-01T10:00:00.000Z",
});

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.batch(["tombstones", "staff_log", "staff"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await write(post);
  await writeComments(bindings, [source], [comment("Maria"), comment("Jo")]);
});

const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session);
const logged = async () =>
  (await readStaffLog(env, { staff: null, kind: null, before: null }))
    .filter(({ kind }) => /^(?:takedown|comment)/.test(kind))
    .map(({ kind, subject }) => `${kind}: ${subject}`);
const takeDown = { id: 11, reason: " Gericht\n" };
const nothing = {
  text: "",
  is_personal: false,
  is_upheld: false,
  comments: Array.from({ length: 51 }, (_, index) => ({ id: index + 1, revision: 0 })),
  rules: [{ scope: "SECTION", key: "nirgends" }],
  words: "x".repeat(20_001),
};
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
type Row = any;

describe("the right to moderate", () => {
  test.each([
    ["editor", "NO_RIGHT", undefined],
    ["chief", undefined, undefined],
    ["operator", "NO_RIGHT", "NO_RIGHT"],
    ["administrator", undefined, undefined],
  ] as const)("%s: takes posts down %s, hides comments %s", async (role, onTakedown, onComment) => {
    const ask = await enter(role);
    const [{ id } = { id: 0 }] = (await env.DB.prepare("SELECT id FROM comments").all<{ id: number }>()).results;
    const { newsroom } = (
      await ask('{ newsroom { takedowns { id } takedown_candidate(address: "11") { id } comments(list: ALL) { next } } }')
    ).data;
    expect([newsroom.takedowns === null, newsroom.takedown_candidate === null]).toEqual([
      onTakedown !== undefined,
      onTakedown !== undefined,
    ]);
    expect(newsroom.comments === null).toBe(onComment !== undefined);
    // Who has the right is told that these are no decisions.
    for (const query of [op.decide, op.answer, op.settle, op.seen, op.setRules, op.setSettings])
      expect((await ask(query, { id, revision: 0, decision: { kind: "HIDDEN" }, ...nothing })).code, query).toBe(
        onComment ?? "BAD_USER_INPUT",
      );
    expect((await ask(op.takeDown, takeDown)).code).toBe(onTakedown);
    expect((await ask(op.lift, { id: 11 })).code).toBe(onTakedown);
  });

  test("is refused without a session, to programs, and with a second factor older than ten minutes", async () => {
    for (const [word, code] of [
      ["", "FORBIDDEN"],
      ["test-newsroom-token", "NO_RIGHT"],
    ] as const) {
      const ask = await arriveAtNewsroom(word);
      for (const query of [op.takeDown, op.lift, op.decide, op.answer, op.settle, op.setRules, op.setSettings])
        expect((await ask(query, { ...takeDown, revision: 0, decision: { kind: "SHOWN" }, ...nothing })).code, query).toBe(code);
    }
    const chief = await enter("chief");
    await env.DB.prepare("UPDATE staff_sessions SET confirmed_at = confirmed_at - 601").run();
    expect([(await chief(op.takeDown, takeDown)).code, (await chief(op.lift, { id: 11 })).code]).toEqual([
      "UNCONFIRMED",
      "UNCONFIRMED",
    ]);
    expect(await first("SELECT count(*) AS n FROM posts")).toEqual({ n: 1 });
    expect(await logged()).toEqual([]);
  });
});

describe("a takedown", () => {
  test("is asked for by number or address, proved from inside, lifted, and noted", async () => {
    const ask = await enter("chief");
    for (const address of ["11", "/der-fall/11", "/anders/11?x=1", "/2020/der-fall/"]) {
      const { takedown_candidate: candidate } = (await ask(op.candidate, { address })).data.newsroom;
      expect(candidate, address).toMatchObject({
        id: 11,
        takedown: null,
        post: { is_premium: true, authors: ["Lea"], link: "/der-fall/11" },
      });
    }
    expect((await ask(op.takeDown, takeDown)).data).toEqual({ takeDownPost: true });
    const { takedown } = (await ask(op.takedown, { id: 11 })).data.newsroom;
    expect(takedown).toMatchObject({
      id: 11,
      title: "Xaverhuber verhaftet",
      reason: "Gericht",
      by: expect.stringMatching(/^Person/),
      proof: null,
    });
    expect(takedown.checks.filter(({ left }: Row) => left > 0)).toEqual([]);
    expect(takedown.checks.map(({ place, name }: Row) => `${place} ${name}`)).toEqual(
      expect.arrayContaining(["ROWS posts", "SEARCH ", "ADDRESS /der-fall/11", "ADDRESS /2020/der-fall", "FILES "]),
    );
    expect((await ask(op.candidate, { address: "11" })).data.newsroom.takedown_candidate).toMatchObject({
      post: null,
      takedown: { lifted: null },
    });
    const surface = { surface: "article", address: "/der-fall/11", answer: "410", isGone: true };
    await keepProof(env.DB, 11, { at: "2026-03-02T08:00:00.000Z", isGone: true, surfaces: [surface] });
    expect((await ask(op.takedown, { id: 11 })).data.newsroom.takedown.proof.surfaces).toMatchObject([
      { answer: "410", is_gone: true },
    ]);
    expect((await write(post))[0]?.outcome).toBe("refused");

    expect((await ask(op.lift, { id: 11 })).data).toEqual({ liftTakedown: true });
    expect(await first("SELECT count(*) AS n FROM posts")).toEqual({ n: 0 });
    expect((await ask(op.takedown, { id: 11 })).data.newsroom.takedown).toMatchObject({
      checks: null,
      lifted_by: expect.stringMatching(/^Person/),
    });
    expect((await ask(op.lift, { id: 11 })).code).toBe("NOT_FOUND");
    expect((await write(post))[0]?.outcome).toBe("created");
    expect(await logged()).toEqual(["takedown-lifted: Beitrag 11", "takedown: Beitrag 11"]);
  });

  test("that left something behind says where", async () => {
    const ask = await enter("chief");
    await ask(op.takeDown, takeDown);
    await env.DB.prepare("UPDATE tombstones SET facts = json_set(facts, '$.files', json_array('/media/p/rest.jpg'))").run();
    await env.MEDIA.put("p/rest.jpg", "bytes");
    const { checks } = (await ask(op.takedown, { id: 11 })).data.newsroom.takedown;
    expect(checks.filter(({ left }: Row) => left > 0)).toEqual([{ place: "FILES", name: "", looked: 1, left: 1 }]);
  });

  test.each([
    ["no such post", { id: 99, reason: "Gericht" }, "NOT_FOUND"],
    ["no reason", { id: 11, reason: "  " }, "BAD_USER_INPUT"],
    ["a reason that is a book", { id: 11, reason: "x".repeat(501) }, "BAD_USER_INPUT"],
  ])("is refused for %s", async (_, asked, code) => {
    const ask = await enter("chief");
    expect((await ask(op.takeDown, asked)).code).toBe(code);
    expect((await ask(op.takedown, { id: asked.id })).data.newsroom.takedown).toBeNull();
    expect(await logged()).toEqual([]);
  });

  test("stands in a list of fifty a page, newest first", async () => {
    const ask = await enter("chief");
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 53)
      INSERT INTO tombstones (post_id, title, reason, taken_by, taken_at, facts) SELECT i, 'T', 'G', 'L', 1000 + i / 5, '{"slug":"t"}' FROM n`;
    await env.DB.prepare(sql).run();
    const page = (await ask(op.takedowns)).data.newsroom.takedowns.map(({ id }: Row) => id);
    const next = (await ask(op.takedowns, { before: page.at(-1) })).data.newsroom.takedowns.map(({ id }: Row) => id);
    expect([page.length, page[0], new Set([...page, ...next]).size, next.length]).toEqual([50, 50, 53, 3]);
  });
});

describe("comments", () => {
  const ids = async (): Promise<number[]> =>
    (await env.DB.prepare("SELECT id FROM comments ORDER BY id").all<{ id: number }>()).results.map(({ id }) => id);
  const readers = "{ post(id: 11) { comment_count comments { items { author } } } }";
  const seen = async () => {
    const { post: own } = (await (await arriveAtNewsroom())(readers)).data;
    return [own.comment_count, own.comments.items.map(({ author }: Row) => author).join()];
  };

  const decide = async (ask: Awaited<ReturnType<typeof enter>>, id: number, decision: object) => {
    const revision = (await ask(op.comment, { id })).data.newsroom.comment?.revision ?? 0;
    return ask(op.decide, { id, revision, decision });
  };
  const hiding = { kind: "HIDDEN", ground: "RESPECT" };

  test("are hidden from readers whatever imports bring, and shown again; each is noted once", async () => {
    const ask = await enter("editor");
    const [maria = 0] = await ids();
    expect(await seen()).toEqual([2, "Jo,Maria"]);
    expect((await decide(ask, maria, hiding)).data.reply).toEqual({ is_done: true, change: null });
    expect(await seen()).toEqual([1, "Jo"]);
    // The bridge brings the post and its comments once more, as an import does.
    await write({ ...post, title: "Neuer Titel", commentCount: 2 });
    expect(await seen()).toEqual([1, "Jo"]);
    await writeComments(bindings, [source], [comment("Maria", "<p>Anders.</p>"), comment("Jo")]);
    expect(await seen()).toEqual([1, "Jo"]);
    expect((await decide(ask, maria, { kind: "SHOWN" })).code).toBeUndefined();
    expect(await seen()).toEqual([2, "Jo,Maria"]);
    expect((await decide(ask, 999_999, hiding)).code).toBe("NOT_FOUND");
    const subject = `Kommentar Nr. ${maria} zu Beitrag 11`;
    expect(await logged()).toEqual([`comment-shown: ${subject}`, `comment-hidden: ${subject}`]);
  });

  test("are deleted for good, which is noted without a word of theirs", async () => {
    const ask = await enter("editor");
    const [maria = 0] = await ids();
    expect((await decide(ask, maria, { kind: "DELETED" })).data.reply).toEqual({ is_done: true, change: null });
    await writeComments(bindings, [source], [comment("Maria"), comment("Jo")]);
    expect(await seen()).toEqual([1, "Jo"]);
    expect((await decide(ask, maria, { kind: "DELETED" })).code).toBe("NOT_FOUND");
    expect(await logged()).toEqual([`comment-deleted: Kommentar Nr. ${maria} zu Beitrag 11`]);
  });

  test("come newest first, all or one post's, fifty a page", async () => {
    const ask = await enter("editor");
    await write(createPost({ source: `${source}2`, preferredId: 12, title: "Anderer" }));
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...comment(`${index}`),
      source: `b-${index}`,
      post: `${source}2`,
      date: `2020-01-01T00:00:${String(index).padStart(2, "0")}.000Z`,
    }));
    await writeComments(bindings, [`${source}2`], many);
    const read = async (variables: object) => (await ask(op.comments, variables)).data.newsroom.comments.items as Row[];
    const all = await read({});
    expect([all.length, all[0].author]).toEqual([50, "50"]);
    expect((await read({ after: all.at(-1).id })).map(({ author }) => author)).toEqual(["0", "Jo", "Maria"]);
    const own = await read({ post: 12 });
    expect([own.length, own[0].author, own[0].post_title]).toEqual([50, "50", "Anderer"]);
    expect((await read({ post: 12, after: own.at(-1).id })).map(({ author }) => author)).toEqual(["0"]);
    expect(await read({ post: 99 })).toEqual([]);
  });
});

test("no statement of these pages reads a whole table that grows", async () => {
  const { session } = await hireSignedIn("administrator");
  await (await arriveAtNewsroom(session))(op.takeDown, takeDown);
  const plans = await recordPlans(bindings, async (recording) => {
    const ask = await arriveAtNewsroom(session, recording);
    for (const variables of [{}, { before: 11 }]) await ask(op.takedowns, variables);
    for (const variables of [{}, { after: 9 }, { post: 11 }, { post: 11, after: 9 }]) await ask(op.comments, variables);
    await ask(op.takedown, { id: 11 });
    await ask(op.candidate, { address: "/der-fall/11" });
  });
  expect(plans.length).toBeGreaterThan(12);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
