/** The newsroom works through readers' comments (decision 100): what waits, what is decided, who is told, and who was faster. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { mails as mailKinds } from "#workers/backend/doors/registry/mails.ts";
import { freePostId, premiumPostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { type MailMessage, parseMail } from "#workers/backend/ground/mail/mail-kind.ts";
import { call, makeKnown, setRule } from "#workers/backend/newsroom/comments/comments-for-test.ts";
import { moderationOperations as op } from "#workers/backend/newsroom/staff/moderation-operations-for-test.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { prepareAnna, registerReader } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";

const { env, anna, mails } = prepareAnna();
let bela: SsoUser;
let lea: Awaited<ReturnType<typeof arriveAtNewsroom>>;
let max: typeof lea;
let session = "";

beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
  ({ session } = await hireSignedIn("editor"));
  lea = await arriveAtNewsroom(session, env);
  max = await arriveAtNewsroom((await hireSignedIn("editor")).session, env);
});

beforeEach(async () => {
  const tables = ["comments", "comment_rules", "comment_settings", "comment_decisions", "staff_log", "mail_outbox"];
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("UPDATE accounts SET comment_banned_at = NULL"),
    env.DB.prepare("UPDATE posts SET comment_count = 0"),
  ]);
  await setRule(env, "after");
  await makeKnown(env, premiumPostId, anna, bela);
  await env.DB.prepare("UPDATE comments SET seen_at = 1").run();
});

type Ask = typeof lea;
const write = async (reader: SsoUser, text: string, rest: object = {}): Promise<number> => {
  const name = reader === anna ? "Anna B." : "Béla";
  return (await call(env, reader, "send", { comment: { post: freePostId, text, name, ...rest } })).reply.id;
};
const look = async (id: number, ask: Ask = lea) => (await ask(op.comment, { id })).data.newsroom.comment;
const list = async (name: string, args: object = {}): Promise<number[]> =>
  (await lea(op.comments, { list: name, ...args })).data.newsroom.comments.items.map(({ id }: { id: number }) => id);
const decide = async (ask: Ask, id: number, decision: object, revision?: number) => {
  const answer = await ask(op.decide, { id, revision: revision ?? (await look(id)).revision, decision });
  return answer.code ?? answer.data.reply;
};
const settle = async (id: number, is_upheld: boolean, text = "Wir haben es geprüft.") => {
  const answer = await lea(op.settle, { id, revision: (await look(id)).revision, is_upheld, text });
  return answer.code ?? answer.data.reply;
};
const done = { is_done: true, change: null };
const hiding = { kind: "HIDDEN", ground: "RESPECT", reason: "Bitte zur Sache." };
const own = async (reader: SsoUser, id: number) =>
  (await call(env, reader, "own")).reply.items.find((item: { id: number }) => item.id === id);
const count = async () =>
  env.DB.prepare("SELECT comment_count AS n FROM posts WHERE id = ?1").bind(freePostId).first<number>("n");
const logged = async () => (await readStaffLog(env, { staff: null, kind: null, before: null })).map(({ kind }) => kind);
/** What the mail of a message says, and to whom. */
const read = async (message: MailMessage | undefined) => {
  const parsed = parseMail(message, mailKinds);
  const frame = { brand: "Talblick", origin: "https://talblick.example" };
  const letter = await parsed?.write({ env, frame, times: { now: 1, queuedAt: new Date(0) } });
  return {
    to: letter?.to,
    text: [letter?.mail.subject, ...(letter?.mail.paragraphs ?? []), letter?.mail.action?.href].join("\n"),
  };
};

