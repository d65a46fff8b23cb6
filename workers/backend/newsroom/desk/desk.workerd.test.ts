/** The desk: a post from its first letter to readers' pages, with two people at it, and what is never lost. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { type DeskText, emptyDeskText, MAX_DESK_BLOCKS, MAX_DESK_BYTES } from "#shared/content/desk-text.ts";
import worker from "#workers/backend/backend.ts";
import { publishDue } from "#workers/backend/content/write/publish-due.ts";
import { createPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { BELIEVED_FOR_MS } from "#workers/backend/ground/changes/known-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { setCommentRules } from "#workers/backend/newsroom/comments/set-comment-rules.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn, type SignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { liftTakedown, takeDown } from "#workers/backend/newsroom/takedowns/take-down.ts";
import { deskOperations as op } from "./desk-operations-for-test.ts";
import { noteDuePosts } from "./publish.ts";
import { giveBackPost, takeOverPost } from "./take-over.ts";
import { MAX_VERSIONS } from "./versions.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
let clock = Date.now();
const seconds = () => Math.floor(clock / 1000);

beforeEach(async () => {
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await emptyDatabase(env.DB);
  await env.DB.batch(
    ["desk_posts", "staff_log", "staff", "tombstones", "comment_rules"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await write(...places, createPost({ source: "own:1", preferredId: 11 }));
  clock += BELIEVED_FOR_MS + 1;
  purged = [];
});
afterEach(() => vi.restoreAllMocks());

const paragraph = (html: string): ContentBlock => ({ kind: "paragraph", html });
const text = (changes: Partial<DeskText> = {}): DeskText => ({
  ...emptyDeskText,
  title: "Der Rhein steigt",
  lead: "Am Damm wird gewacht.",
  sections: [{ slug: "politik", title: "Politik" }],
  blocks: [paragraph("Seit <b>gestern</b>."), paragraph("Bis morgen."), paragraph("Und dann.")],
  ...changes,
});

type Ask = Awaited<ReturnType<typeof arriveAtNewsroom>>;
const enter = async (...roles: StaffRole[]) => {
  const member: SignedIn = await hireSignedIn(...roles);
  return { ask: await arriveAtNewsroom(member.session, env), member };
};

/** As the portal sends what is typed. */
async function saveAs(
  session: string,
  id: number,
  body: object,
  own = env,
): Promise<{ status: number; body: { revision?: number; late?: number } }> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${session}`.trim() };
  const request = new Request(`http://backend/newsroom/desk/${id}`, { method: "PUT", headers, body: JSON.stringify(body) });
  const response = await worker.fetch(request, own);
  return { status: response.status, body: await response.json() };
}

/** Somebody with a post that is open in their window. */
async function begin(role: StaffRole = "editor", window = "window-one") {
  const { ask, member } = await enter(role);
  const id = (await ask(op.create)).data.createDeskPost as number;
  await ask(op.keep, { id, window, wants: true });
  const save = (known: number, changes: Partial<DeskText> = {}) =>
    saveAs(member.session, id, { known, window, text: JSON.stringify(text(changes)) });
  return { ask, id, save, member };
}
const readOne = async (ask: Ask, id: number) => (await ask(op.post, { id })).data.newsroom.desk_post;

/** What a reader's page asks. */
async function readPost(id: number) {
  const query = `{ post(id: ${id}) { title { rendered } content_blocks { __typename ... on FactsBlock { title } } } }`;
  const response = await handleGraphql(createGraphqlRequest({ query }), env);
  return (await response.json<{ data: { post: { title: { rendered: string }; content_blocks: unknown[] } | null } }>()).data.post;
}

