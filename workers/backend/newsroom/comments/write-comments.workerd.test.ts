import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import {
  externalPostId,
  freePostId,
  futurePostId,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { call, makeKnown, setRule } from "./comments-for-test.ts";
import { tellCounts } from "./tell-counts.ts";
import { tellReaders, visibilityStatements } from "./visibility.ts";

const { env, anna } = prepareAnna();
let bela: SsoUser;

beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
});

beforeEach(async () => {
  const tables = ["comments", "comment_rules", "comment_settings", "comment_decisions", "changed_counts", "post_reactions"];
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("UPDATE accounts SET public_name = NULL, public_name_key = NULL, comment_banned_at = NULL"),
    env.DB.prepare("UPDATE posts SET comment_count = 0, own_reactions = 0"),
    env.DB.prepare("DELETE FROM subscriptions"),
  ]);
  await forgetCountsForTest();
  await setRule(env, "after");
});

const comment = (text: string, rest: object = {}) => ({ comment: { post: freePostId, text, name: "Anna B.", ...rest } });
const write = async (reader: SsoUser, text: string, rest: object = {}) =>
  (await call(env, reader, "send", comment(text, rest))).reply;
const readPage = async (post = freePostId, args = "") => {
  const query = `{ post(id: ${post}) { comment_count comments_link commenting comments${args} { total next items { id author html depth is_gone useful_count more_answers } } best_comments { id } } }`;
  const { answer } = await send(env, { query });
  return answer.data.post;
};
const known = async () => makeKnown(env, premiumPostId, anna, bela);

describe("a comment", () => {
  test("is shown at once, counted, and is its author's", async () => {
    await known();
    const { success, id } = await write(anna, "Das\n\nist <b>gut</b>.");
    expect(success).toBe(true);
    expect(await readPage()).toMatchObject({
      comment_count: 1,
      commenting: "AFTER",
      comments: {
        total: 1,
        next: null,
        items: [{ id, author: "Anna B.", html: "<p>Das</p><p>ist &lt;b&gt;gut&lt;/b&gt;.</p>", depth: 0 }],
      },
      best_comments: [{ id }],
    });
    expect((await call(env, anna, "own")).reply).toMatchObject({ public_name: "Anna B.", items: [{ id, state: "SHOWN" }, {}] });
    expect((await call(env, bela, "own")).reply.items).toHaveLength(1);
  });

  test("that is sent twice, also at the same moment, is there once", async () => {
    await known();
    const replies = [...(await Promise.all([write(anna, "Ja."), write(anna, "Ja.")])), await write(anna, " Ja.  ")];
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect((await readPage()).comment_count).toBe(1);
  });

  test("of a new account waits, is nobody's to read, and does not count", async () => {
    const { id } = await write(anna, "Ich bin neu.");
    expect(await readPage()).toMatchObject({ comment_count: 0, comments: { items: [] } });
    expect((await call(env, anna, "own")).reply.items).toMatchObject([{ id, state: "HELD", held_for: "NEW_ACCOUNT" }]);
  });

  test.each<[string, object, string]>([
    ["a post that does not exist yet", { post: futurePostId }, "CLOSED"],
    ["a missing post", { post: 999_999 }, "CLOSED"],
    ["a missing comment", { parent: 999_999 }, "NO_PARENT"],
    ["a premium post without access", { post: premiumPostId }, "NO_ACCESS"],
    ["no name", { name: null }, "NAME"],
    ["the paper's name", { name: "Talblick Redaktion" }, "NAME"],
    ["nothing but space", { text: " \n " }, "TEXT"],
    ["a text too long", { text: "x".repeat(3001) }, "TEXT"],
  ])("to %s is refused, and nothing is kept", async (_, rest, problem) => {
    expect(await write(anna, "Ja.", rest)).toMatchObject({ success: false, id: null, problem });
    expect((await call(env, anna, "own")).reply.items).toEqual([]);
  });

  test("to a premium post is taken of who may read it", async () => {
    const id = Number(anna.user_id);
    const insert = `INSERT INTO subscriptions (account_id, product, starts_at, origin) VALUES (?1, 'plus', 1, 'admin')`;
    await env.DB.prepare(insert).bind(id).run();
    expect(await write(anna, "Ja.", { post: premiumPostId })).toMatchObject({ success: true });
  });

  test("is refused of who is banned, of who has not confirmed the address, and without a session", async () => {
    await env.DB.prepare("UPDATE accounts SET comment_banned_at = 1 WHERE id = ?1").bind(Number(bela.user_id)).run();
    expect(await write(bela, "Ja.")).toMatchObject({ problem: "BANNED" });
    expect((await call(env, bela, "own")).reply).toMatchObject({ is_banned: true });
    expect((await call(env, { ...anna, token: "x" }, "send", comment("Ja."))).codes).toEqual(["UNAUTHENTICATED"]);
  });

  test("that says the same again elsewhere waits, whatever signs it has", async () => {
    await known();
    await write(anna, "Nein & nochmals „nein“ – 5 > 3!");
    const other = await write(anna, "nein & nochmals nein 5 > 3", { post: externalPostId });
    const { items } = (await call(env, anna, "own")).reply;
    expect(items.find(({ id }: { id: number }) => id === other.id)).toMatchObject({ state: "HELD", held_for: "REPEAT" });
  });

  test("is taken ten times in a quarter of an hour", async () => {
    await known();
    for (let index = 0; index < 10; index += 1) expect(await write(anna, `Nummer ${index}.`)).toMatchObject({ success: true });
    expect(await write(anna, "Nummer elf.")).toMatchObject({ success: false, problem: "TOO_MANY" });
    // What is there already costs nothing.
    expect(await write(anna, "Nummer 3.")).toMatchObject({ success: true });
  });

  test("of a name that is somebody else's is refused, whatever its case", async () => {
    await write(anna, "Ja.");
    expect(await write(bela, "Ja.", { name: "ANNA b." })).toMatchObject({ problem: "NAME" });
    expect((await call(env, bela, "name", { name: "Béla" })).reply).toEqual({ success: true, message: null });
    expect((await call(env, bela, "own")).reply.public_name).toBe("Béla");
  });

  test("bears first name and surname where the publisher wants it", async () => {
    await env.DB.prepare("INSERT INTO comment_settings (name, value) VALUES ('names', 'real')").run();
    expect(await write(anna, "Ja.", { name: "Annarella" })).toMatchObject({ problem: "NAME" });
    expect(await write(anna, "Ja.", { name: "Anna von Büren" })).toMatchObject({ success: true });
  });
});