describe("what waits", () => {
  test("stands in lists with counts, the longest waiting first, and leaves them when it is decided", async () => {
    await setRule(env, "before", "post", String(freePostId));
    const [one, two] = [await write(anna, "Eins."), await write(bela, "Zwei.")];
    await setRule(env, "after", "post", String(freePostId));
    const [three, four] = [await write(anna, "Drei."), await write(anna, "Vier.")];
    await env.DB.prepare("UPDATE comments SET open_reports = 2 WHERE id = ?1").bind(three).run();
    expect([await list("HELD"), await list("REPORTED"), await list("UNSEEN")]).toEqual([[one, two], [three], [four, three]]);
    expect([await list("HELD", { after: one }), await list("UNSEEN", { after: four })]).toEqual([[two], [three]]);
    expect([await list("HELD", { post: premiumPostId }), (await list("ALL")).length]).toEqual([[], 6]);
    const counts = async () => Object.values((await lea(op.counts)).data.newsroom.comment_counts);
    expect(await counts()).toEqual([2, 1, 2, 0]);
    expect(await count()).toBe(2);
    for (const id of [one, three, four]) expect(await decide(lea, id, { kind: "SHOWN" })).toEqual(done);
    expect([await counts(), await count()]).toEqual([[1, 0, 0, 0], 3]);
    const { decisions } = await look(three);
    expect(decisions).toMatchObject([{ kind: "SHOWN", ground: null, by: expect.stringMatching(/^Person/) }]);
    // To have looked at it decides nothing.
    expect((await look(four)).decisions).toEqual([]);
    const kept = await env.DB.prepare("SELECT by_notice, was_held FROM comment_decisions ORDER BY id").all();
    expect(kept.results).toEqual([
      { by_notice: 0, was_held: 1 },
      { by_notice: 1, was_held: 0 },
    ]);
    expect(await logged()).toEqual(["comment-seen", "comment-shown", "comment-shown"]);
  });

  test("is marked as seen by the page, each by the revision that was seen; what changed since or is reported is named", async () => {
    const ids = [];
    for (const text of ["Eins.", "Zwei.", "Drei.", "Vier.", "Fünf."]) ids.push(await write(anna, text));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
    const { items } = (await lea(op.comments, { list: "UNSEEN" })).data.newsroom.comments;
    const comments = items.map(({ id, revision }: { id: number; revision: number }) => ({ id, revision }));
    await call(env, anna, "edit", { id: two, text: "Zwei, anders." });
    await call(env, anna, "withdraw", { id: three });
    await env.DB.prepare("UPDATE comments SET open_reports = 1, revision = revision + 1 WHERE id = ?1").bind(four).run();
    await decide(max, five, hiding);
    const mark = async (ask: Ask) => (await ask(op.seen, { comments })).data.reply;
    const left = [
      { id: two, author: "Anna B." },
      { id: three, author: null },
      { id: four, author: "Anna B." },
      { id: five, author: "Anna B." },
    ];
    expect(await mark(lea)).toEqual({ seen: 1, left });
    expect(await list("UNSEEN")).toEqual([four, two]);
    expect((await readStaffLog(env, { staff: null, kind: null, before: null }))[0]).toMatchObject({
      kind: "comment-seen",
      subject: `Kommentare Nr. ${one}`,
    });
    expect((await look(one)).decisions).toEqual([]);
    // Another one has the same page: what is seen is seen, and nothing is logged again.
    const before = (await logged()).length;
    expect(await mark(max)).toEqual({ seen: 0, left });
    expect((await logged()).length).toBe(before);
    const many = Array.from({ length: 51 }, (_, index) => ({ id: index + 1, revision: 0 }));
    expect((await lea(op.seen, { comments: many })).code).toBe("BAD_USER_INPUT");
  });

  test("is shown with its conversation and its author's history, and nothing else of the author", async () => {
    const first = await write(anna, "Erster.");
    const second = await write(bela, "Zweiter.", { parent: first });
    const third = await write(anna, "Dritter.", { parent: second });
    const held = await write(bela, "Schau auf https://a.example");
    await decide(lea, held, hiding);
    const { parents, answers, writer } = await look(second);
    expect([parents.map(({ id }: { id: number }) => id), answers.map(({ id }: { id: number }) => id)]).toEqual([
      [first],
      [third],
    ]);
    expect(writer).toMatchObject({ name: "Béla", banned: null, shown_count: 2, held_count: 0, hidden_count: 1 });
    expect(writer.recent[0].id).toBe(held);
    expect(JSON.stringify(await look(second))).not.toContain("@");
    expect(await look(999_999)).toBeNull();
  });
});