describe("a post", () => {
  test("goes from the first letter to readers, is corrected, withdrawn and published again", async () => {
    const { ask, id, save } = await begin();
    expect(await save(1)).toEqual({ status: 200, body: { revision: 2 } });
    expect(await readOne(ask, id)).toMatchObject({ state: "DRAFT", revision: 2, is_editable: true, link: null, published: null });
    expect(purged).toEqual([]);

    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    expect(purged).toEqual(
      expect.arrayContaining(["feed:category_politik", "posts"].map((tag) => expect.stringContaining(tag.split("_")[0] ?? ""))),
    );
    expect((await readPost(post))?.title.rendered).toBe("Der Rhein steigt");
    expect(await readOne(ask, id)).toMatchObject({
      state: "PUBLISHED",
      link: `/der-rhein-steigt/${post}`,
      is_changed_since: false,
    });

    expect((await save(2, { title: "Der Rhein sinkt" })).body.revision).toBe(3);
    expect((await readPost(post))?.title.rendered).toBe("Der Rhein steigt");
    expect((await readOne(ask, id)).is_changed_since).toBe(true);

    clock += 60_000;
    expect((await ask(op.publish, { id, known: 3, correction: "Es war\nder <Rhein>." })).data.publishDeskPost).toBe(post);
    const corrected = await readPost(post);
    expect(corrected?.title.rendered).toBe("Der Rhein sinkt");
    expect(corrected?.content_blocks.at(-1)).toMatchObject({ title: expect.stringMatching(/^Korrektur vom \d+\. \S+ \d{4}$/) });
    expect(await readOne(ask, id)).toMatchObject({ revision: 4, is_changed_since: false });

    expect((await ask(op.withdraw, { id, known: 4 })).data.withdrawDeskPost).toBe(true);
    clock += BELIEVED_FOR_MS + 1;
    expect(await readPost(post)).toBeNull();
    // Who has not heard of it does not bring it back.
    expect((await ask(op.publish, { id, known: 4 })).code).toBe("CONFLICT");
    expect((await ask(op.publish, { id, known: 5 })).data.publishDeskPost).toBe(post);
    clock += BELIEVED_FOR_MS + 1;
    expect((await readPost(post))?.title.rendered).toBe("Der Rhein sinkt");

    const log = await readStaffLog(env, { staff: null, kind: null, before: null });
    expect(log.map(({ kind }) => kind).filter((kind) => kind.startsWith("desk"))).toEqual(
      ["published", "withdrawn", "corrected", "published", "begin"].map((word) => `desk-${word}`),
    );
    const { versions } = await readOne(ask, id);
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual([
      "published",
      "withdrawn",
      "published",
      "published",
      "saved",
    ]);
  });

  test("comes out at its hour by itself, and may be taken out of the plan before", async () => {
    const { ask, id, save } = await begin();
    await save(1);
    for (const never of ["bald", "2100-01-01T00:00:00Z", "+012000-01-01T00:00:00Z"])
      expect((await ask(op.publish, { id, known: 2, at: never })).code, never).toBe("BAD_USER_INPUT");
    const at = new Date(clock + 3600_000).toISOString();
    const post = (await ask(op.publish, { id, known: 2, at })).data.publishDeskPost as number;
    expect(await readOne(ask, id)).toMatchObject({ state: "PLANNED", publish_at: expect.stringContaining(at.slice(0, 18)) });
    expect((await ask(op.list, {})).data.newsroom.desk_planned).toEqual([{ id }]);
    expect(await readPost(post)).toBeNull();
    expect((await ask(op.withdraw, { id, known: 2 })).data.withdrawDeskPost).toBe(true);
    expect((await readOne(ask, id)).state).toBe("DRAFT");

    await ask(op.publish, { id, known: 2, at });
    clock += 3601_000;
    expect((await readOne(ask, id)).state).toBe("PUBLISHED");
    expect((await ask(op.list, { state: "PUBLISHED" })).data.newsroom.desk_posts).toHaveLength(1);
    expect((await ask(op.list, { state: "PLANNED" })).data.newsroom.desk_posts).toEqual([]);
    await publishDue(env, new Date(clock));
    await noteDuePosts(env, seconds());
    clock += BELIEVED_FOR_MS + 1;
    expect((await readPost(post))?.title.rendered).toBe("Der Rhein steigt");
    expect(await readOne(ask, id)).toMatchObject({ state: "PUBLISHED", publish_at: null, published: expect.any(String) });
    expect(await env.DB.prepare("SELECT state FROM desk_posts").first("state")).toBe("published");
  });

  test("is the same for readers as one that was imported", async () => {
    const { ask, id, save } = await begin();
    await save(1);
    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    const row = await env.DB.prepare("SELECT modified_at FROM posts WHERE id = ?1").bind(post).first<{ modified_at: number }>();
    const date = new Date((row?.modified_at ?? 0) * 1000).toISOString();
    await write(
      createPost({
        source: "wp:a:1",
        preferredId: 99,
        slug: "der-rhein-steigt",
        title: "Der Rhein steigt",
        excerpt: "Am Damm wird gewacht.",
        categories: [{ slug: "politik", title: "Politik" }],
        blocks: text().blocks,
        date: "2026-03-01T08:00:00Z",
        modified: date,
      }),
    );
    const body = (number: number) =>
      env.DB.prepare("SELECT blocks, free_block_count FROM post_bodies WHERE post_id = ?1").bind(number).first();
    expect(await body(post)).toEqual(await body(99));
    const facts = (number: number) =>
      env.DB.prepare(
        "SELECT label_text, label_link, type, slug, title, kicker, excerpt, main_feed_id, is_premium, meta, picture_count FROM posts WHERE id = ?1",
      )
        .bind(number)
        .first();
    expect(await facts(post)).toEqual(await facts(99));
  });

  test.each([
    ["no title", { title: " " }],
    ["no section", { sections: [] }],
    ["no text", { blocks: [paragraph("&nbsp;")] }],
    ["a slash in its address", { slug: "a/b" }],
  ])("with %s does not come out", async (_, changes) => {
    const { ask, id, save } = await begin();
    await save(1, changes);
    expect((await ask(op.publish, { id, known: 2 })).code).toBe("BAD_USER_INPUT");
    expect((await readOne(ask, id)).state).toBe("DRAFT");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(1);
  });

  test("that was never published is deleted, another one is not", async () => {
    const { ask, id, save, member } = await begin();
    await save(1);
    await ask(op.show, { id, tier: "ANONYMOUS" });
    expect((await ask(op.remove, { id, known: 1 })).code).toBe("CONFLICT");
    expect((await readOne(ask, id)).revision).toBe(2);
    expect((await ask(op.remove, { id, known: 2 })).data.deleteDeskPost).toBe(true);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(1);
    const other = (await ask(op.create)).data.createDeskPost as number;
    await ask(op.keep, { id: other, window: "window-one", wants: true });
    await saveAs(member.session, other, { known: 1, window: "window-one", text: JSON.stringify(text()) });
    await ask(op.publish, { id: other, known: 2 });
    expect((await ask(op.remove, { id: other, known: 2 })).code).toBe("CONFLICT");
  });

  test("that was planned once is deleted with what readers would have got", async () => {
    const { ask, id, save } = await begin();
    await save(1);
    await ask(op.publish, { id, known: 2, at: new Date(clock + 3600_000).toISOString() });
    expect((await ask(op.remove, { id, known: 2 })).code).toBe("CONFLICT");
    await ask(op.withdraw, { id, known: 2 });
    expect((await ask(op.remove, { id, known: 2 })).data.deleteDeskPost).toBe(true);
    for (const [table, left] of [
      ["posts", 1],
      ["waiting_posts", 0],
      ["content_hashes WHERE source LIKE 'desk:%'", 0],
    ] as const)
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"), table).toBe(left);
  });

  test("that is taken down goes from the desk, with its versions and its preview", async () => {
    const { ask, id, save } = await begin();
    await save(1);
    await ask(op.show, { id, tier: "ANONYMOUS" });
    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    await takeDown(env as Env & { MEDIA: R2Bucket }, { postId: post, reason: "Urteil", by: "Recht" }, seconds());
    expect(await readOne(ask, id)).toBeNull();
    for (const table of ["desk_versions", "desk_notes", "waiting_posts"])
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"), table).toBe(0);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(1);
  });

  test("takes its rule of comments along", async () => {
    const { ask, id, save } = await begin();
    await save(1, { commentRule: "closed" });
    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    const rule = () =>
      env.DB.prepare("SELECT rule FROM comment_rules WHERE scope = 'post' AND key = ?1").bind(String(post)).first("rule");
    expect(await rule()).toBe("closed");
    await save(2, { commentRule: null });
    await ask(op.publish, { id, known: 3 });
    expect(await rule()).toBeNull();
    // Who moderates has closed it; a mistake in the text is mended.
    await setCommentRules(env, [{ scope: "post", key: String(post), rule: "closed" }]);
    await save(3, { title: "Der Rhein sinkt" });
    await ask(op.publish, { id, known: 4 });
    expect(await rule()).toBe("closed");
  });

  test("keeps what the newsroom's ticker has written in it", async () => {
    const { ask, id, save } = await begin();
    const blocks: ContentBlock[] = [paragraph("Wir berichten."), { kind: "ticker", entries: [] }];
    await save(1, { blocks });
    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    const entry = { id: "eins", title: "Es geht los", html: "<p>Jetzt.</p>", known: null };
    const written = await ask(
      "mutation ($post: Int!, $entry: TickerEntryInput!) { saveTickerEntry(post_id: $post, entry: $entry) { id } }",
      { post, entry: { id: entry.id, title: entry.title, html: entry.html } },
    );
    expect(written.code).toBeUndefined();
    await save(2, { blocks, title: "Anders" });
    await ask(op.publish, { id, known: 3 });
    const stored = await env.DB.prepare("SELECT blocks FROM post_bodies WHERE post_id = ?1").bind(post).first<string>("blocks");
    expect(JSON.parse(stored ?? "[]").at(-1)).toMatchObject({ kind: "ticker", entries: [{ id: "eins" }] });
  });

  test("says what readers lose with a ticker that is taken out; its entries come back with its block", async () => {
    const { ask, id, save } = await begin();
    const blocks: ContentBlock[] = [paragraph("Wir berichten."), { kind: "ticker", entries: [] }];
    await save(1, { blocks });
    const post = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    await ask("mutation ($post: Int!, $entry: TickerEntryInput!) { saveTickerEntry(post_id: $post, entry: $entry) { id } }", {
      post,
      entry: { id: "eins", title: "Es geht los", html: "<p>Jetzt.</p>" },
    });
    const tickers = async () => (await readOne(ask, id)).tickers;
    const shown = async () => {
      const stored = await env.DB.prepare("SELECT blocks FROM post_bodies WHERE post_id = ?1").bind(post).first<string>("blocks");
      return JSON.parse(stored ?? "[]");
    };
    const one = { entries: 1, is_over: false };
    await save(2, { blocks: [paragraph("Wir berichten.")] });
    expect(await tickers()).toEqual([{ ...one, is_public: true }]);

    await ask(op.publish, { id, known: 3 });
    expect(await shown()).toMatchObject([{ kind: "paragraph" }]);
    expect(await tickers()).toEqual([{ ...one, is_public: false }]);
    // Published once more, and taken from its readers: it stays kept.
    await save(3, { blocks: [paragraph("Anders.")] });
    await ask(op.publish, { id, known: 4 });
    await ask(op.withdraw, { id, known: 4 });
    expect(await tickers()).toEqual([{ ...one, is_public: false }]);

    await save(5, { blocks });
    await ask(op.publish, { id, known: 6 });
    expect(await shown()).toMatchObject([{ kind: "paragraph" }, { kind: "ticker", entries: [{ id: "eins" }] }]);
    expect(await tickers()).toEqual([{ ...one, is_public: true }]);
    expect(await env.DB.prepare("SELECT carried FROM desk_posts WHERE id = ?1").bind(id).first("carried")).toBeNull();
  });
});

