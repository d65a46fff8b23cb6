import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { dutySource } from "./duty-source.ts";

let purged: string[][] = [];
const env: Env = {
  ...(bindings as Env),
  DUTY_FEED_URL: "https://rota.example/dienste.csv",
  PORTAL_CACHE: { purge: async (tags) => void purged.push(tags) },
};

const head = "kind,name,from,to,municipality,phone";
const doctor = "doctor,Dr. Muster,2026-11-22T19:00,2026-11-23T07:00,Dornbirn,05572 1";
const pharmacy = "pharmacy,Rhein-Apotheke,2026-11-22T08:00,2026-11-23T08:00,Dornbirn,05572 2";
const vet = "vet,Mag. Stall,2026-11-24T08:00,2026-11-24T20:00,Dornbirn,05572 3";
const file = (...rows: string[]) => [head, ...rows].join("\n");

async function post(body: BodyInit, query = "?source=kammer", type = "text/csv") {
  const request = new Request(`http://backend/admin/duty${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": type },
    body,
  });
  const response = await handleAdmin(request, env);
  return { status: response.status, ...(await response.json<Record<string, unknown>>()) };
}

async function ask(from: string, until: string): Promise<{ names: string[]; until: string | null; errors: unknown }> {
  const body = { query: `{ duty(from: "${from}", until: "${until}") { state { as_of is_stale } items { name starts_at } } }` };
  const request = new Request("http://backend/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleGraphql(request, env);
  const { data, errors } = await response.json<{ data: { duty: { items: { name: string }[] } } | null; errors: unknown }>();
  return { names: data?.duty.items.map(({ name }) => name) ?? [], until: response.headers.get("x-cache-until"), errors };
}

const sunday = ["2026-11-21T23:00:00Z", "2026-11-22T23:00:00Z"] as const;
const readVersion = () => env.DB.prepare("SELECT version FROM content_version").first<string>("version");
const count = () => env.DB.prepare("SELECT count(*) AS n FROM duty_shifts").first<number>("n");

beforeEach(async () => {
  await writePaper(env);
  await env.DB.batch(["DELETE FROM duty_shifts", "DELETE FROM service_snapshots"].map((sql) => env.DB.prepare(sql)));
  purged = [];
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a rota is stored as a whole, and the same file twice changes nothing", async () => {
  expect(await post(file(doctor, pharmacy, vet))).toMatchObject({ status: 200, shifts: 3, added: 3, removed: 0, refused: [] });
  expect((await ask(...sunday)).names).toEqual(["Rhein-Apotheke", "Dr. Muster"]);
  expect(purged).toEqual([["anything", "service:duty"]]);
  const version = await readVersion();
  expect(await post(file(doctor, pharmacy, vet))).toMatchObject({ shifts: 3, added: 0, removed: 0 });
  expect([await readVersion(), purged.length]).toEqual([version, 1]);
});

test("a source replaces its own shifts of a period, and no others", async () => {
  await post(file(doctor, pharmacy, vet));
  await post(file(doctor.replace("Muster", "Anders")), "?source=spital");
  expect(await post(file(pharmacy.replace("05572 2", "05572 9")))).toMatchObject({ shifts: 1, added: 1, removed: 2 });
  expect((await ask(...sunday)).names).toEqual(["Rhein-Apotheke", "Dr. Anders"]);
  // The vet's day was not in the file.
  expect(await count()).toBe(3);
  const emptied = await post('{"from":"2026-11-22","until":"2026-11-23","shifts":[]}', "?source=kammer", "application/json");
  expect(emptied).toMatchObject({ status: 200, shifts: 0, removed: 1 });
});

test("a file with a bad row is refused, unless a part is allowed", async () => {
  const mixed = file(doctor, vet.replace("vet", "plumber"));
  expect(await post(mixed)).toMatchObject({ status: 400, refusedCount: 1, refused: [{ row: 3 }] });
  expect(await count()).toBe(0);
  expect(await post(mixed, "?source=kammer&partial")).toMatchObject({ status: 200, added: 1, refusedCount: 1 });
  expect(await post(file(vet.replace("vet", "plumber")), "?source=kammer&partial")).toMatchObject({ status: 400 });
  expect(await count()).toBe(1);
});

test("another encoding is accepted when it is named, and refused when it is not", async () => {
  const bytes = Uint8Array.from(file(doctor.replace("Muster", "Müller")), (character) => character.charCodeAt(0));
  expect(await post(bytes)).toMatchObject({ status: 400, error: expect.stringContaining("not in utf-8") });
  expect(await post(bytes, "?source=kammer", "text/csv; charset=windows-1252")).toMatchObject({ status: 200, added: 1 });
  expect((await ask(...sunday)).names).toEqual(["Dr. Müller"]);
});

test("an invalid rota, and one without a source, is refused with a reason", async () => {
  expect(await post(file(doctor), "")).toMatchObject({ status: 400, error: expect.stringContaining("source") });
  expect(await post(file(doctor), "?source=feed")).toMatchObject({ status: 400, error: expect.stringContaining("source") });
  expect(await post("")).toMatchObject({ status: 400, error: "The file is empty" });
  expect(await post(head)).toMatchObject({ status: 400, error: expect.stringContaining("no shift") });
  expect(await post("x".repeat(1024 * 1024 + 1))).toMatchObject({ status: 413 });
});

test.each([
  // The paper has a post scheduled for 2199.
  // Before the pharmacy's shift, before the doctor's, in the night, and after the day's last change.
  ["2026-11-22T06:59:59Z", "2026-11-22T07:00:00Z"],
  ["2026-11-22T07:00:00Z", "2026-11-22T18:00:00Z"],
  ["2026-11-22T18:00:00Z", "2026-11-22T23:00:00Z"],
  ["2026-11-22T22:59:59Z", "2026-11-22T23:00:00Z"],
  ["2026-11-23T05:59:59Z", "2026-11-23T06:00:00Z"],
  ["2026-11-23T07:00:00Z", "2199-01-01T00:00:00Z"],
])("at %s the day's answer is valid until %s", async (now, until) => {
  await post(file(doctor, pharmacy, vet));
  vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  const seconds = String(Date.parse(until) / 1000);
  // The second one is a kept answer.
  expect([(await ask(...sunday)).until, (await ask(...sunday)).until]).toEqual([seconds, seconds]);
});

test("an invalid range, or one that is too long, is refused", async () => {
  for (const range of [
    { from: "2026-11-22", until: "2026-11-23" },
    { from: "2026-11-23T00:00:00Z", until: "2026-11-22T00:00:00Z" },
    { from: "2026-11-01T00:00:00Z", until: "2026-11-22T00:00:00Z" },
  ])
    expect((await ask(range.from, range.until)).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

test("the clock fetches a rota, keeps the last good one, and deletes old shifts", async () => {
  const now = Date.parse("2026-11-22T12:00:00Z") / 1000;
  const answer = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(file(doctor, vet)));
  await refreshServices(env, now, { isStart: true, sources: [dutySource as never] });
  expect((await ask(...sunday)).names).toEqual(["Dr. Muster"]);
  for (const broken of [file(doctor, "vet,A"), head, "<html>", ""]) {
    answer.mockImplementation(async () => new Response(broken));
    await refreshServices(env, now, { isStart: true, sources: [dutySource as never] });
    expect((await ask(...sunday)).names).toEqual(["Dr. Muster"]);
  }
  answer.mockImplementation(async () => new Response(file(doctor.replace("Muster", "Neu"), vet)));
  await refreshServices(env, now, { isStart: true, sources: [dutySource as never] });
  expect((await ask(...sunday)).names).toEqual(["Dr. Neu"]);
  await cleanUpForTest(env.DB, new Date("2026-12-24T00:00:00Z"), ["duty-shifts"]);
  expect(await count()).toBe(1);
});