describe("who takes something away", () => {
  test("says why, and its author reads it by mail and may complain", async () => {
    const id = await write(anna, "Unfug.");
    expect(await decide(lea, id, hiding)).toEqual(done);
    expect(await count()).toBe(0);
    const { to, text } = await read(mails.at(-1));
    expect(to).toBe("anna@example.org");
    for (const part of [
      "Unfug.",
      "Kommentarregeln",
      "Bitte zur Sache.",
      "ein Mensch",
      "beschweren",
      "Gericht",
      `/profil/kommentare/${id}`,
    ])
      expect(text).toContain(part);
    expect(await own(anna, id)).toMatchObject({
      state: "HIDDEN",
      decision: { ground: "RESPECT", reason: "Bitte zur Sache.", can_complain: true },
    });
    // Once more decides nothing, and nobody is told twice.
    mails.length = 0;
    expect(await decide(max, id, hiding)).toEqual(done);
    expect([mails.length, (await look(id)).decisions.length]).toEqual([0, 1]);
  });

  test.each<[string, object]>([
    ["no ground", { kind: "HIDDEN" }],
    ["a law without words", { kind: "HIDDEN", ground: "OTHER_LAW" }],
    ["a ground for what is shown", { kind: "SHOWN", ground: "RESPECT" }],
    ["words that are a book", { ...hiding, reason: "x".repeat(1001) }],
    ["what its author may still complain of", { kind: "DELETED", ground: "INSULT" }],
  ])("is refused for %s", async (_, decision) => {
    const id = await write(anna, "Ja.");
    expect(await decide(lea, id, decision)).toBe("BAD_USER_INPUT");
    expect([await count(), (await look(id)).decisions, await logged()]).toEqual([1, [], []]);
  });

  test("deletes what its author wants to be gone, and what nobody may complain of any more", async () => {
    const [wish, old] = [await write(anna, "Weg damit."), await write(anna, "Alt.")];
    expect(await decide(lea, wish, { kind: "DELETED" })).toEqual(done);
    expect((await read(mails.at(-1))).text).toContain("auf deinen Wunsch");
    await decide(lea, old, hiding);
    expect((await look(old)).is_deletable).toBe(false);
    await env.DB.prepare("UPDATE comment_decisions SET decided_at = decided_at - 184 * 86400").run();
    expect((await look(old)).is_deletable).toBe(true);
    expect(await decide(lea, old, { kind: "DELETED", ground: "RESPECT" })).toEqual(done);
    expect([await look(wish), await look(old), (await call(env, anna, "own")).reply.items.length]).toEqual([null, null, 1]);
  });

  test("may ban the author with it; who is banned writes nothing until the ban is taken back", async () => {
    const id = await write(bela, "Unfug.");
    expect(await decide(lea, id, { ...hiding, is_banning: true })).toEqual(done);
    expect((await read(mails.at(-1))).text).toContain("keine Kommentare mehr schreiben");
    expect((await call(env, bela, "send", { comment: { post: freePostId, text: "Noch eins." } })).reply.problem).toBe("BANNED");
    expect((await look(id)).writer.banned).not.toBeNull();
    expect(await decide(lea, id, { kind: "UNBANNED" })).toEqual(done);
    expect(await write(bela, "Noch eins.")).toBeGreaterThan(id);
    // The comment stays hidden, and its author may still complain.
    expect(await own(bela, id)).toMatchObject({ state: "HIDDEN", decision: { ground: "RESPECT", can_complain: true } });
    expect(await logged()).toEqual(["comment-unbanned", "comment-banned", "comment-hidden"]);
  });
});

