/** Notices of illegal content (Digital Services Act, Art. 16), from the form to the decision and the yearly numbers. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { cleanUp } from "#workers/backend/doors/clock/clean-ups/clean-ups.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { freePostId, futurePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { prepareAnna } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { closeNotices, decideNotice } from "./decide-notice.ts";
import { readNotices } from "./newsroom-notices.ts";
import { noticeOperations as op } from "./notice-operations-for-test.ts";
import { findNotice, keepNotice } from "./notices.ts";

const { env } = prepareAnna();
const written = {
  category: "INSULT",
  comment: null,
  place: "/impressum",
  explanation: "Da steht etwas über meine Nachbarin.",
  name: "Maria Fink",
  email: "maria@example.com",
  website: "",
};

let networks = 0;
let address = "";
let comment = 0;
beforeAll(() => writePaper(env));
beforeEach(async () => {
  const tables = ["notices", "notice_details", "mail_outbox", "comments", "comment_decisions", "staff_log"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  comment = await writeComment("here:1");
  networks += 1;
  address = `10.46.${networks}.7`;
});

async function writeComment(source: string, post = freePostId): Promise<number> {
  const sql = `INSERT INTO comments (source, post_id, author, html, created_at, conversation)
    VALUES (?1, ?2, 'Béla', '<p>Du <em>Depp</em>.</p>', 1790000000, ?1) RETURNING id`;
  return (await env.DB.prepare(sql).bind(source, post).first<number>("id")) ?? 0;
}

async function ask(query: string, variables: object = {}, from = address) {
  const headers = { "x-caller": await mintCaller({ address: from }), "x-mutation": "true" };
  const response = await worker.fetch(createGraphqlRequest({ query, variables }, headers), env);
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what each test says
  return response.json<{ data: any; errors?: { extensions?: { code?: string } }[] }>();
}
const send = async (changes: object = {}, { key = crypto.randomUUID() as string, from = address } = {}) => {
  const email = "category" in changes ? written.email : `${crypto.randomUUID()}@example.com`;
  const { data, errors } = await ask(op.send, { key, notice: { ...written, email, ...changes } }, from);
  return { id: (data?.sendNotice.number ?? 0) as number, code: errors?.[0]?.extensions?.code };
};
const about = (changes: object = {}) => ({ comment, place: "", ...changes });
const reports = () =>
  env.DB.prepare("SELECT open_reports FROM comments WHERE id = ?1").bind(comment).first<number>("open_reports");
const enter = async (...roles: Parameters<typeof hireSignedIn>) => arriveAtNewsroom((await hireSignedIn(...roles)).session);

/** What waits to be sent, composed. */
async function readMails() {
  const { results } = await env.DB.prepare("SELECT message FROM mail_outbox ORDER BY id").all<{ message: string }>();
  const times = { now: 4_000_000_000, queuedAt: new Date() };
  return Promise.all(results.map(({ message }) => composeForTest(JSON.parse(message), env, times)));
}

