/** The E-Paper in the newsroom: who sees what has come, before readers do, and who may take it from them. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { addDays } from "#workers/backend/readers/epaper/epaper-days.ts";
import { bringIssue, send } from "#workers/backend/readers/epaper/epaper-for-test.ts";
import { epaperOperations } from "./epaper-operations-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const now = Math.floor(Date.now() / 1000);
const day = (later: number) => addDays(new Date().toISOString().slice(0, 10), later);

const { list, one, setShown, remove } = epaperOperations;

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["epaper_issues", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  purged = [];
});

const getPicture = (id: number, session: string) =>
  worker.fetch(
    new Request(`http://backend/newsroom/epaper/${id}/1-300.webp`, { headers: { authorization: `Bearer ${session}` } }),
    env,
  );

test("an editor withdraws an issue, shows it again and deletes it; each step is noted, and pages are purged", async () => {
  const id = await bringIssue({ key: day(-1), now });
  const ask = await arriveAtNewsroom((await hireSignedIn("editor")).session, env);
  const { revision } = (await ask(one, { id })).data.newsroom.epaper_issue;
  expect((await ask(setShown, { id, known: revision, is_shown: false })).data.setEpaperShown).toBe(day(-1));
  expect(purged).toEqual(["anything", "service:epaper"]);
  expect((await ask(setShown, { id, known: revision, is_shown: true })).code).toBe("CONFLICT");
  expect((await ask("{ epaper { newest { key } } }")).data.epaper.newest).toBeNull();
  expect((await ask(setShown, { id, known: revision + 1, is_shown: true })).data.setEpaperShown).toBe(day(-1));
  expect((await ask("{ epaper { newest { key } } }")).data.epaper.newest).toEqual({ key: day(-1) });
  expect((await ask(remove, { id, known: revision + 2 })).data.deleteEpaperIssue).toBe(day(-1));
  expect((await ask(one, { id })).data.newsroom.epaper_issue).toBeNull();
  expect((await ask(remove, { id, known: revision + 3 })).code).toBe("NOT_FOUND");
  const log = await readStaffLog(env, { staff: null, kind: null, before: null });
  expect(log.map(({ kind }) => kind).filter((kind) => kind.startsWith("epaper"))).toEqual([
    "epaper-deleted",
    "epaper-shown",
    "epaper-withdrawn",
  ]);
  expect(log[0]?.subject).toBe(`Ausgabe ${day(-1)}`);
});

test("staff see an issue before its evening, and why one has not come", async () => {
  const id = await bringIssue({ key: day(20), now });
  await send("POST", "begin", { key: day(21), pages: 2 }, { now });
  await send("POST", "problem", { key: day(22), message: "The PDF is encrypted" }, { now });
  const { session } = await hireSignedIn("chief");
  const ask = await arriveAtNewsroom(session, env);
  expect((await ask(list)).data.newsroom.epaper_issues).toMatchObject([
    { key: day(22), state: "FAILED", problem: "The PDF is encrypted" },
    { key: day(21), state: "LOADING" },
    { key: day(20), state: "SHOWN", problem: null },
  ]);
  expect((await ask(one, { id })).data.newsroom.epaper_issue).toMatchObject({
    page_count: 2,
    cover: { width: 480, height: 640 },
    pages: [{ number: 1 }, { number: 2 }],
  });
  const picture = await getPicture(id, session);
  expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  await picture.body?.cancel();
  expect((await ask("{ epaper { newest { key } } }")).data.epaper.newest).toBeNull();
});

test("nobody without the right sees or changes anything", async () => {
  const id = await bringIssue({ key: day(20), now });
  for (const [role, status] of [
    ["reporter", 403],
    ["operator", 403],
  ] as const) {
    const { session } = await hireSignedIn(role);
    const ask = await arriveAtNewsroom(session, env);
    expect((await ask(list)).data.newsroom.epaper_issues).toBeNull();
    expect((await ask(one, { id })).data.newsroom.epaper_issue).toBeNull();
    expect((await ask(setShown, { id, known: 1, is_shown: false })).code).toBe("NO_RIGHT");
    expect((await ask(remove, { id, known: 1 })).code).toBe("NO_RIGHT");
    expect((await getPicture(id, session)).status).toBe(status);
  }
  const stranger = await arriveAtNewsroom("", env);
  expect((await stranger(remove, { id, known: 1 })).code).toBe("FORBIDDEN");
  expect((await getPicture(id, "erfunden")).status).toBe(401);
});

test("the list is turned page by page, by an index", async () => {
  for (let count = 0; count < 42; count += 1) await send("POST", "problem", { key: day(-count), message: "x" }, { now });
  const { session } = await hireSignedIn("editor");
  const ask = await arriveAtNewsroom(session, env);
  const first = (await ask(list)).data.newsroom.epaper_issues;
  expect([first.length, first[0].key]).toEqual([40, day(0)]);
  const rest = (await ask(list, { after: first[39].id })).data.newsroom.epaper_issues;
  expect(rest.map(({ key }: { key: string }) => key)).toEqual([day(-40), day(-41)]);
  const plans = await recordPlans(env, async (recording) => {
    const staff = await arriveAtNewsroom(session, recording);
    await staff(list, { after: first[39].id });
    await staff(one, { id: first[0].id });
    await staff(remove, { id: first[0].id, known: 1 });
  });
  const own = plans.filter(({ sql }) => sql.includes("epaper_"));
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
