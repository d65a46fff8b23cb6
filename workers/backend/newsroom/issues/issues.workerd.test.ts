/** Issues that the newsroom prepares: what the clock makes of them, who may do what, what two people do to each other, and that each goes once. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFailingOnce, mishaps } from "#workers/backend/ground/database/failing-once-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import {
  at,
  createMachine,
  deliver,
  insertGuests,
  mondaySix,
  origin,
  writeNovember,
} from "#workers/backend/readers/newsletters/newsletters-for-test.ts";
import { runNewsletters } from "#workers/backend/readers/newsletters/run-newsletters.ts";
import { countReaders } from "#workers/backend/readers/newsletters/sending/list-readers.ts";
import { previewMail } from "./issue-mail.ts";
import { issueOperations as operations } from "./issues-for-test.ts";
import { discardIssue, findPrepared, leaveIssueOut, planIssue, saveIssue } from "./prepare-issue.ts";
import { chooseDeskIssue, findIssue, readComing } from "./read-issue.ts";
import { sendIssue, sendPlannedIssues } from "./send-issue.ts";

const bindings = env as Env;
const DB = bindings.DB;
const monday = "2026-11-23";
/** Sunday evening: Monday's issue is being prepared. */
const sunday = at("2026-11-22T19:00:00Z");
const afternoon = at("2026-11-23T13:00:00Z");
const step = (known: number, newsletter = "morgen", day = monday) => ({ newsletter, day, known, by: null });
const words = (changes: object = {}) => ({ subject: null, intro: null, sections: null, ...changes });
const one = (...posts: number[]) => [{ title: null, posts }];

beforeEach(async () => {
  await writeNovember();
  await DB.prepare("DELETE FROM staff_log").run();
});
afterEach(() => vi.restoreAllMocks());

type Issue = { newsletter: string; day: string; subject: string; intro: string | null; sections: string; readers: number | null };
const readIssues = async (newsletter: string) =>
  (await DB.prepare("SELECT * FROM newsletter_issues WHERE newsletter = ?1 ORDER BY day").bind(newsletter).all<Issue>()).results;
const compose = (now: number, machine = createMachine()) => runNewsletters(machine.env, now, findPrepared);
const readLog = async () => (await readStaffLog(bindings, { staff: null, kind: null, before: null })).map(({ kind }) => kind);