describe("a preview", () => {
  test("shows the text as it stands, to staff alone, and drops nothing that readers' pages keep", async () => {
    const { ask, id, save } = await begin();
    await save(1, { isPremium: true, freeBlockCount: 1 });
    const version = () =>
      env.DB.prepare("SELECT touched FROM content_changes ORDER BY number DESC LIMIT 1").first<string>("touched");
    for (const [tier, granted] of [
      ["ANONYMOUS", false],
      ["PLUS", true],
    ] as const) {
      const { desk_preview: preview } = (await ask(op.show, { id, tier })).data.newsroom;
      expect(preview).toMatchObject({ status: "DRAFT", post: { title: { rendered: "Der Rhein steigt" }, access: { granted } } });
    }
    expect(purged).toEqual([]);
    expect(await version()).toBe("[]");
    await save(2, { title: "Anders" });
    expect((await ask(op.show, { id, tier: "PLUS" })).data.newsroom.desk_preview.post.title.rendered).toBe("Anders");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(2);
    const nobody = await arriveAtNewsroom("", env);
    expect((await nobody(op.show, { id, tier: "PLUS" })).data.newsroom.desk_preview).toBeNull();
    const shown = await env.DB.prepare("SELECT id FROM posts WHERE source LIKE '%:draft'").first<number>("id");
    expect(await readPost(shown ?? 0)).toBeNull();
  });
});

