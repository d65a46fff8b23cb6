/** Death notices in the newsroom: who may do what with them, what two people do to each other, and what readers have of it. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { deathNoticeOperations as operations } from "./death-notice-operations-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session, env);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const notice = (changes = {}) => ({
  kind: "DEATH",
  name: "Maria Müller",
  birth_name: "Huber",
  born: "1938-04-12",
  died: "2025",
  place: "Sulz",
  municipality: "dornbirn",
  text: "Eins.\r\n\r\n\r\nZwei.",
  mourners: "Anna\nBeat",
  farewell_day: dayIn(3),
  farewell_time: "14:30",
  farewell_place: "Pfarrkirche",
  farewell_text: "",
  undertaker: "",
  picture: null,
  picture_alt: "",
  last_day: dayIn(90),
  takes_candles: true,
  takes_condolences: true,
  ...changes,
});
const seen =
  "query ($id: Int!) { death_notice(id: $id) { has_ended notice { name text candles } condolences { total items { name text } } } }";
const found = "query ($name: String) { death_notices(name: $name) { total items { name } } }";
const words = (changes = {}) => ({ name: "Beat", place: "", text: "Unser Beileid.", email: "", website: "", ...changes });
const key = "0123456789abcdef";

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["death_notices", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  purged = [];
});

async function create(changes = {}, isShown = true): Promise<number> {
  const ask = await enter("editor");
  return (await ask(operations.create, { key: crypto.randomUUID(), notice: notice(changes), is_shown: isShown })).data
    .createDeathNotice;
}

describe("an editor", () => {
  test("prepares one, shows it, changes it and takes it from readers; each step is noted", async () => {
    const ask = await enter("editor");
    const reader = await arriveAtNewsroom("", env);
    const { data } = await ask(operations.create, { key: "a", notice: notice(), is_shown: false });
    const id = data.createDeathNotice;
    expect((await ask(operations.create, { key: "a", notice: notice(), is_shown: false })).data.createDeathNotice).toBe(id);
    expect((await reader(seen, { id })).data.death_notice).toEqual({ has_ended: false, notice: null, condolences: null });
    expect((await ask(operations.setState, { id, known: 1, state: "SHOWN" })).data.setDeathNoticeState).toBe(true);
    expect((await reader(seen, { id })).data.death_notice.notice).toMatchObject({ name: "Maria Müller", text: "Eins.\n\nZwei." });
    purged = [];
    expect((await ask(operations.set, { id, known: 2, notice: notice({ name: "Marie Müller" }) })).data.setDeathNotice).toBe(id);
    expect(purged).toEqual(["anything", "service:death-notices", `death-notice:${id}`]);
    expect((await reader(found, { name: "mari mueller" })).data.death_notices.items).toEqual([{ name: "Marie Müller" }]);
    expect((await reader(found, { name: "maria" })).data.death_notices.items).toEqual([]);
    expect((await ask(operations.setState, { id, known: 3, state: "WITHDRAWN" })).data.setDeathNoticeState).toBe(true);
    expect((await reader(seen, { id })).data.death_notice).toEqual({ has_ended: true, notice: null, condolences: null });
    expect((await reader(found, { name: "marie" })).data.death_notices.total).toBe(0);
    expect((await ask(operations.list, { state: "WITHDRAWN" })).data.newsroom.death_notices).toMatchObject([
      { revision: 4, state: "WITHDRAWN", source: "own", is_ours: true, picture: null, notice: { id, name: "Marie Müller" } },
    ]);
    const log = await readStaffLog(env, { staff: null, kind: null, before: null });
    expect(log.filter(({ kind }) => kind.startsWith("death-notice")).map(({ kind }) => kind)).toEqual([
      "death-notice-withdrawn",
      "death-notice-changed",
      "death-notice-shown",
      "death-notice-created",
      "death-notice-created",
    ]);
  });

  test("who is slower undoes nothing", async () => {
    const id = await create();
    const ask = await enter("editor");
    await ask(operations.set, { id, known: 1, notice: notice({ name: "Marie" }) });
    expect((await ask(operations.set, { id, known: 1, notice: notice({ name: "Zu spät" }) })).code).toBe("CONFLICT");
    expect((await ask(operations.setState, { id, known: 1, state: "WITHDRAWN" })).code).toBe("CONFLICT");
    expect((await ask(operations.setState, { id: 999_999, known: 1, state: "SHOWN" })).code).toBe("NOT_FOUND");
    expect((await ask(found, { name: "zu spät" })).data.death_notices.total).toBe(0);
  });

  test.each([
    { name: " " },
    { born: "12.4.1938" },
    { born: "1700" },
    { born: "2026-02-30" },
    { born: "1990", died: "1980" },
    { died: "2999" },
    { farewell_day: "", farewell_time: "14:30" },
    { farewell_time: "halb drei" },
    { last_day: "" },
    { last_day: "2999-01-01" },
    { municipality: "paris" },
    { text: "x".repeat(5001) },
  ])("enters none with %j", async (changes) => {
    const ask = await enter("editor");
    expect((await ask(operations.create, { key: "b", notice: notice(changes), is_shown: true })).code).toBe("BAD_USER_INPUT");
  });

  test("is told that there is no such picture", async () => {
    expect(await create({ picture: 999_999 })).toBeNull();
  });
});

test.each([
  ["chief", undefined],
  ["administrator", undefined],
  ["reporter", "NO_RIGHT"],
  ["operator", "NO_RIGHT"],
] as const)("%s: %s", async (role, code) => {
  const ask = await enter(role);
  expect((await ask(operations.create, { key: "d", notice: notice(), is_shown: true })).code).toBe(code);
  expect((await ask(operations.decide, { id: 1, known: 1, state: "SHOWN" })).code).toBe(code ?? "NOT_FOUND");
  const { newsroom } = (await ask(operations.condolences, { state: "HELD" })).data;
  expect(newsroom.condolences === null).toBe(code !== undefined);
});

test("nobody else gets in", async () => {
  const ask = await arriveAtNewsroom("", env);
  expect((await ask(operations.create, { key: "e", notice: notice(), is_shown: true })).code).toBe("FORBIDDEN");
  expect((await ask(operations.decide, { id: 1, known: 1, state: "SHOWN" })).code).toBe("FORBIDDEN");
  expect((await ask(operations.condolences, { state: "HELD" })).data.newsroom.condolences).toBeNull();
});

describe("a reader", () => {
  test("lights candles, as many as their network may; the count is what was lit", async () => {
    const id = await create();
    const ask = await arriveAtNewsroom("", env);
    purged = [];
    const codes: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { data, code } = await ask(operations.candle, { id });
      codes.push(code ?? data.lightCandle);
    }
    expect(codes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(purged.slice(0, 2)).toEqual(["anything", `death-notice:${id}`]);
    expect((await ask(seen, { id })).data.death_notice.notice.candles).toBe(10);
  });

  test("sends words once; nobody sees them until the newsroom shows them, which can ask who wrote them", async () => {
    const id = await create();
    const ask = await arriveAtNewsroom("", env);
    for (let count = 0; count < 2; count += 1)
      expect(
        (await ask(operations.send, { id, key, condolence: words({ email: "beat@leser.example" }) })).data.sendCondolence,
      ).toBe(true);
    expect((await ask(seen, { id })).data.death_notice.condolences.total).toBe(0);
    const staff = await enter("editor");
    const [held, ...others] = (await staff(operations.condolences, { state: "HELD" })).data.newsroom.condolences;
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      email: "beat@leser.example",
      notice: id,
      notice_name: "Maria Müller",
      condolence: { name: "Beat", text: "Unser Beileid." },
    });
    expect((await staff(operations.one, { id })).data.newsroom.held_condolences).toBe(1);
    const number = held.condolence.id;
    purged = [];
    expect((await staff(operations.decide, { id: number, known: 1, state: "SHOWN" })).data.setCondolenceState).toBe(true);
    expect(purged).toEqual(["anything", `death-notice:${id}`]);
    expect((await ask(seen, { id })).data.death_notice.condolences.items).toEqual([{ name: "Beat", text: "Unser Beileid." }]);
    expect((await staff(operations.decide, { id: number, known: 1, state: "REFUSED" })).code).toBe("CONFLICT");
    await staff(operations.decide, { id: number, known: 2, state: "REFUSED" });
    expect((await ask(seen, { id })).data.death_notice.condolences.total).toBe(0);
  });

  test.each([{ website: "x" }, { name: " " }, { text: " \n " }, { text: "x".repeat(1501) }, { email: "keine" }])(
    "sends none with %j",
    async (changes) => {
      const id = await create();
      const ask = await arriveAtNewsroom("", env);
      expect((await ask(operations.send, { id, key, condolence: words(changes) })).code).toBe("BAD_USER_INPUT");
      expect(await env.DB.prepare("SELECT count(*) AS n FROM condolences").first("n")).toBe(0);
    },
  );

  test("sends ten in an hour from one network", async () => {
    const id = await create();
    const ask = await arriveAtNewsroom("", env);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await ask(operations.send, { id, key: `${key}${count}`, condolence: words() })).code);
    expect(codes.indexOf("TOO_MANY_REQUESTS")).toBe(10);
  });

  test.each([
    ["that takes neither", { takes_candles: false, takes_condolences: false }, true],
    ["that has ended", { last_day: "2020-01-01" }, true],
    ["that is not shown yet", {}, false],
  ])("brings nothing to a notice %s", async (_, changes, isShown) => {
    const id = await create(changes, isShown);
    const ask = await arriveAtNewsroom("", env);
    expect((await ask(operations.candle, { id })).code).toBe("NOT_FOUND");
    expect((await ask(operations.send, { id, key, condolence: words() })).code).toBe("NOT_FOUND");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM condolences").first("n")).toBe(0);
  });
});

test("lists are turned page by page, by an index", async () => {
  const ask = await enter("editor");
  const ids: number[] = [];
  for (let count = 0; count < 52; count += 1) ids.push(await create({ name: `Nr. ${count}` }));
  const first = (await ask(operations.list, { state: "SHOWN" })).data.newsroom.death_notices;
  expect(first).toHaveLength(50);
  const second = (await ask(operations.list, { state: "SHOWN", after: first[49].notice.id })).data.newsroom.death_notices;
  expect(second.map((one: { notice: { name: string } }) => one.notice.name)).toEqual(["Nr. 1", "Nr. 0"]);
  const session = (await hireSignedIn("editor")).session;
  const [id = 0, other = 0] = ids;
  const plans = await recordPlans(env, async (recording) => {
    const staff = await arriveAtNewsroom(session, recording);
    const reader = await arriveAtNewsroom("", recording);
    await staff(operations.list, { state: "SHOWN", after: id });
    await staff(operations.one, { id });
    await staff(operations.set, { id, known: 1, notice: notice() });
    await staff(operations.setState, { id: other, known: 1, state: "WITHDRAWN" });
    await staff(operations.create, { key: "p", notice: notice(), is_shown: true });
    await reader(operations.candle, { id });
    await reader(operations.send, { id, key, condolence: words() });
    await staff(operations.decide, { id: 1, known: 1, state: "SHOWN" });
    for (const state of ["HELD", "SHOWN", "REFUSED"])
      for (const of of [null, id]) await staff(operations.condolences, { state, notice: of, after: 1 });
  });
  const own = plans.filter(({ sql }) => /\b(?:death_notices|condolences|death_notice_words)\b/.test(sql));
  expect(own.length).toBeGreaterThanOrEqual(15);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