describe("a notice", () => {
  test("is kept, confirmed to its sender and told to the newsroom, without the sender's words in either mail", async () => {
    const { id } = await send({ ...written, name: "Gewinn! www.boese.example", explanation: "Klick https://boese.example" });
    const mails = await readMails();
    expect(mails.map((mail) => mail?.to)).toEqual(["maria@example.com", "redaktion@talblick.example"]);
    for (const mail of mails) {
      expect(`${mail?.subject} ${mail?.text}`).toContain(`Nr. ${id}`);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/boese|Gewinn/);
    }
    expect(mails[0]?.text).toContain("Beleidigung oder Hass");
    expect(mails[1]?.text).toContain(`/redaktion/meldungen/${id}`);
    expect(mails[1]?.text).not.toContain("maria@example.com");
  });

  test("is kept once when it is sent twice, also at the same moment, and then costs no attempt", async () => {
    const again = { key: "0123456789abcdef" };
    const same = about({ category: "SPAM" });
    const sent = [...(await Promise.all([send(same, again), send(same, again)])), await send(same, again)];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await readMails()).filter((mail) => mail?.to === "maria@example.com")).toHaveLength(1);
    expect(await reports()).toBe(1);
  });

  test("of a network is taken ten times an hour, and confirmed to one address five times", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await send({ email }, { from: `10.47.${index}.7` })).code);
    expect(codes).toEqual([...Array(5).fill(undefined), "TOO_MANY_REQUESTS"]);
    for (let index = 0; index < 10; index += 1) expect((await send()).code).toBeUndefined();
    expect((await send()).code).toBe("TOO_MANY_REQUESTS");
  });

  test.each<[string, object]>([
    ["a field that people do not see", { website: "x" }],
    ["no explanation", { explanation: " " }],
    ["no name", { name: "" }],
    ["no address", { email: "" }],
    ["two addresses", { email: "a@example.com,b@example.com" }],
    ["a place elsewhere", { place: "https://boese.example/" }],
    ["a place of another host", { place: "//boese.example" }],
    ["a comment that is not there", { comment: 999_999, place: "" }],
    ["a comment and a place", { comment: 1 }],
    ["an explanation that is too long", { explanation: "x".repeat(3001) }],
  ])("is refused with %s", async (_, changes) => {
    expect((await send(changes)).code).toBe("BAD_USER_INPUT");
    expect(await readNotices(env.DB, { isOpen: true, after: null })).toEqual([]);
  });

  test("of the abuse of minors needs no name and no address, and then nobody is written to", async () => {
    expect((await send({ category: "CHILD_ABUSE", name: "", email: "" })).code).toBeUndefined();
    expect((await readMails()).map((mail) => mail?.to)).toEqual(["redaktion@talblick.example"]);
  });
});

describe("a notice about a comment", () => {
  test("names its page and raises its reports, once for each network and each address", async () => {
    const { id } = await send(about({ email: "eins@example.com" }));
    await send(about({ email: "zwei@example.com" }));
    expect(await reports()).toBe(1);
    await send(about({ email: "eins@example.com" }), { from: "10.48.1.7" });
    expect(await reports()).toBe(1);
    await send(about({ email: "drei@example.com" }), { from: "10.48.2.7" });
    expect(await reports()).toBe(2);
    const [first] = await readNotices(env.DB, { isOpen: true, after: null });
    expect(first).toMatchObject({ id, comment_id: comment });
    expect(first?.place).toMatch(new RegExp(`^/[a-z0-9-]+/${freePostId}/kommentare/${comment}$`));
  });

  test("shows what it is about as long as readers can read it", async () => {
    const read = async (id: number | null) => (await ask(op.rules, { comment: id })).data.notice_rules;
    expect(await read(comment)).toMatchObject({ keep_days: 183, comment: { id: comment, author: "Béla" } });
    expect((await read(null)).comment).toBeNull();
    expect((await read(await writeComment("here:2", futurePostId))).comment).toBeNull();
    await env.DB.prepare("UPDATE comments SET is_hidden = 1 WHERE id = ?1").bind(comment).run();
    expect((await read(comment)).comment).toBeNull();
  });
});