describe("a complaint", () => {
  const complain = async (id: number) => (await call(env, anna, "complain", { id, text: "Das war Satire." })).reply;

  test("waits in its list, once for all that was decided, and where it is right all is taken back", async () => {
    const id = await write(anna, "Unfug.");
    await decide(lea, id, { ...hiding, is_banning: true });
    expect(await complain(id)).toMatchObject({ success: true });
    expect([await list("COMPLAINTS"), (await lea(op.counts)).data.newsroom.comment_counts.complaints]).toEqual([[id], 1]);
    expect(await decide(lea, id, { kind: "SHOWN" })).toBe("BAD_USER_INPUT");
    expect([await settle(id, true, ""), await settle(id, true)]).toEqual(["BAD_USER_INPUT", done]);
    expect([await count(), await list("COMPLAINTS"), (await look(id)).writer.banned]).toEqual([1, [], null]);
    expect((await read(mails.at(-1))).text).toMatch(/Wir haben es geprüft[\s\S]*wieder zu lesen/);
    expect(await own(anna, id)).toMatchObject({ state: "SHOWN", decision: { answer: "Wir haben es geprüft." } });
    expect(await settle(id, false)).toBe("BAD_USER_INPUT");
  });

  test("that is not right changes nothing but that it is answered", async () => {
    const id = await write(anna, "Unfug.");
    await decide(lea, id, hiding);
    await complain(id);
    expect(await settle(id, false)).toEqual(done);
    expect([await count(), await list("COMPLAINTS")]).toEqual([0, []]);
    expect((await read(mails.at(-1))).text).toContain("außergerichtliche");
    expect((await look(id)).decisions).toMatchObject([{ is_upheld: false, answered_by: expect.stringMatching(/^Person/) }]);
  });

  test("is gone from the list with a comment that its author withdraws", async () => {
    const id = await write(anna, "Unfug.");
    await write(bela, "Antwort.", { parent: id });
    await decide(lea, id, hiding);
    await complain(id);
    await call(env, anna, "withdraw", { id });
    expect([await list("COMPLAINTS"), (await lea(op.counts)).data.newsroom.comment_counts.complaints]).toEqual([[], 0]);
  });
});

describe("an answer of the newsroom", () => {
  test("stands below the comment as the paper's or a member's word, and is counted", async () => {
    const id = await write(anna, "Stimmt das?");
    for (const is_personal of [false, true]) {
      const { revision } = await look(id);
      expect((await lea(op.answer, { id, revision, text: `Ja: ${is_personal}.`, is_personal })).data.reply).toEqual(done);
    }
    expect((await look(id)).answers).toMatchObject([
      { author: "Redaktion Talblick", is_by_newsroom: true },
      { author: expect.stringMatching(/^Person/), is_by_newsroom: true },
    ]);
    expect([await count(), await list("UNSEEN")]).toEqual([3, []]);
  });

  test("is refused to what nobody can read, and without a word", async () => {
    const id = await write(anna, "Ja.");
    await decide(lea, id, hiding);
    const { revision } = await look(id);
    for (const text of ["Nein.", " "])
      expect((await lea(op.answer, { id, revision, text, is_personal: false })).code).toBe("BAD_USER_INPUT");
  });
});

describe("who was slower overwrites nothing", () => {
  test("two editors decide at the same moment: one of them, and the other reads whose decision stands", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await write(anna, `Runde ${round}.`);
      const { revision } = await look(id);
      const before = await count();
      const replies = await Promise.all([
        decide(lea, id, hiding, revision),
        decide(max, id, { kind: "SHOWN" }, revision),
        lea(op.answer, { id, revision, text: "Ja.", is_personal: false }).then(({ data }) => data.reply),
      ]);
      expect(replies.filter(({ is_done }) => is_done)).toHaveLength(1);
      const { comment, decisions, answers } = await look(id);
      const [hid, , answered] = replies.map(({ is_done }) => is_done);
      expect([comment.state, decisions.length, answers.length]).toEqual([
        hid ? "HIDDEN" : "SHOWN",
        hid ? 1 : 0,
        answered ? 1 : 0,
      ]);
      expect(await count()).toBe((before ?? 0) + (hid ? -1 : answered ? 1 : 0));
      if (hid) expect(replies[1].change).toMatchObject({ kind: "HIDDEN", by: expect.stringMatching(/^Person/) });
      await forgetCountsForTest();
    }
  });

  test("its author changes it while an editor decides: one of both, and never what the editor did not see", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await write(anna, `Satz ${round}.`);
      const { revision } = await look(id);
      const [decided, edited] = await Promise.all([
        decide(lea, id, hiding, revision),
        call(env, anna, "edit", { id, text: `Neuer Satz ${round}.` }),
      ]);
      expect([decided.is_done, edited.reply.success].toSorted()).toEqual([false, true]);
      expect((await look(id)).comment.state).toBe(decided.is_done ? "HIDDEN" : "SHOWN");
      if (!decided.is_done) expect(decided.change).toMatchObject({ kind: "EDITED", by: null });
    }
  });

  test("its author withdraws it first: there is nothing to decide any more", async () => {
    const id = await write(anna, "Weg.");
    const { revision } = await look(id);
    await call(env, anna, "withdraw", { id });
    expect(await decide(lea, id, hiding, revision)).toBe("NOT_FOUND");
    const answered = await write(anna, "Bleibt.");
    await write(bela, "Antwort.", { parent: answered });
    const seen = await look(answered);
    await call(env, anna, "withdraw", { id: answered });
    expect(await decide(lea, answered, { kind: "SHOWN" }, seen.revision)).toMatchObject({ is_done: false });
    expect(await decide(lea, answered, { kind: "SHOWN" })).toBe("NOT_FOUND");
    expect((await look(answered)).comment.state).toBe("GONE");
  });
});