describe("the rule of a post", () => {
  test.each<[string, [Parameters<typeof setRule>[1], string, string][], string]>([
    ["is that of all", [["before", "all", ""]], "BEFORE"],
    ["is that of its section", [["closed", "section", "politik"]], "CLOSED"],
    [
      "is its own before that of its section",
      [
        ["closed", "section", "politik"],
        ["before", "post", String(freePostId)],
      ],
      "BEFORE",
    ],
    ["is not that of another section", [["closed", "section", "other"]], "AFTER"],
  ])("%s", async (_, rules, expected) => {
    for (const [rule, scope, key] of rules) await setRule(env, rule, scope, key);
    expect(await readPage()).toMatchObject({ commenting: expected });
  });

  test("leads to no page of comments where none are taken and none are there", async () => {
    await setRule(env, "closed");
    expect((await readPage()).comments_link).toBeNull();
  });
});

describe("a conversation", () => {
  test("holds its answers below what they answer, ten of them in the list, and all on its own page", async () => {
    await known();
    const { id } = await write(anna, "Erster.");
    const first = await env.DB.prepare("SELECT source FROM comments WHERE id = ?1").bind(id).first<{ source: string }>();
    const values = Array.from({ length: 60 }, (_, index) => ({
      n: index,
      path: `${(1000 + index).toString(16).padStart(8, "0")}0000`,
    }));
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO comments (source, post_id, parent, author, html, created_at, conversation, path)
         SELECT 'here:a' || (value ->> 'n'), ?2, ?3, 'B', '<p>' || (value ->> 'n') || '</p>', 1000, ?3, value ->> 'path' FROM json_each(?1)`,
      ).bind(JSON.stringify(values), freePostId, first?.source ?? ""),
      env.DB.prepare("UPDATE comments SET answers = 60 WHERE id = ?1").bind(id),
    ]);
    const { items } = (await readPage()).comments;
    expect(items).toHaveLength(11);
    expect(items[0]).toMatchObject({ id, more_answers: 50 });
    const last = await env.DB.prepare("SELECT id FROM comments WHERE source = 'here:a59'").first<{ id: number }>();
    const ask = async (comment: number, after = "") => {
      const query = `{ post(id: ${freePostId}) { conversation(comment: ${comment}${after}) { first has_earlier next items { id html } } } }`;
      return (await send(env, { query })).answer.data.post.conversation;
    };
    const whole = await ask(id);
    expect([whole.first, whole.has_earlier, whole.items.length]).toEqual([id, false, 51]);
    const rest = await ask(id, `, after: "${whole.next}"`);
    expect([rest.has_earlier, rest.next, rest.items.length]).toEqual([true, null, 11]);
    expect(await ask(last?.id ?? 0)).toMatchObject({ first: id, has_earlier: true, items: [{ id }, { id: last?.id }] });
    expect(await ask(999_999)).toBeNull();
  });

  test("whose first comment was withdrawn stays with its answers, without name and text", async () => {
    await known();
    const { id } = await write(anna, "Erster.");
    const answer = await write(bela, "Antwort.", { parent: id, name: "Béla" });
    expect((await call(env, bela, "withdraw", { id })).codes).toEqual(["NOT_FOUND"]);
    expect((await call(env, anna, "withdraw", { id })).reply).toEqual({ success: true, message: null });
    expect(await readPage()).toMatchObject({
      comment_count: 1,
      comments: {
        items: [
          { id, author: "", html: "", is_gone: true },
          { id: answer.id, depth: 1 },
        ],
      },
      best_comments: [],
    });
    await call(env, bela, "withdraw", { id: answer.id });
    expect(await readPage()).toMatchObject({ comment_count: 0, comments: { items: [] } });
    const kept = await env.DB.prepare("SELECT count(*) AS n FROM comments WHERE html <> '' AND post_id = ?1")
      .bind(freePostId)
      .first();
    expect(kept).toEqual({ n: 0 });
  });
});

test("an answer that is hidden is nobody's to read, and is not counted; shown again it is", async () => {
  await known();
  const { id } = await write(anna, "Erster.");
  const answer = await write(bela, "Antwort.", { parent: id, name: "Béla" });
  const other = await write(anna, "Noch eine.", { parent: id });
  const set = async (isShown: boolean) => {
    await env.DB.batch(visibilityStatements(env.DB, { id: answer.id, postId: freePostId, isShown }));
    await tellReaders(env, freePostId);
    return readPage();
  };
  const hidden = await set(false);
  expect([hidden.comment_count, hidden.comments.items.map(({ id: one }: { id: number }) => one)]).toEqual([2, [id, other.id]]);
  const again = await set(true);
  expect([again.comment_count, again.comments.items.map(({ id: one }: { id: number }) => one)]).toEqual([
    3,
    expect.arrayContaining([id, answer.id, other.id]),
  ]);
});

describe("its author", () => {
  test("changes it within ten minutes, and it says so", async () => {
    await known();
    const { id } = await write(anna, "Eins.");
    expect((await call(env, anna, "edit", { id, text: "Zwei." })).reply).toEqual({ success: true, message: null });
    expect((await readPage()).comments.items).toMatchObject([{ html: "<p>Zwei.</p>" }]);
    expect((await call(env, bela, "edit", { id, text: "Drei." })).codes).toEqual(["NOT_FOUND"]);
    await env.DB.prepare("UPDATE comments SET created_at = created_at - 601 WHERE id = ?1").bind(id).run();
    expect((await call(env, anna, "edit", { id, text: "Vier." })).reply).toMatchObject({ success: false });
  });

  test("cannot bring in afterwards what holds a comment", async () => {
    await known();
    const { id } = await write(anna, "Eins.");
    await call(env, anna, "edit", { id, text: "Kauft auf https://gewinn.example" });
    expect(await readPage()).toMatchObject({ comment_count: 0, comments: { items: [] } });
    expect((await call(env, anna, "own")).reply.items[0]).toMatchObject({ state: "HELD", held_for: "LINK" });
  });
});

describe("a mark", () => {
  test("counts once a reader, not for one's own, and can be taken back; pages hear of it by the minute", async () => {
    await known();
    const { id } = await write(anna, "Eins.");
    const mark = async (reader: SsoUser, is_useful: boolean) => (await call(env, reader, "mark", { id, is_useful })).reply.count;
    expect([await mark(anna, true), await mark(bela, true), await mark(bela, true)]).toEqual([null, 1, 1]);
    const marks = async (reader: SsoUser) => (await call(env, reader, "marks", { post: freePostId, comments: [id] })).reply;
    expect(await marks(bela)).toEqual({ comments: [id], has_reacted: false });
    expect([await mark(bela, false), await mark(bela, false)]).toEqual([0, 0]);
    await mark(bela, true);
    const purged: string[] = [];
    await tellCounts({ ...env, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } } as never);
    expect(purged).toEqual(expect.arrayContaining([`post:${freePostId}`, `comments:${freePostId}`, "posts"]));
    expect((await readPage()).comments.items).toMatchObject([{ useful_count: 1 }]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM changed_counts").first()).toEqual({ n: 0 });
  });

  test("of a post counts once a reader", async () => {
    const react = async (is_on: boolean) => (await call(env, anna, "react", { post: freePostId, is_on })).reply.count;
    const before = await react(false);
    expect([await react(true), await react(true)]).toEqual([before + 1, before + 1]);
    expect((await call(env, anna, "marks", { post: freePostId, comments: [] })).reply).toEqual({
      comments: [],
      has_reacted: true,
    });
    expect(await react(false)).toBe(before);
    expect((await call(env, anna, "react", { post: 999_999, is_on: true })).codes).toEqual(["NOT_FOUND"]);
  });
});
