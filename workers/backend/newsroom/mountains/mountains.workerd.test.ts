/** Passes and webcams: who may keep the list, what two people do to each other, what a program brings, and what readers get. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_MOUNTAINS } from "#shared/rules/mountain-rules.ts";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { mountainOperations as operations } from "./mountain-operations-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session, env);

const pass = (changes = {}) => ({
  name: "Furkajoch",
  municipality: "dornbirn",
  link: null,
  note: "",
  height: 1761,
  road: "L51",
  state: "WINTER",
  since: "2026-11-20T05:00:00Z",
  ...changes,
});
const webcam = (changes = {}) => ({
  name: "Pfänder",
  municipality: null,
  link: "https://bahn.example/webcam",
  note: "",
  picture: "https://bilder.bahn.example/jetzt.jpg",
  owner: "Bergbahn",
  refresh_minutes: 10,
  is_own: false,
  ...changes,
});

async function post(...records: object[]) {
  const request = new Request("http://backend/admin/mountains", {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  const response = await handleAdmin(request, env);
  const { results = [] } = await response.json<{ results?: { outcome: string; reason?: string }[] }>();
  return results;
}
const readNames = async () => {
  const { data } = await (await arriveAtNewsroom("", env))(operations.readers);
  return [...data.mountains.passes, ...data.mountains.webcams].map(({ name }: { name: string }) => name);
};

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["mountains", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  purged = [];
});

test("an editor enters, changes and hides them; each step is noted, and readers have it at once", async () => {
  const ask = await enter("editor");
  const id = (await ask(operations.createPass, { key: "a", pass: pass() })).data.createPass;
  expect((await ask(operations.createPass, { key: "a", pass: pass() })).data.createPass).toBe(id);
  const camera = (await ask(operations.createWebcam, { key: "b", webcam: webcam() })).data.createWebcam;
  expect(purged).toContain("service:mountains");
  expect((await ask(operations.readers)).data.mountains).toMatchObject({
    is_sample: false,
    passes: [{ id, name: "Furkajoch", state: "WINTER", since: "2026-11-20T05:00:00Z", height: 1761 }],
    webcams: [{ id: camera, name: "Pfänder", is_own: false, refresh_minutes: 10 }],
  });
  await ask(operations.setPass, { id, known: 1, pass: pass({ state: "OPEN", since: null }) });
  await ask(operations.setWebcam, { id: camera, known: 1, webcam: webcam({ is_own: true, picture: "/media/kamera.jpg" }) });
  await ask(operations.show, { id, known: 2, shown: false });
  expect(await readNames()).toEqual(["Pfänder"]);
  await ask(operations.show, { id, known: 3, shown: true });
  expect(await readNames()).toEqual(["Furkajoch", "Pfänder"]);
  const entries = await readStaffLog(env, { staff: null, kind: null, before: null });
  expect(entries.map(({ kind }) => kind).filter((kind) => kind.startsWith("mountain"))).toEqual([
    "mountain-shown",
    "mountain-withdrawn",
    "mountain-changed",
    "mountain-changed",
    "mountain-created",
    "mountain-created",
    "mountain-created",
  ]);
});

test("who is slower undoes nothing, and a pass does not become a webcam", async () => {
  const ask = await enter("editor");
  const id = (await ask(operations.createPass, { key: "a", pass: pass() })).data.createPass;
  await ask(operations.setPass, { id, known: 1, pass: pass({ name: "Joch" }) });
  expect((await ask(operations.setPass, { id, known: 1, pass: pass({ name: "Zu spät" }) })).code).toBe("CONFLICT");
  expect((await ask(operations.show, { id, known: 1, shown: false })).code).toBe("CONFLICT");
  expect((await ask(operations.setWebcam, { id, known: 2, webcam: webcam() })).code).toBe("CONFLICT");
  expect((await ask(operations.show, { id: 999_999, known: 1, shown: true })).code).toBe("NOT_FOUND");
  expect(await readNames()).toEqual(["Joch"]);
});

test.each([
  ["createPass", { pass: pass({ name: " " }) }],
  ["createPass", { pass: pass({ height: 0 }) }],
  ["createPass", { pass: pass({ since: "bald" }) }],
  ["createPass", { pass: pass({ municipality: "paris" }) }],
  ["createPass", { pass: pass({ link: "http://offen.example/" }) }],
  ["createPass", { pass: pass({ note: "x".repeat(501) }) }],
  ["createWebcam", { webcam: webcam({ picture: "http://offen.example/a.jpg" }) }],
  ["createWebcam", { webcam: webcam({ picture: "//anderswo.example/a.jpg" }) }],
  ["createWebcam", { webcam: webcam({ picture: "https://ich:du@anderswo.example/a.jpg" }) }],
  ["createWebcam", { webcam: webcam({ link: "javascript:alert(1)" }) }],
  ["createWebcam", { webcam: webcam({ refresh_minutes: 1441 }) }],
] as const)("%s takes no %j", async (operation, variables) => {
  const ask = await enter("editor");
  expect((await ask(operations[operation], { key: "x", ...variables })).code).toBe("BAD_USER_INPUT");
  expect(await readNames()).toEqual([]);
});

test.each([
  ["chief", undefined],
  ["reporter", "NO_RIGHT"],
  ["operator", "NO_RIGHT"],
] as const)("%s: %s", async (role, code) => {
  const ask = await enter(role);
  expect((await ask(operations.createPass, { key: "d", pass: pass() })).code).toBe(code);
  expect((await ask(operations.list)).data.newsroom.mountains === null).toBe(code !== undefined);
});

test("nobody else gets in", async () => {
  const ask = await arriveAtNewsroom("", env);
  expect((await ask(operations.createWebcam, { key: "e", webcam: webcam() })).code).toBe("FORBIDDEN");
  expect((await ask(operations.list)).data.newsroom.mountains).toBeNull();
});

describe("a publisher's program", () => {
  const record = { id: "land:furka", kind: "pass", name: "Furkajoch", state: "winter", since: "2026-11-20T06:00" };

  test("brings passes and webcams; the same again changes nothing, and what staff wrote stays", async () => {
    const camera = { ...webcam(), id: "land:pfaender", kind: "webcam" };
    expect(await post(record, camera)).toMatchObject([{ outcome: "written" }, { outcome: "written" }]);
    purged = [];
    expect(await post(record, camera)).toMatchObject([{ outcome: "left" }, { outcome: "left" }]);
    expect(purged).toEqual([]);
    expect(await post({ ...record, state: "open" })).toMatchObject([{ outcome: "written" }]);
    const ask = await enter("editor");
    const [first] = (await ask(operations.list)).data.newsroom.mountains;
    expect(first).toMatchObject({ is_imported: true, is_ours: false, pass: { state: "OPEN", since: "2026-11-20T05:00:00Z" } });
    await ask(operations.setPass, { id: first.id, known: first.revision, pass: pass({ name: "Unseres" }) });
    expect(await post(record)).toMatchObject([{ outcome: "left" }]);
    expect(await readNames()).toEqual(["Unseres", "Pfänder"]);
  });

  test("is told what of it cannot be taken, and hinders nothing else", async () => {
    const results = await post(
      record,
      { ...record, id: "A b" },
      { ...record, id: "x", state: "offen" },
      { ...record, id: "y", municipality: "paris" },
      { ...record, id: "z", since: "bald" },
      { ...record, id: "w", kind: "webcam" },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["written", ...Array.from({ length: 5 }, () => "refused")]);
    expect(results.slice(1).every(({ reason }) => (reason ?? "") !== "")).toBe(true);
  });

  test("brings no more than there is room for, and neither do staff", async () => {
    const all = Array.from({ length: MAX_MOUNTAINS }, (_, at) => ({ ...record, id: `p${at}` }));
    await post(...all);
    expect(await post({ ...record, id: "mehr" })).toMatchObject([{ outcome: "refused" }]);
    const ask = await enter("editor");
    expect((await ask(operations.createPass, { key: "a", pass: pass() })).data.createPass).toBeNull();
    expect(await post({ ...record, id: "p7", state: "closed" })).toMatchObject([{ outcome: "written" }]);
  });

  test("of the demo paper makes samples, until somebody writes them", async () => {
    await post({ ...record, id: "demo:furka" });
    const ask = await enter("editor");
    expect((await ask(operations.readers)).data.mountains.is_sample).toBe(true);
    const [{ id }] = (await ask(operations.list)).data.newsroom.mountains;
    await ask(operations.setPass, { id, known: 1, pass: pass() });
    expect((await ask(operations.readers)).data.mountains.is_sample).toBe(false);
  });
});

test("every question is answered by an index", async () => {
  const session = (await hireSignedIn("editor")).session;
  const plans = await recordPlans(env, async (recording) => {
    const staff = await arriveAtNewsroom(session, recording);
    await staff(operations.readers);
    const id = (await staff(operations.createPass, { key: "p", pass: pass() })).data.createPass;
    await staff(operations.list);
    await staff(operations.one, { id });
    await staff(operations.setPass, { id, known: 1, pass: pass() });
  });
  const own = plans.filter(({ sql }) => /\bmountains\b/.test(sql) && !/count\(\*\)/.test(sql));
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