describe("the clock", () => {
  test("takes what is prepared, once, and the draft is over with it", async () => {
    const saved = await saveIssue(
      DB,
      step(0),
      words({
        subject: "  Ein  ruhiger Tag ",
        intro: "Guten Morgen.\r\n\r\nHeute:",
        sections: [
          { title: null, posts: [4, 2] },
          { title: "Und sonst", posts: [1] },
        ],
      }),
      sunday,
    );
    expect(saved).toEqual({ kind: "done", revision: 1 });
    await compose(mondaySix - 60);
    expect(await readIssues("morgen")).toEqual([]);
    await compose(mondaySix);
    await compose(mondaySix + 600);
    const [issue, ...others] = await readIssues("morgen");
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ day: monday, subject: "Ein ruhiger Tag", intro: "Guten Morgen.\n\nHeute:" });
    expect(JSON.parse(issue?.sections ?? "")).toEqual([
      { title: null, posts: [4, 2] },
      { title: "Und sonst", posts: [1] },
    ]);
    expect(await findIssue(DB, step(0), mondaySix)).toMatchObject({ state: "sent", draft: null, revision: 2 });
    expect(await readLog()).toEqual(["issue-sent"]);
    expect(await saveIssue(DB, step(2), words({ subject: "Zu spät" }), mondaySix)).toEqual({ kind: "over" });
  });

  test("chooses the posts where only words are prepared, and calls it by its lead where no subject is", async () => {
    await saveIssue(DB, step(0), words({ intro: "Nur ein Gruß." }), sunday);
    await compose(mondaySix);
    const [issue] = await readIssues("morgen");
    expect(issue).toMatchObject({
      intro: "Nur ein Gruß.",
      subject: 'Guten Morgen, Vorarlberg: Der See & das "Wasser" <steigen>',
    });
    expect(JSON.parse(issue?.sections ?? "")[0].posts).toEqual([1, 2]);
  });

  test("leaves out what readers may not see by then; with nothing left it makes the issue by itself, also its words", async () => {
    await saveIssue(DB, step(0), words({ subject: "Die Brücke", sections: one(2, 5, 1) }), sunday);
    await DB.prepare("DELETE FROM posts WHERE id = 2").run();
    await compose(mondaySix);
    const [issue] = await readIssues("morgen");
    expect([issue?.subject, JSON.parse(issue?.sections ?? "")]).toEqual(["Die Brücke", one(1)]);

    await writeNovember();
    await DB.prepare("DELETE FROM desk_drafts").run();
    await saveIssue(DB, step(0), words({ subject: "Am Abend", intro: "Erst am Abend.", sections: one(5) }), sunday);
    await compose(mondaySix);
    const [automatic] = await readIssues("morgen");
    expect(automatic).toMatchObject({ subject: expect.stringContaining("Der See"), intro: null });
    expect(JSON.parse(automatic?.sections ?? "")[0].posts).toEqual([1, 2]);
  });

  test("makes none that is left out, all day; until its hour that can be taken back", async () => {
    expect(await leaveIssueOut(DB, step(0), true, sunday)).toEqual({ kind: "done", revision: 1 });
    expect(await leaveIssueOut(DB, step(1), false, sunday)).toEqual({ kind: "done", revision: 2 });
    expect(await leaveIssueOut(DB, step(2), true, sunday)).toEqual({ kind: "done", revision: 3 });
    await compose(mondaySix);
    await compose(afternoon);
    expect(await readIssues("morgen")).toEqual([]);
    expect(await leaveIssueOut(DB, step(3), false, mondaySix)).toEqual({ kind: "over" });
    expect(await discardIssue(DB, step(3), mondaySix)).toEqual({ kind: "over" });
    const [next] = await readComing(DB, (await findIssue(DB, step(3), mondaySix))?.newsletter as never, mondaySix);
    expect(next?.day).toBe("2026-11-24");
  });

  test("goes on with the next run where something was changed in the moment of composing", async () => {
    await saveIssue(DB, step(0), words({ subject: "Erst so" }), sunday);
    await runNewsletters(createMachine().env, mondaySix, async (...asked) => {
      const found = await findPrepared(...asked);
      if (asked[1].slug === "morgen") await saveIssue(DB, step(1), words({ subject: "Dann so" }), mondaySix);
      return found;
    });
    expect(await readIssues("morgen")).toEqual([]);
    await compose(mondaySix + 600);
    expect((await readIssues("morgen")).map(({ subject }) => subject)).toEqual(["Dann so"]);
  });

  test("makes it once and as prepared, whichever call to the database fails", async () => {
    for (const mishap of mishaps) {
      for (let failing = 0; failing < 10; failing += 1) {
        await writeNovember();
        await DB.prepare("DELETE FROM desk_drafts").run();
        await saveIssue(DB, step(0), words({ subject: "Vorbereitet", sections: one(4) }), sunday);
        const broken = createFailingOnce(DB, failing, mishap);
        await compose(mondaySix, createMachine({ DB: broken.DB })).catch(() => undefined);
        await compose(mondaySix + 600);
        expect([mishap, failing, (await readIssues("morgen")).map(({ subject }) => subject)]).toEqual([
          mishap,
          failing,
          ["Vorbereitet"],
        ]);
      }
    }
  });
});

describe("what would stand in it", () => {
  test("is what the clock then chooses, with what is planned until its hour", async () => {
    const evening = { newsletter: "abend", day: monday };
    const issue = await findIssue(DB, evening, at("2026-11-23T12:00:00Z"));
    if (issue === null) throw new Error("There is an issue in the evening");
    const choice = await chooseDeskIssue(DB, issue, at("2026-11-23T12:00:00Z"));
    await compose(at("2026-11-23T17:00:00Z"));
    const [made] = await readIssues("abend");
    expect(choice?.sections).toEqual(JSON.parse(made?.sections ?? ""));
    expect(choice?.sections[0]?.posts).toContain(5);
    expect(choice?.subject).toBe(made?.subject);
  });

  test("of a day after the next begins where that one will end", async () => {
    const issue = await findIssue(DB, { newsletter: "morgen", day: "2026-11-24" }, sunday);
    const choice = issue === null ? null : await chooseDeskIssue(DB, issue, sunday);
    expect(choice?.sections.map(({ posts }) => posts)).toEqual([[5]]);
  });

  test("is known of no day that has no issue, is long over, or too far away", async () => {
    for (const day of ["2026-11-22", "2026-11-09", "2027-11-23", "", "morgen", "2026-11-23-2"])
      expect([day, await findIssue(DB, { newsletter: "morgen", day }, sunday)]).toEqual([day, null]);
    expect(await findIssue(DB, { newsletter: "gibtsnicht", day: monday }, sunday)).toBeNull();
    expect(await findIssue(DB, { newsletter: "eilmeldungen", day: monday }, sunday)).toBeNull();
  });
});