describe("the newsroom", () => {
  test("reads what waits and decides, once; the sender is told why and what they can do", async () => {
    const { id } = await send({ ...written });
    const ask = await enter("editor");
    expect((await ask(op.list, { open: true })).data.newsroom.notices).toEqual([{ id, category: "INSULT", comment_id: null }]);
    expect((await ask(op.one, { id })).data.newsroom.notice).toMatchObject({
      details: { place: "/impressum", name: "Maria Fink", email: "maria@example.com", deleted: null },
      comment: null,
      decision: null,
    });
    await env.DB.prepare("DELETE FROM mail_outbox").run();
    const decision = { id, outcome: "KEPT", reason: "Das ist eine Tatsache." };
    expect((await ask(op.decide, decision)).data.decideNotice).toBe(true);
    expect((await ask(op.decide, { ...decision, outcome: "REMOVED" })).code).toBe("CONFLICT");
    expect((await ask(op.decide, { ...decision, id: 999_999 })).code).toBe("NOT_FOUND");
    const mails = await readMails();
    expect(mails.map((mail) => mail?.to)).toEqual(["maria@example.com"]);
    for (const words of ["nichts veranlasst", "Das ist eine Tatsache.", "außergerichtliche", "Gericht", "Mensch"])
      expect(mails[0]?.text).toContain(words);
    expect((await ask(op.list, { open: true })).data.newsroom.notices).toEqual([]);
    expect((await ask(op.one, { id })).data.newsroom.notice.decision).toMatchObject({ outcome: "KEPT", reason: decision.reason });
    const { results } = await env.DB.prepare("SELECT kind, subject FROM staff_log WHERE kind LIKE 'notice%' ORDER BY id").all();
    expect(results).toEqual([
      { kind: "notice-open", subject: `Meldung Nr. ${id}` },
      { kind: "notice-decided", subject: `Meldung Nr. ${id}: nichts veranlasst` },
      { kind: "notice-open", subject: `Meldung Nr. ${id}` },
    ]);
  });

  test("of two who decide at the same moment hears the first one", async () => {
    const { id } = await send({ ...written });
    const decision = { reason: "x", origin: "https://x.example", now: 1 };
    const kinds = await Promise.all([
      decideNotice(env, id, { ...decision, outcome: "kept" }),
      decideNotice(env, id, { ...decision, outcome: "removed" }),
    ]);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["decided", "decided before"]);
    expect((await readMails()).filter((mail) => mail?.subject.startsWith("Entscheidung"))).toHaveLength(1);
  });

  test("cannot say of a comment that it is removed while readers read it", async () => {
    const { id } = await send(about());
    const ask = await enter("editor");
    expect((await ask(op.decide, { id, outcome: "REMOVED", reason: "x" })).code).toBe("CONFLICT");
    await env.DB.prepare("UPDATE comments SET is_hidden = 1 WHERE id = ?1").bind(comment).run();
    expect((await ask(op.decide, { id, outcome: "REMOVED", reason: "x" })).data.decideNotice).toBe(true);
    expect(await reports()).toBe(0);
  });

  test("closes all notices of a comment in the batch that decides about it", async () => {
    await send(about({ email: "eins@example.com" }));
    await send(about({ email: "zwei@example.com" }), { from: "10.49.2.7" });
    const other = await send();
    expect(await reports()).toBe(2);
    const decision = { outcome: "removed", reason: "Beleidigung", origin: "https://x.example", now: 1_800_000_000 } as const;
    await env.DB.prepare("DELETE FROM mail_outbox").run();
    await closeNotices(env, comment, decision);
    expect(await reports()).toBe(0);
    expect((await readNotices(env.DB, { isOpen: true, after: null })).map(({ id }) => id)).toEqual([other.id]);
    expect((await readMails()).map((mail) => mail?.to).sort()).toEqual(["eins@example.com", "zwei@example.com"]);
    await env.DB.prepare("DELETE FROM mail_outbox").run();
    await closeNotices(env, comment, { ...decision, outcome: "kept" });
    expect(await readMails()).toEqual([]);
    expect((await readNotices(env.DB, { isOpen: false, after: null })).map(({ outcome }) => outcome)).toEqual([
      "removed",
      "removed",
    ]);
  });

  test("is asked for the right to moderate", async () => {
    const { id } = await send();
    const operator = await enter("operator");
    const { newsroom } = (await operator(op.list, { open: true })).data;
    expect(newsroom.notices).toBeNull();
    expect((await operator(op.decide, { id, outcome: "KEPT", reason: "x" })).code).toBe("NO_RIGHT");
    expect((await (await arriveAtNewsroom(""))(op.decide, { id, outcome: "KEPT", reason: "x" })).code).toBe("FORBIDDEN");
    expect((await (await enter("editor"))(op.decide, { id, outcome: "KEPT", reason: " " })).code).toBe("BAD_USER_INPUT");
  });
});