describe("two people", () => {
  test("see each other; one writes, the other takes over, and what the first sends after that is kept", async () => {
    const { ask, id, save } = await begin("editor", "window-one");
    const { ask: other, member } = await enter("chief");
    const keep = (who: Ask, window: string, takesOver = false) =>
      who(op.keep, { id, window, wants: true, takesOver }).then(({ data }) => data.keepDeskWindow);
    await save(1);
    const second = await keep(other, "window-two");
    expect(second).toMatchObject({ is_writing: false, writer: expect.stringMatching(/^Person/), present: [expect.any(String)] });
    expect((await saveAs(member.session, id, { known: 2, window: "window-two", text: JSON.stringify(text()) })).body).toEqual({
      late: expect.any(Number),
    });
    expect(await keep(other, "window-two", true)).toMatchObject({ is_writing: true });
    expect(await keep(ask, "window-one")).toMatchObject({ is_writing: false, writer: expect.any(String) });
    const saved = await saveAs(member.session, id, {
      known: 2,
      window: "window-two",
      text: JSON.stringify(text({ title: "Vom zweiten" })),
    });
    expect(saved.body.revision).toBe(3);

    const late = [await save(2, { title: "Vom ersten" }), await save(2, { title: "Vom ersten" })].map(({ body }) => body);
    expect(late).toEqual(Array.from({ length: 2 }, () => ({ late: expect.any(Number) })));
    expect(late[0]?.late).toBe(late[1]?.late);
    expect(JSON.parse((await readOne(ask, id)).text).title).toBe("Vom zweiten");
    const kept = (await ask(op.version, { id, version: late[0]?.late })).data.newsroom.desk_post.version;
    expect([kept.kind, JSON.parse(kept.text).title]).toEqual(["late", "Vom ersten"]);

    await keep(ask, "window-one", true);
    const back = await ask(op.restore, { id, known: 3, window: "window-one", version: late[0]?.late });
    expect(back.data.restoreDeskVersion).toEqual({ revision: 4, late: null });
    expect(JSON.parse((await readOne(ask, id)).text).title).toBe("Vom ersten");
    const { versions } = await readOne(ask, id);
    const texts = await Promise.all(
      versions.map(
        async ({ id: version }: { id: number }) =>
          JSON.parse((await ask(op.version, { id, version })).data.newsroom.desk_post.version.text).title,
      ),
    );
    expect(texts).toContain("Vom zweiten");
  });

  test("what is brought back too late leaves no state that never was, and a window that goes on and on too late does not fill the house", async () => {
    const { ask, id, save } = await begin("editor", "window-one");
    await save(1);
    await save(2, { title: "Vom zweiten" });
    const { ask: other } = await enter("chief");
    await other(op.keep, { id, window: "window-two", wants: true, takesOver: true });
    const late = (await save(2, { title: "Zu spät" })).body.late;
    const back = await ask(op.restore, { id, known: 2, window: "window-one", version: late });
    expect(back.data.restoreDeskVersion).toEqual({ revision: null, late });
    const { versions } = await readOne(ask, id);
    expect(versions.map(({ kind }: { kind: string }) => kind)).not.toContain("restored");

    const rows = Array.from({ length: MAX_VERSIONS }, (_, index) =>
      env.DB.prepare("INSERT INTO desk_versions (desk_id, kind, revision, at, text) VALUES (?1, 'late', 1, 0, ?2)").bind(
        id,
        String(index),
      ),
    );
    await env.DB.batch(rows);
    expect((await save(2, { title: "Noch später" })).body.late).toEqual(expect.any(Number));
    expect(await env.DB.prepare("SELECT count(*) AS n FROM desk_versions WHERE kind = 'late'").first("n")).toBe(MAX_VERSIONS);
  });

  test("the place is free once a window is closed, or was not heard of for a while; a second tab is another window", async () => {
    const { ask, id } = await begin("editor", "window-one");
    const keep = (window: string) => ask(op.keep, { id, window, wants: true }).then(({ data }) => data.keepDeskWindow.is_writing);
    expect(await keep("window-two")).toBe(false);
    await ask(op.leave, { id, window: "window-one" });
    expect(await keep("window-two")).toBe(true);
    expect(await keep("window-one")).toBe(false);
    clock += 46_000;
    expect(await keep("window-one")).toBe(true);
  });

  test("one publishes what the other has changed meanwhile: nothing comes out, and nothing is half done", async () => {
    const { ask, id, save } = await begin();
    await save(1);
    await save(2, { title: "Neuer" });
    for (const query of [op.publish, op.submit, op.withdraw, op.giveBack])
      expect((await ask(query, { id, known: 2 })).code).toBe("CONFLICT");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(1);
    expect((await readOne(ask, id)).state).toBe("DRAFT");
  });

  test("what is sent twice is saved once, and typing for a while leaves versions behind", async () => {
    const { ask, id, save } = await begin();
    expect([(await save(1)).body, (await save(1)).body]).toEqual([{ revision: 2 }, { revision: 2 }]);
    for (let known = 2; known < 12; known += 1) {
      clock += 100_000;
      await save(known, { title: `Stand ${known}` });
    }
    const { versions } = await readOne(ask, id);
    expect(versions.length).toBeGreaterThan(2);
    expect(versions.length).toBeLessThan(6);
  });
});