describe("what is sent to be kept", () => {
  test.each([
    ["a subject that is too long", words({ subject: "x".repeat(111) })],
    ["an intro that is too long", words({ intro: "x".repeat(3001) })],
    ["too many sections", words({ sections: Array.from({ length: 11 }, () => ({ title: null, posts: [] })) })],
    ["too many posts", words({ sections: one(...Array.from({ length: 31 }, (_, index) => index + 1)) })],
    ["a post that stands in it twice", words({ sections: [...one(1), { title: "Noch einmal", posts: [1] }] })],
    ["a title that is too long", words({ sections: [{ title: "x".repeat(81), posts: [1] }] })],
  ])("is refused: %s", async (_, given) => {
    expect((await saveIssue(DB, step(0), given, sunday)).kind).toBe("bad input");
  });

  test("is refused with a post that was never there; one that is gone meanwhile goes", async () => {
    expect(await saveIssue(DB, step(0), words({ sections: one(1, 999) }), sunday)).toEqual({ kind: "unknown post" });
    await saveIssue(DB, step(0), words({ sections: one(1, 2) }), sunday);
    await DB.prepare("DELETE FROM posts WHERE id = 2").run();
    expect(await saveIssue(DB, step(1), words({ sections: one(2, 1) }), sunday)).toEqual({ kind: "done", revision: 2 });
    expect((await findIssue(DB, step(2), sunday))?.draft?.sections).toEqual(one(1));
  });

  test("is a conflict for whoever saw another revision; of two at once one is done", async () => {
    const outcomes = await Promise.all([
      saveIssue(DB, step(0), words({ subject: "Eins" }), sunday),
      saveIssue(DB, step(0), words({ subject: "Zwei" }), sunday),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "done"]);
    expect((await saveIssue(DB, step(0), words(), sunday)).kind).toBe("conflict");
    expect((await leaveIssueOut(DB, step(0), true, sunday)).kind).toBe("conflict");
    expect((await discardIssue(DB, step(0), sunday)).kind).toBe("conflict");
    expect(await discardIssue(DB, step(1), sunday)).toEqual({ kind: "done", revision: 2 });
    expect((await saveIssue(DB, step(1), words(), sunday)).kind).toBe("conflict");
  });
});

