/** Events in the newsroom: who may do what with them, what two people do to each other, and what readers and imports have of it. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { eventOperations as operations } from "./event-operations-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session, env);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const event = (changes = {}) => ({
  kind: "CONCERT",
  title: "Chor",
  text: "Eins.\r\n\r\n\r\nZwei.",
  starts: inDays(2),
  ends: inDays(2.1),
  is_all_day: false,
  is_cancelled: false,
  place: "Pfarrkirche",
  address: "",
  municipality: "dornbirn",
  organiser: "",
  price: "",
  is_free: true,
  link: null,
  picture: null,
  ...changes,
});
const seen = "query ($id: Int!) { event(id: $id) { title text } }";

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["events", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  purged = [];
});

describe("an editor", () => {
  test("enters one once, changes it, takes it from readers and gives it back; each step is noted", async () => {
    const ask = await enter("editor");
    const { data } = await ask(operations.create, { key: "a", event: event() });
    const id = data.createEvent;
    expect((await ask(operations.create, { key: "a", event: event() })).data.createEvent).toBe(id);
    expect((await ask(seen, { id })).data.event).toEqual({ title: "Chor", text: "Eins.\n\nZwei." });
    purged = [];
    expect((await ask(operations.set, { id, known: 1, event: event({ title: "Orgel" }) })).data.setEvent).toBe(id);
    expect(purged).toEqual(["anything", "service:events", `event:${id}`]);
    expect((await ask(seen, { id })).data.event.title).toBe("Orgel");
    expect((await ask(operations.setState, { id, known: 2, state: "WITHDRAWN" })).data.setEventState).toBe(true);
    expect((await ask(seen, { id })).data.event).toBeNull();
    expect((await ask(operations.list, { state: "WITHDRAWN" })).data.newsroom.events).toMatchObject([
      { revision: 3, state: "WITHDRAWN", source: "own", is_ours: true, picture: null, event: { id, title: "Orgel" } },
    ]);
    expect((await ask(operations.setState, { id, known: 3, state: "SHOWN" })).data.setEventState).toBe(true);
    expect((await ask(seen, { id })).data.event.title).toBe("Orgel");
    const log = await readStaffLog(env, { staff: null, kind: null, before: null });
    expect(log.filter(({ kind }) => kind.startsWith("event")).map(({ kind }) => kind)).toEqual([
      "event-shown",
      "event-withdrawn",
      "event-changed",
      "event-created",
      "event-created",
    ]);
  });

  test("enters one for several days at once: each is its own, sent twice they are entered once, and the first one's number is given", async () => {
    const ask = await enter("editor");
    const further = [7, 14].map((days) => ({ starts: inDays(2 + days), ends: inDays(2.1 + days) }));
    const created = { key: "jede-woche", event: event(), further };
    const id = (await ask(operations.createAll, created)).data.createEvent;
    expect((await ask(operations.createAll, created)).data.createEvent).toBe(id);
    const listed = (await ask(operations.list, { state: "SHOWN" })).data.newsroom.events;
    expect(listed.map((one: { event: { id: number } }) => one.event.id)).toEqual([id, id + 1, id + 2]);
    await ask(operations.set, { id: id + 1, known: 1, event: event({ title: "Orgel" }) });
    expect((await ask(seen, { id: id + 2 })).data.event.title).toBe("Chor");
    for (const wrong of [[{ starts: "bald" }], [{ starts: inDays(900) }], Array.from({ length: 60 }, () => further[0])])
      expect((await ask(operations.createAll, { key: "x", event: event(), further: wrong })).code).toBe("BAD_USER_INPUT");
    expect((await ask(operations.list, { state: "SHOWN" })).data.newsroom.events).toHaveLength(3);
  });

  test("who is slower undoes nothing", async () => {
    const ask = await enter("editor");
    const id = (await ask(operations.create, { key: "a", event: event() })).data.createEvent;
    await ask(operations.set, { id, known: 1, event: event({ title: "Orgel" }) });
    expect((await ask(operations.set, { id, known: 1, event: event({ title: "Zu spät" }) })).code).toBe("CONFLICT");
    expect((await ask(operations.setState, { id, known: 1, state: "WITHDRAWN" })).code).toBe("CONFLICT");
    expect((await ask(operations.setState, { id: 999_999, known: 1, state: "SHOWN" })).code).toBe("NOT_FOUND");
    expect((await ask(seen, { id })).data.event.title).toBe("Orgel");
  });

  test.each([
    { title: " " },
    { starts: "bald" },
    { ends: inDays(1) },
    { ends: inDays(500) },
    { starts: inDays(900), ends: null },
    { municipality: "paris" },
    { link: "http://offen.example/" },
    { text: "x".repeat(5001) },
  ])("enters none with %j", async (changes) => {
    const ask = await enter("editor");
    expect((await ask(operations.create, { key: "b", event: event(changes) })).code).toBe("BAD_USER_INPUT");
  });

  test("is told that there is no such picture", async () => {
    const ask = await enter("editor");
    expect((await ask(operations.create, { key: "c", event: event({ picture: 999_999 }) })).data.createEvent).toBeNull();
  });
});

test.each([
  ["chief", undefined],
  ["administrator", undefined],
  ["reporter", "NO_RIGHT"],
  ["operator", "NO_RIGHT"],
] as const)("%s: %s", async (role, code) => {
  const ask = await enter(role);
  expect((await ask(operations.create, { key: "d", event: event() })).code).toBe(code);
  expect((await ask(operations.list, { state: "SHOWN" })).data.newsroom.events === null).toBe(code !== undefined);
  expect((await ask(operations.one, { id: 1 })).code).toBeUndefined();
});

test("nobody else gets in", async () => {
  const ask = await arriveAtNewsroom("", env);
  expect((await ask(operations.create, { key: "e", event: event() })).code).toBe("FORBIDDEN");
  expect((await ask(operations.list, { state: "HELD" })).data.newsroom.events).toBeNull();
});

describe("a reader", () => {
  const sender = (changes = {}) => ({ name: "Maria", email: "maria@leser.example", website: "", ...changes });
  const key = "0123456789abcdef";

  test("sends one once; nobody sees it until the newsroom shows it, which can ask who sent it", async () => {
    const ask = await arriveAtNewsroom("", env);
    expect((await ask(operations.rules)).data.event_rules).toEqual({ keep_days: 90 });
    for (let count = 0; count < 2; count += 1)
      expect(
        (await ask(operations.send, { key, event: event({ picture: 5, is_cancelled: true }), sender: sender() })).data.sendEvent,
      ).toBe(true);
    const staff = await enter("editor");
    const [held, ...others] = (await staff(operations.list, { state: "HELD" })).data.newsroom.events;
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      source: "reader",
      picture: null,
      sender: { name: "Maria", email: "maria@leser.example" },
      event: { title: "Chor", is_cancelled: false },
    });
    const { id } = held.event;
    expect((await ask(seen, { id })).data.event).toBeNull();
    await staff(operations.setState, { id, known: 1, state: "SHOWN" });
    expect((await ask(seen, { id })).data.event.title).toBe("Chor");
  });

  test.each([
    [{ website: "x" }, {}],
    [{ name: " " }, {}],
    [{ email: "keine" }, {}],
    [{}, { title: "" }],
    [{}, { starts: inDays(-9), ends: null }],
  ])("sends none with %j %j", async (who, what) => {
    const ask = await arriveAtNewsroom("", env);
    expect((await ask(operations.send, { key, event: event(what), sender: sender(who) })).code).toBe("BAD_USER_INPUT");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM events").first("n")).toBe(0);
  });

  test("sends ten in an hour from one network", async () => {
    const ask = await arriveAtNewsroom("", env);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await ask(operations.send, { key: `${key}${count}`, event: event(), sender: sender() })).code);
    expect(codes.indexOf("TOO_MANY_REQUESTS")).toBe(10);
  });
});

test("lists are turned page by page, by an index", async () => {
  const ask = await enter("editor");
  for (let count = 0; count < 52; count += 1)
    await ask(operations.create, {
      key: `n${count}`,
      event: event({ title: `Nr. ${count}`, starts: inDays(2 + count / 100), ends: null }),
    });
  const first = (await ask(operations.list, { state: "SHOWN" })).data.newsroom.events;
  expect([first.length, first[0].event.title]).toEqual([50, "Nr. 0"]);
  const second = (await ask(operations.list, { state: "SHOWN", after: first[49].event.id })).data.newsroom.events;
  expect(second.map((one: { event: { title: string } }) => one.event.title)).toEqual(["Nr. 50", "Nr. 51"]);
  const session = (await hireSignedIn("editor")).session;
  const plans = await recordPlans(env, async (recording) => {
    const staff = await arriveAtNewsroom(session, recording);
    await staff(operations.list, { state: "SHOWN", after: first[49].event.id });
    await staff(operations.one, { id: first[0].event.id });
    await staff(operations.set, { id: first[0].event.id, known: 1, event: event() });
    await staff(operations.setState, { id: first[1].event.id, known: 1, state: "WITHDRAWN" });
    await staff(operations.create, { key: "p", event: event() });
  });
  const own = plans.filter(({ sql }) => /\bevents\b/.test(sql));
  expect(own.length).toBeGreaterThanOrEqual(6);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