describe("rights", () => {
  test("a reporter writes and hands in; an editor gives back with a note, publishes, and the reporter may no longer change it", async () => {
    const { ask: reporter, id, save } = await begin("reporter");
    const { ask: editor } = await enter("editor");
    await save(1);
    for (const query of [op.publish, op.withdraw, op.giveBack])
      expect((await reporter(query, { id, known: 2 })).code).toBe("NO_RIGHT");
    expect((await reporter(op.submit, { id, known: 2 })).data.submitDeskPost).toBe(true);
    expect((await editor(op.list, { state: "SUBMITTED" })).data.newsroom.desk_posts).toMatchObject([
      { id, section: "Politik", created_by: expect.stringMatching(/^Person/), title: "Der Rhein steigt" },
    ]);
    expect((await editor(op.note, { id, quote: "gestern", text: "Seit wann genau?" })).data.addDeskNote).toBe(true);
    expect((await editor(op.giveBack, { id, known: 2 })).data.returnDeskPost).toBe(true);
    const { notes, state } = await readOne(reporter, id);
    expect([state, notes]).toEqual([
      "DRAFT",
      [expect.objectContaining({ quote: "gestern", text: "Seit wann genau?", is_settled: false })],
    ]);
    expect((await reporter(op.settle, { id, note: notes[0].id })).data.settleDeskNote).toBe(true);
    expect((await readOne(editor, id)).notes[0].is_settled).toBe(true);
    await reporter(op.submit, { id, known: 2 });
    expect((await editor(op.publish, { id, known: 2 })).data.publishDeskPost).toEqual(expect.any(Number));
    expect((await save(2, { title: "Nachher" })).status).toBe(403);
    expect((await readOne(reporter, id)).is_editable).toBe(false);
  });

  test("a reporter changes no other's post; operators, programs and strangers do nothing", async () => {
    const { id } = await begin("editor");
    const { ask: reporter, member } = await enter("reporter");
    await reporter(op.keep, { id, window: "window-two", wants: true, takesOver: true });
    const call = { known: 1, window: "window-two", text: JSON.stringify(text()) };
    expect((await saveAs(member.session, id, call)).status).toBe(403);
    expect((await reporter(op.remove, { id, known: 1 })).code).toBe("NO_RIGHT");
    expect((await reporter(op.list, { mine: true })).data.newsroom.desk_posts).toEqual([]);
    const { ask: operator, member: machinist } = await enter("operator");
    for (const [session, status] of [
      [machinist.session, 403],
      ["", 401],
      ["test-newsroom-token", 403],
    ] as const)
      expect((await saveAs(session, id, call)).status).toBe(status);
    for (const [ask, code] of [
      [operator, "NO_RIGHT"],
      [await arriveAtNewsroom("", env), "FORBIDDEN"],
      [await arriveAtNewsroom("test-newsroom-token", env), "NO_RIGHT"],
    ] as const) {
      for (const [query, variables] of [
        [op.create, {}],
        [op.keep, { id, window: "window-two", wants: true }],
        [op.publish, { id, known: 1 }],
        [op.note, { id, quote: "", text: "x" }],
        [op.remove, { id, known: 1 }],
      ] as const)
        expect((await ask(query, variables)).code, query).toBe(code);
      const { newsroom } = (await ask(op.list)).data;
      expect(newsroom?.desk_posts ?? null).toBeNull();
    }
  });
});