test("half a year after the decision the person is gone, and the notice stays for the numbers", async () => {
  const { id } = await send({ ...written });
  const now = 1_800_000_000;
  await decideNotice(env, id, { outcome: "kept", reason: "x", origin: null, now });
  const runAt = async (days: number) => {
    await cleanUp("notice-details", env, new Date((now + days * 86_400) * 1000));
    await cleanUp("notices", env, new Date((now + days * 86_400) * 1000));
    return (await readNotices(env.DB, { isOpen: false, after: null })).map(({ email }) => email);
  };
  expect([await runAt(182), await runAt(184), await runAt(3 * 366 + 1)]).toEqual([["maria@example.com"], [null], []]);
});

test("the numbers of a year are those of its rows", async () => {
  const times: [string, number | null, string | null, number, number | null][] = [
    ["insult", comment, "removed", 1_790_000_000, 1_790_000_100],
    ["insult", null, "kept", 1_790_000_000, 1_790_000_300],
    ["spam", null, null, 1_790_000_000, null],
    // Of the year before, by a second in Vienna.
    ["spam", null, "kept", Date.UTC(2025, 11, 31, 22, 59, 59) / 1000, 1_790_000_000],
  ];
  const insert = "INSERT INTO notices (category, comment_id, outcome, received_at, decided_at) VALUES (?1, ?2, ?3, ?4, ?5)";
  const decisions = `INSERT INTO comment_decisions (kind, ground, by_notice, was_held, decided_at, complaint, complained_at, answered_at, is_upheld)
    VALUES ('hidden', 'insult', 1, 0, 1790000000, 'Nein', 1790000001, NULL, NULL),
      ('hidden', 'insult', 1, 0, 1790000000, 'Nein', 1790000001, 1790000002, 1),
      ('shown', NULL, 0, 1, 1790000000, NULL, NULL, NULL, NULL), ('banned', 'spam', 0, 0, 1, NULL, NULL, NULL, NULL)`;
  await env.DB.batch([...times.map((row) => env.DB.prepare(insert).bind(...row)), env.DB.prepare(decisions)]);
  const ask = await enter("editor");
  expect((await ask(op.numbers, { year: 2026 })).data.newsroom.moderation_numbers).toEqual({
    year: 2026,
    notices_by_category: [
      { name: "insult", count: 2 },
      { name: "spam", count: 1 },
    ],
    notices_by_outcome: [
      { name: "kept", count: 1 },
      { name: "open", count: 1 },
      { name: "removed", count: 1 },
    ],
    notices_about_comments: 1,
    median_seconds: 200,
    comments: 1,
    decisions: [
      { kind: "hidden", ground: "insult", by_notice: true, was_held: false, count: 2 },
      { kind: "shown", ground: null, by_notice: false, was_held: true, count: 1 },
    ],
    complaints: [
      { name: "open", count: 1 },
      { name: "upheld", count: 1 },
    ],
  });
  expect((await ask(op.numbers, { year: 2024 })).data.newsroom.moderation_numbers).toMatchObject({
    median_seconds: null,
    comments: 0,
    notices_by_category: [],
  });
});

test("notices are found by indexes", async () => {
  const notice = { ...written, category: "insult", comment, place: "/x" } as const;
  const plans = await recordPlans(env, async (recording) => {
    const sending = { formKey: "a".repeat(16), notice, networkMark: "x", origin: "https://x.example", now: 1 };
    const { id } = await keepNotice(recording, sending);
    await findNotice(recording.DB, sending.formKey);
    await readNotices(recording.DB, { isOpen: true, after: null });
    await readNotices(recording.DB, { isOpen: false, after: null });
    const decision = { outcome: "kept", reason: "x", origin: "https://x.example", now: 2 } as const;
    await decideNotice(recording as Env, id, decision);
    await closeNotices(recording, comment, decision);
  });
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