describe("the rules", () => {
  test("of all, sections and posts, of names and words are read and set, and noted", async () => {
    await env.DB.prepare("DELETE FROM comment_rules").run();
    const ask = async () => (await lea(op.rules)).data.newsroom.comment_rules;
    expect(await ask()).toMatchObject({ default_rule: null, names: "FREE", words: "", posts: [] });
    const rules = [
      { scope: "ALL", key: "", rule: "AFTER" },
      { scope: "SECTION", key: "politik", rule: "BEFORE" },
      { scope: "POST", key: String(freePostId), rule: "CLOSED" },
    ];
    expect((await lea(op.setRules, { rules })).data).toEqual({ setCommentRules: true });
    expect((await lea(op.setSettings, { names: "REAL", words: "depp\n\ndepp\ntrottel*" })).data).toEqual({
      setCommentSettings: true,
    });
    const set = await ask();
    expect(set).toMatchObject({
      default_rule: "AFTER",
      names: "REAL",
      words: "depp\ntrottel*",
      posts: [{ id: freePostId, rule: "CLOSED" }],
    });
    expect(set.sections.filter(({ rule }: { rule: string | null }) => rule !== null)).toMatchObject([
      { slug: "politik", rule: "BEFORE" },
    ]);
    await lea(op.setRules, { rules: [{ scope: "POST", key: String(freePostId), rule: null }] });
    expect((await ask()).posts).toEqual([]);
    for (const [scope, key] of [
      ["SECTION", "nirgends"],
      ["POST", "999999"],
      ["POST", "x"],
      ["ALL", "x"],
    ])
      expect((await lea(op.setRules, { rules: [{ scope, key, rule: "AFTER" }] })).code, key).toBe("BAD_USER_INPUT");
    expect((await readStaffLog(env, { staff: null, kind: "comment-rules", before: null })).map(({ subject }) => subject)).toEqual(
      [
        `Beitrag ${freePostId}: Vorgabe`,
        "Wortliste",
        "Echte Namen",
        `Beitrag ${freePostId}: geschlossen`,
        "Rubrik politik: vorher lesen",
        "Vorgabe: nachher lesen",
      ],
    );
  });
});

test("no statement of the queue reads a whole table that grows", async () => {
  const [one, two] = [await write(anna, "Eins."), await write(anna, "Zwei.")];
  const plans = await recordPlans(env, async (recording) => {
    const ask = await arriveAtNewsroom(session, recording);
    for (const name of ["HELD", "REPORTED", "UNSEEN", "COMPLAINTS", "ALL"])
      for (const args of [{}, { after: 5, post: freePostId }]) await ask(op.comments, { list: name, ...args });
    for (const query of [op.counts, op.rules]) await ask(query);
    const revisionOf = async (id: number) => (await ask(op.comment, { id })).data.newsroom.comment.revision;
    await ask(op.answer, { id: one, revision: await revisionOf(one), text: "Ja.", is_personal: false });
    await ask(op.decide, { id: one, revision: await revisionOf(one), decision: { ...hiding, is_banning: true } });
    await ask(op.decide, { id: one, revision: 0, decision: hiding });
    await call(recording, anna, "complain", { id: one, text: "Nein." });
    await ask(op.settle, { id: one, revision: await revisionOf(one), is_upheld: true, text: "Ja." });
    await ask(op.decide, { id: two, revision: await revisionOf(two), decision: { kind: "DELETED" } });
  });
  expect(plans.length).toBeGreaterThan(40);
  // The version is one row.
  const own = plans.filter(({ sql }) => !sql.startsWith("UPDATE content_version"));
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
