import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readSnapshot } from "#workers/backend/services/sources/snapshot.ts";
import { snowSource } from "./snow-source.ts";

const env: Env = { ...(bindings as Env), SNOW_FEED_URL: "https://snow.example/report.json" };
const now = 4_000_000_000;
const golm = { resort: "Golm", depths: { base: 20, top: 95 }, openLifts: 9, lifts: 9, municipalities: ["vandans"] };
const read = async () => (await readSnapshot(createQueries(env.DB), snowSource, now)).data?.resorts;

async function bring(body: unknown): Promise<void> {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(typeof body === "string" ? body : JSON.stringify(body)),
  );
  await refreshServices(env, now, { isStart: true, sources: [snowSource as never] });
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM service_snapshots").run();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("a report is kept unchanged; a measurement that is missing stays unknown", async () => {
  await bring({ resorts: [golm, { resort: " Bödele ", depths: { top: 12 }, openLifts: 0, lifts: 8 }] });
  expect(await read()).toEqual([
    golm,
    { resort: "Bödele", depths: { base: null, top: 12 }, openLifts: 0, lifts: 8, municipalities: [] },
  ]);
});

test.each([
  ["no JSON", "<html>"],
  ["nothing", ""],
  ["no resort", { resorts: [] }],
  ["a flood", { resorts: Array.from({ length: 101 }, (_, index) => ({ ...golm, resort: String(index) })) }],
  ["an invalid depth", { resorts: [{ ...golm, depths: { base: -1, top: 5 } }] }],
  ["a depth in words", { resorts: [{ ...golm, depths: { base: "20cm", top: 5 } }] }],
  ["more open lifts than lifts", { resorts: [{ ...golm, openLifts: 10 }] }],
  ["an unknown place", { resorts: [{ ...golm, municipalities: ["St. Anton"] }] }],
  ["a resort twice", { resorts: [golm, golm] }],
])("%s leaves the last good report", async (_, body) => {
  await bring({ resorts: [golm] });
  await bring(body);
  expect(await read()).toEqual([golm]);
});