describe("an issue by hand", () => {
  const hand = (known: number) => step(known, "eilmeldungen", "");
  const write = (changes: object = {}) =>
    saveIssue(DB, hand(0), words({ subject: "Unwetter am Bodensee", intro: "Bleibt zu Hause.", ...changes }), afternoon);

  test("goes to its readers alone, at once and once, however often it is asked for", async () => {
    await insertGuests("eilmeldungen", 3);
    await insertGuests("morgen", 2);
    await write({ sections: one(1) });
    const machine = createMachine();
    const send = () => sendIssue(machine.env, { newsletter: "eilmeldungen", known: 1, by: null }, afternoon);
    const outcomes = await Promise.all([send(), send()]);
    outcomes.push(await send());
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "conflict", "done"]);
    await deliver(machine, afternoon);
    expect(machine.sent.map(({ to }) => to).toSorted()).toEqual([1, 2, 3].map((n) => `Gast-${n}@example.com`));
    expect(machine.sent[0]?.subject).toBe("Unwetter am Bodensee");
    expect((await readIssues("eilmeldungen")).map(({ day, readers }) => [day, readers])).toEqual([[monday, 3]]);
  });

  test("may be one of several on a day, each with an address of its own, up to nine", async () => {
    const machine = createMachine();
    for (let known = 0; known < 18; known += 2) {
      await saveIssue(DB, hand(known), words({ subject: `Nummer ${known}`, intro: "Text" }), afternoon);
      expect((await sendIssue(machine.env, { newsletter: "eilmeldungen", known: known + 1, by: null }, afternoon)).kind).toBe(
        "done",
      );
    }
    const days = (await readIssues("eilmeldungen")).map(({ day }) => day);
    expect(days).toEqual([monday, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${monday}-${number}`)]);
    await saveIssue(DB, hand(18), words({ subject: "Zu viel", intro: "Text" }), afternoon);
    expect((await sendIssue(machine.env, { newsletter: "eilmeldungen", known: 19, by: null }, afternoon)).kind).toBe("bad input");
  });

  test("is sent once whichever call to the database fails, and nothing is half done", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const mishap of mishaps) {
      for (let failing = 0; failing < 12; failing += 1) {
        await writeNovember();
        await DB.prepare("DELETE FROM desk_drafts").run();
        await insertGuests("eilmeldungen", 2);
        await write();
        const broken = createMachine({ DB: createFailingOnce(DB, failing, mishap).DB });
        const order = { newsletter: "eilmeldungen", known: 1, by: null };
        await sendIssue(broken.env, order, afternoon).catch(() => undefined);
        const machine = createMachine();
        await sendIssue(machine.env, order, afternoon);
        await runNewsletters(machine.env, afternoon + 600, findPrepared);
        machine.orders.push(...broken.orders);
        await deliver(machine, afternoon + 600);
        const to = machine.sent.map((mail) => mail.to);
        expect([mishap, failing, to.toSorted()]).toEqual([mishap, failing, ["Gast-1@example.com", "Gast-2@example.com"]]);
        expect([mishap, failing, (await readIssues("eilmeldungen")).length]).toEqual([mishap, failing, 1]);
      }
    }
  });

  test("needs a subject and something to read; a post that is not out counts for neither", async () => {
    const send = async (changes: object) => {
      await DB.prepare("DELETE FROM desk_drafts").run();
      await write({ subject: null, intro: null, ...changes });
      return (
        await sendIssue(createMachine().env, { newsletter: "eilmeldungen", known: 1, by: null }, at("2026-11-23T12:00:00Z"))
      ).kind;
    };
    expect(await send({ subject: "Nur ein Betreff" })).toBe("empty");
    expect(await send({ intro: "Nur Text" })).toBe("empty");
    expect(await send({ sections: one(5) })).toBe("empty");
    expect(await send({ sections: one(1) })).toBe("done");
  });

  test("can be planned: the clock sends it then, once; with nothing left in it the plan ends", async () => {
    await insertGuests("eilmeldungen", 1);
    await write();
    const evening = afternoon + 4 * 3600;
    expect((await planIssue(DB, hand(1), afternoon - 1, afternoon)).kind).toBe("bad input");
    expect((await planIssue(DB, hand(1), afternoon + 15 * 86_400, afternoon)).kind).toBe("bad input");
    expect((await planIssue(DB, step(0), evening, afternoon)).kind).toBe("bad input");
    expect(await planIssue(DB, hand(1), evening, afternoon)).toEqual({ kind: "done", revision: 2 });
    const machine = createMachine();
    await sendPlannedIssues(machine.env, evening - 60);
    expect(await readIssues("eilmeldungen")).toEqual([]);
    await sendPlannedIssues(machine.env, evening);
    await sendPlannedIssues(machine.env, evening + 60);
    await deliver(machine, evening + 60);
    expect(machine.sent).toHaveLength(1);

    await saveIssue(DB, hand(3), words({ sections: one(2) }), evening);
    await planIssue(DB, hand(4), evening + 600, evening);
    await DB.prepare("DELETE FROM posts WHERE id = 2").run();
    await sendPlannedIssues(machine.env, evening + 600);
    expect(await readIssues("eilmeldungen")).toHaveLength(1);
    expect(await findIssue(DB, hand(0), evening + 600)).toMatchObject({ sendAt: null, revision: 6 });
    expect(await readLog()).toEqual(["issue-planned", "issue-sent"]);
  });

  test("ends with its plan, once, where the newsletter has a schedule by then", async () => {
    await write();
    await planIssue(DB, hand(1), afternoon + 600, afternoon);
    await DB.prepare("UPDATE newsletters SET weekdays = '1', hour = 6 WHERE slug = 'eilmeldungen'").run();
    for (const minute of [0, 1, 2]) await sendPlannedIssues(createMachine().env, afternoon + 600 + minute * 60);
    await DB.prepare("UPDATE newsletters SET weekdays = NULL, hour = NULL WHERE slug = 'eilmeldungen'").run();
    expect(await readLog()).toEqual(["issue-planned"]);
    expect(await readIssues("eilmeldungen")).toEqual([]);
  });

  test("is no business of the clock while it is not planned, and a newsletter with a schedule is not sent by hand", async () => {
    await write();
    await compose(afternoon);
    await sendPlannedIssues(createMachine().env, afternoon);
    expect(await readIssues("eilmeldungen")).toEqual([]);
    expect((await sendIssue(createMachine().env, { newsletter: "morgen", known: 0, by: null }, sunday)).kind).toBe("unknown");
  });
});

test("the mail that is shown is the one that is sent, without a key of anybody", async () => {
  await insertGuests("morgen", 1);
  await saveIssue(DB, step(0), words({ subject: "Gezeigt", intro: "Wie gesendet <b>", sections: one(1, 2) }), sunday);
  const machine = createMachine();
  const issue = await findIssue(DB, step(1), sunday);
  const shown = issue === null ? null : await previewMail(issue, { env: machine.env, origin, now: sunday });
  await compose(mondaySix, machine);
  await deliver(machine, mondaySix);
  const key = /key=([0-9a-f]{32})/.exec(machine.sent[0]?.text ?? "")?.[1] ?? "none";
  expect(shown?.html).toBe(machine.sent[0]?.html.replaceAll(key, "vorschau"));
  expect(shown?.text).toBe(machine.sent[0]?.text.replaceAll(key, "vorschau"));
  expect(shown?.subject).toBe("Gezeigt");
  expect(await countReaders(DB, "morgen")).toBe(1);
});

describe("staff", () => {
  const enter = async (...roles: StaffRole[]) => {
    const member = await hireSignedIn(...roles);
    const machine = createMachine();
    return { ask: await arriveAtNewsroom(member.session, machine.env), member, machine };
  };
  beforeEach(() => void vi.spyOn(Date, "now").mockImplementation(() => afternoon * 1000));

  test.each([
    ["editor", undefined],
    ["chief", undefined],
    ["administrator", undefined],
    ["reporter", "NO_RIGHT"],
    ["operator", "NO_RIGHT"],
  ] as const)("%s: %s", async (role, code) => {
    const { ask, member, machine } = await enter(role);
    const named = { newsletter: "abend", day: monday };
    const hand = { newsletter: "eilmeldungen", day: "" };
    expect((await ask(operations.save, { ...named, known: 0, subject: "Am Abend" })).code).toBe(code);
    expect((await ask(operations.leaveOut, { ...named, known: 1, out: true })).code).toBe(code);
    expect((await ask(operations.leaveOut, { ...named, known: 2, out: false })).code).toBe(code);
    expect((await ask(operations.test, named)).code).toBe(code);
    expect((await ask(operations.discard, { ...named, known: 3 })).code).toBe(code);
    expect((await ask(operations.save, { ...hand, known: 0, subject: "Eil", intro: "Text" })).code).toBe(code);
    expect((await ask(operations.plan, { newsletter: "eilmeldungen", known: 1, at: "2026-11-23T14:00:00Z" })).code).toBe(code);
    expect((await ask(operations.send, { newsletter: "eilmeldungen", known: 2 })).code).toBe(code);
    const { newsletters, newsletter } = (
      await ask('{ newsroom { newsletters { slug } newsletter(slug: "abend") { slug readers issue { day } } } }')
    ).data.newsroom;
    expect([newsletters === null, newsletter === null]).toEqual([code !== undefined, code !== undefined]);
    const log = (await readLog()).filter((kind) => kind.startsWith("issue"));
    if (code !== undefined) {
      expect([log, machine.sent]).toEqual([[], []]);
      return;
    }
    expect(log).toEqual(["issue-sent", "issue-planned", "issue-discarded", "issue-tested", "issue-taken-back", "issue-left-out"]);
    expect(newsletter).toEqual({ slug: "abend", readers: 0, issue: { day: monday } });
    expect(machine.sent.map(({ to, subject }) => [to, subject])).toEqual([[member.mail, "[Probe] Am Abend"]]);
  });

  test("get a test mail at their own address, marked as one, with nothing that counts or ends a subscription", async () => {
    await insertGuests("morgen", 2);
    const { ask, member, machine } = await enter("editor");
    const named = { newsletter: "abend", day: monday };
    expect((await ask(operations.test, named)).data.sendTestIssue).toBe(true);
    const [mail, ...others] = machine.sent;
    expect([mail?.to, others]).toEqual([member.mail, []]);
    expect(mail?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(part).toContain("Probemail aus der Redaktion");
      expect(part).not.toMatch(/utm_|abmelden|key=/);
      expect(part).toContain(`${origin}/newsletter`);
    }
    expect(await readIssues("abend")).toEqual([]);
    expect((await ask(operations.test, { newsletter: "eilmeldungen", day: "" })).data.sendTestIssue).toBe(false);
    for (let count = 2; count < 20; count += 1) await ask(operations.test, named);
    expect((await ask(operations.test, named)).code).toBe("TOO_MANY_REQUESTS");
  });

  test("read what is prepared, by whom, and what was sent to how many", async () => {
    await insertGuests("morgen", 2);
    await compose(mondaySix);
    const { ask } = await enter("editor");
    await ask(operations.save, { newsletter: "abend", day: monday, known: 0, intro: "Gruß", sections: one(5, 1) });
    const { newsletters } = (await ask(operations.newsletters)).data.newsroom;
    const [morning, evening] = newsletters;
    expect(morning).toMatchObject({ slug: "morgen", readers: 2, has_schedule: true, has_archive: true });
    expect(morning.coming[0]).toMatchObject({ day: "2026-11-24", at: "2026-11-24T05:00:00Z", is_draft: false });
    expect(morning.past).toMatchObject([{ day: monday, sent: "2026-11-23T05:00:00Z", readers: 2 }]);
    expect(evening.coming[0]).toMatchObject({ day: monday, is_draft: true, changed_by: expect.any(String) });
    const { issue } = (await ask(operations.issue, { slug: "abend", day: monday })).data.newsroom.newsletter;
    expect(issue).toMatchObject({ state: "OPEN", revision: 1, subject: null, intro: "Gruß", is_arranged: true });
    expect(issue.own_subject).toBe("Der Tag am Abend: Was erst am Abend kommt");
    expect(issue.sections[0].posts.map(({ id, is_out }: { id: number; is_out: boolean }) => [id, is_out])).toEqual([
      [5, true],
      [1, true],
    ]);
    expect(issue.mail.html).toContain("Was erst am Abend kommt");
    const gone = (await ask(operations.issue, { slug: "morgen", day: monday })).data.newsroom.newsletter.issue;
    expect(gone).toMatchObject({ state: "SENT" });
    expect((await ask(operations.save, { newsletter: "morgen", day: monday, known: 0, subject: "Zu spät" })).code).toBe(
      "CONFLICT",
    );
  });

  test("send nothing while the origin of its links is not set", async () => {
    const member = await hireSignedIn("editor");
    const ask = await arriveAtNewsroom(member.session, createMachine({ PUBLIC_ORIGIN: "" }).env);
    await ask(operations.save, { newsletter: "eilmeldungen", day: "", known: 0, subject: "Eil", intro: "Text" });
    expect((await ask(operations.send, { newsletter: "eilmeldungen", known: 1 })).code).toBe("BAD_USER_INPUT");
    expect(await readIssues("eilmeldungen")).toEqual([]);
  });
});

test("no statement reads a whole table", async () => {
  await insertGuests("morgen", 3);
  await insertGuests("eilmeldungen", 3);
  const plans = await recordPlans(bindings, async (recording) => {
    const machine = createMachine({ DB: recording.DB });
    await saveIssue(recording.DB, step(0), words({ sections: one(1) }), sunday);
    await leaveIssueOut(recording.DB, step(1), true, sunday);
    await leaveIssueOut(recording.DB, step(2), false, sunday);
    const issue = await findIssue(recording.DB, step(3), sunday);
    if (issue !== null) await previewMail(issue, { env: machine.env, origin, now: sunday });
    await countReaders(recording.DB, "morgen");
    await compose(mondaySix, machine);
    await saveIssue(recording.DB, step(0, "eilmeldungen", ""), words({ subject: "Eil", intro: "Text" }), afternoon);
    await planIssue(recording.DB, step(1, "eilmeldungen", ""), afternoon + 60, afternoon);
    await sendPlannedIssues(machine.env, afternoon + 60);
    await discardIssue(recording.DB, step(0, "abend"), afternoon);
  });
  expect(plans.length).toBeGreaterThan(15);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