test.each([
  ["no JSON", "{", 422],
  ["another form", "[]", 422],
  ["an unknown block", JSON.stringify({ ...emptyDeskText, blocks: [{ kind: "script", html: "x" }] }), 422],
  ["too many blocks", JSON.stringify(text({ blocks: Array.from({ length: MAX_DESK_BLOCKS + 1 }, () => paragraph("x")) })), 422],
  ["too much text", JSON.stringify(text({ blocks: [paragraph("x".repeat(MAX_DESK_BYTES))] })), 413],
])("a text is refused, and nothing changes: %s", async (_, sent, status) => {
  const { ask, id, member } = await begin();
  expect((await saveAs(member.session, id, { known: 1, window: "window-one", text: sent })).status).toBe(status);
  expect((await readOne(ask, id)).revision).toBe(1);
});

test("the list is paged by its place, filtered, and no statement of the desk reads a whole table that grows", async () => {
  const { ask, member } = await enter("editor");
  const rows = Array.from({ length: 35 }, (_, index) =>
    env.DB.prepare(
      "INSERT INTO desk_posts (source, text, title, section, created_by, created_at, changed_by, changed_at) VALUES (?1, ?2, ?3, 'politik', ?4, ?5, ?4, ?5)",
    ).bind(`desk:x${index}`, JSON.stringify(text()), `Nr. ${index}`, member.id, seconds() - 35 + index),
  );
  await env.DB.batch(rows);
  const first = (await ask(op.list, { section: "politik", mine: true })).data.newsroom.desk_posts;
  const rest = (await ask(op.list, { before: first.at(-1).place })).data.newsroom.desk_posts;
  expect([first.length, rest.length, first[0].title, rest.at(-1).title]).toEqual([30, 5, "Nr. 34", "Nr. 0"]);
  expect((await ask(op.list, { before: "gestern" })).code).toBe("BAD_USER_INPUT");
  const plans = await recordPlans(env, async (recording) => {
    const { session } = await hireSignedIn("editor");
    const own = await arriveAtNewsroom(session, recording);
    for (const variables of [
      {},
      { state: "PUBLISHED" },
      { state: "PLANNED" },
      { state: "DRAFT", mine: true },
      { section: "politik" },
    ])
      await own(op.list, variables);
    const id = (await own(op.create)).data.createDeskPost;
    await own(op.keep, { id, window: "window-one", wants: true });
    const sent = { known: 1, window: "window-one", text: JSON.stringify(text({ related: [{ source: "own:1", title: "x" }] })) };
    await saveAs(session, id, sent, recording);
    await own(op.post, { id });
    await own(op.choices, { id: 11 });
    await own(op.show, { id, tier: "PLUS" });
    await own(op.note, { id, quote: "", text: "x" });
    await own(op.publish, { id, known: 2 });
    await own(op.withdraw, { id, known: 2 });
    const other = (await own(op.create)).data.createDeskPost;
    expect((await own(op.remove, { id: other, known: 1 })).data.deleteDeskPost).toBe(true);
  });
  const own = plans.filter(({ sql }) => sql.includes("desk_"));
  expect(own.length).toBeGreaterThan(12);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});

describe("a post that came from elsewhere", () => {
  const imported = createPost({
    source: "wp:alt.example:12",
    preferredId: 12,
    title: "Aus WordPress",
    kicker: "Alt",
    isStory: true,
    brand: "rheinbote",
    municipality: "dornbirn",
    isPremium: true,
    image: { media: "test:damm", caption: "Der Damm", captionHtml: 'Der <a href="/damm">Damm</a>' },
    reactionCount: 7,
    front: false,
    categories: [{ slug: "politik", title: "Politik" }],
    tags: [{ slug: "wasser", title: "Wasser" }],
    authors: [{ slug: "lea", name: "Lea" }],
    associated: ["own:1"],
    label: { text: "Analyse", link: "/news/politik" },
    formerPaths: ["/2024/05/der-rhein/"],
    furtherMunicipalities: ["hard"],
    meta: { title: "Rhein: alles", description: "Für Suchmaschinen", shareImage: "test:damm", piTag: "promotion" },
    blocks: [paragraph("Eins."), paragraph("Zwei."), paragraph("Drei.")],
  });
  const hard = {
    kind: "municipality" as const,
    id: 80302,
    slug: "hard",
    title: "Hard",
    district: "bezirk-dornbirn",
    latitude: 47.5,
    longitude: 9.7,
  };
  const everything = async () => {
    const rows = await env.DB.batch([
      env.DB.prepare(
        "SELECT type, slug, title, kicker, excerpt, published_at, image_caption, image_caption_html, reaction_count, is_liveticker, is_premium, is_story, meta, brand_id, municipality_id, media_id, origin FROM posts WHERE id = 12",
      ),
      env.DB.prepare("SELECT blocks, free_block_count FROM post_bodies WHERE post_id = 12"),
      env.DB.prepare("SELECT term_id FROM post_terms WHERE post_id = 12 ORDER BY position"),
      env.DB.prepare("SELECT author_id FROM post_authors WHERE post_id = 12"),
      env.DB.prepare("SELECT associated_source FROM post_associations WHERE post_id = 12"),
      env.DB.prepare("SELECT path FROM redirects WHERE owner = 'post wp:alt.example:12'"),
      env.DB.prepare("SELECT feed_id FROM feed_entries WHERE post_id = 12 ORDER BY feed_id"),
    ]);
    return rows.map(({ results }) => results);
  };

  test("is the desk's by one call: no import changes it, the desk publishes it under its number, and it goes back", async () => {
    await write(hard, imported);
    const before = await everything();
    expect(await takeOverPost(env.DB, 12, seconds())).toMatchObject({ kind: "taken", title: "Aus WordPress" });
    expect(await takeOverPost(env.DB, 12, seconds())).toEqual({ kind: "at the desk" });
    expect(await write({ ...imported, title: "Von drüben" })).toMatchObject([
      { outcome: "refused", reason: expect.stringContaining("desk") },
    ]);

    const { ask, member } = await enter("editor");
    const [{ id }] = (await ask(op.list)).data.newsroom.desk_posts;
    const post = await readOne(ask, id);
    expect(post).toMatchObject({
      state: "PUBLISHED",
      handed_over: "wp:alt.example:12",
      is_changed_since: false,
      link: "/der-rhein/12",
    });
    expect((await ask(op.publish, { id, known: 1 })).data.publishDeskPost).toBe(12);
    expect(await everything()).toEqual(before);

    await ask(op.keep, { id, window: "window-one", wants: true });
    const changed = { ...JSON.parse(post.text), title: "Am Desk" };
    await saveAs(member.session, id, { known: 1, window: "window-one", text: JSON.stringify(changed) });
    expect((await ask(op.publish, { id, known: 2 })).data.publishDeskPost).toBe(12);
    clock += BELIEVED_FOR_MS + 1;
    expect((await readPost(12))?.title.rendered).toBe("Am Desk");
    const query = `{ post(id: 12) { municipality { slug } meta { title description share_image { src } } } }`;
    const shared = await handleGraphql(createGraphqlRequest({ query }), env);
    expect((await shared.json<{ data: { post: unknown } }>()).data.post).toEqual({
      municipality: { slug: "dornbirn" },
      meta: { title: "Rhein: alles", description: "Für Suchmaschinen", share_image: { src: "/media/test/damm.jpg" } },
    });

    expect([await giveBackPost(env.DB, 12), await giveBackPost(env.DB, 12)]).toEqual([true, false]);
    expect(await write({ ...imported, title: "Von drüben" })).toMatchObject([{ outcome: "changed" }]);
    expect(await readOne(ask, id)).toBeNull();
  });

  test("goes from the desk with a takedown, also with the second one", async () => {
    const down = () => takeDown(env as Env & { MEDIA: R2Bucket }, { postId: 12, reason: "Urteil", by: "Recht" }, seconds());
    await write(hard, imported);
    await down();
    await liftTakedown(env, { postId: 12, by: "Recht" }, seconds());
    await write(imported);
    await takeOverPost(env.DB, 12, seconds());
    const { ask } = await enter("editor");
    const [{ id }] = (await ask(op.list)).data.newsroom.desk_posts;
    await ask(op.show, { id, tier: "PLUS" });
    await down();
    expect(await readOne(ask, id)).toBeNull();
    expect(await env.DB.prepare("SELECT count(*) AS n FROM posts").first("n")).toBe(1);
  });

  test("loses the ticker that its editor takes out", async () => {
    await write(hard, { ...imported, blocks: [paragraph("Eins."), { kind: "ticker", entries: [] }] });
    await takeOverPost(env.DB, 12, seconds());
    const { ask, member } = await enter("editor");
    const [{ id }] = (await ask(op.list)).data.newsroom.desk_posts;
    const kept = JSON.parse((await readOne(ask, id)).text) as DeskText;
    await ask(op.keep, { id, window: "window-one", wants: true });
    const changed = { ...kept, blocks: [paragraph("Eins.")] };
    await saveAs(member.session, id, { known: 1, window: "window-one", text: JSON.stringify(changed) });
    await ask(op.publish, { id, known: 2 });
    const stored = await env.DB.prepare("SELECT blocks FROM post_bodies WHERE post_id = 12").first<string>("blocks");
    expect(JSON.parse(stored ?? "[]")).toMatchObject([{ kind: "paragraph" }]);
  });

  test("is looked at without that ticker, and what is looked at is offered to nobody as a post", async () => {
    await write(hard, { ...imported, blocks: [paragraph("Eins."), { kind: "ticker", entries: [] }] });
    await takeOverPost(env.DB, 12, seconds());
    const { ask, member } = await enter("editor");
    const [{ id }] = (await ask(op.list)).data.newsroom.desk_posts;
    const kept = JSON.parse((await readOne(ask, id)).text) as DeskText;
    const show = async () => (await ask(op.show, { id, tier: "PLUS" })).data.newsroom.desk_preview.post;
    const { id: shown } = await show();
    await ask(op.keep, { id, window: "window-one", wants: true });
    const changed = { ...kept, blocks: [paragraph("Eins.")] };
    await saveAs(member.session, id, { known: 1, window: "window-one", text: JSON.stringify(changed) });
    expect((await show()).content_blocks).toEqual([{ __typename: "ParagraphBlock" }]);

    expect((await ask(op.choices, { id: shown })).data.newsroom.desk_related).toBeNull();
    const found = await ask("query ($words: String!) { newsroom { front_posts(words: $words) { id } } }", { words: "WordPress" });
    expect(found.data.newsroom.front_posts).toEqual([{ id: 12 }]);
  });

  test("stays with its system until it is published, and a post of the desk's own is not given away", async () => {
    await write({ ...imported, status: "draft" });
    expect(await takeOverPost(env.DB, 12, seconds())).toEqual({ kind: "not published" });
    expect(await takeOverPost(env.DB, 999, seconds())).toEqual({ kind: "unknown" });
    const { ask, id, save } = await begin();
    await save(1);
    const own = (await ask(op.publish, { id, known: 2 })).data.publishDeskPost as number;
    expect(await giveBackPost(env.DB, own)).toBe(false);
  });
});
