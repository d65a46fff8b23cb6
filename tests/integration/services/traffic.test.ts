/** The traffic page before a back end that says this and that. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { GetTrafficQuery } from "#graphql/generated/operations.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

type Traffic = GetTrafficQuery["traffic"];

let edge: Edge;
let get: Portal;
beforeAll(async () => {
  edge = await startEdge();
  get = await edge.startPortal();
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const state = { as_of: "2026-11-22T16:55:00Z", is_stale: false, is_sample: false };
const report: Traffic["reports"][number] = {
  id: "1",
  kind: "CLOSURE",
  severity: "HIGHEST",
  road: "A14",
  place: "Pfändertunnel",
  direction: null,
  text: "<script>alert(1)</script> & zu",
  latitude: 47.5,
  longitude: 9.74,
  starts: null,
  ends: null,
  updated: null,
  municipality: { slug: "bregenz", title: "Bregenz", district: { slug: "bregenz", title: "Bregenz" } },
};
function answer(traffic: Partial<Traffic>): void {
  const whole: Traffic = { state, source: null, revision: "a", reports: [], ...traffic };
  edge.backend.answer("GetTraffic", () => ({ data: { traffic: whole } }));
}

test("shows reports with their place, as text and on the map", async () => {
  answer({ reports: [report], source: { title: "Straßendienst", link: "https://roads.example/" } });
  const { status, text } = await get("/verkehr");
  expect(status).toBe(200);
  // What wakes there may come ahead (rules 9.7).
  const { id } = JSON.parse((await get("/builds/latest.json")).text);
  expect(JSON.parse((await get(`/verkehr/_payload.json?${id}`)).text)).toMatchObject({
    islands: ["traffic-watch", "traffic-browser"],
  });
  for (const part of [
    "A14: Sperre",
    "Sehr schwere Behinderung",
    "&lt;script&gt;alert(1)&lt;/script&gt; &amp; zu",
    'href="/gemeinde/bregenz"',
    'href="#meldung-1"',
    'id="meldung-1"',
    'href="https://roads.example/"',
    "22. November 2026, 17:55",
    "CC BY 4.0",
  ])
    expect.soft(text.replaceAll("\u00a0", " ")).toContain(part);
});

test.each([
  [{}, "Zurzeit sind keine Behinderungen gemeldet."],
  [{ state: { as_of: null, is_stale: true, is_sample: false } }, "Zurzeit liegen keine aktuellen Daten vor"],
  [{ state: { ...state, is_stale: true }, reports: [report] }, "Die Quelle ist gerade nicht erreichbar."],
])("says what there is none of: %j", async (traffic, text) => {
  answer(traffic);
  expect((await get("/verkehr")).text).toContain(text);
});

test("picks a road and a district, and knows no others", async () => {
  answer({ reports: [report] });
  expect((await get("/verkehr?strasse=A14&bezirk=bregenz")).text).toContain("1 von 1 Meldung");
  const none = (await get("/verkehr?strasse=S16&bezirk=")).text;
  expect(none).toContain("Zu dieser Auswahl ist nichts gemeldet.");
  expect(none).toContain('<li id="meldung-1" hidden=""');
  expect(none).toContain('<option value="S16" selected="">S16</option>');
  expect(none).toMatch(/<link rel="canonical" href="[^"]+\/verkehr"\/>/);
  expect((await get("/verkehr?bezirk=tirol")).status).toBe(404);
  expect((await get("/verkehr?strasse=%3Cimg%3E")).status).toBe(404);
});

test("is kept for everybody by road and district, whatever else stands in its address", async () => {
  const kept = await edge.startPortal({ EDGE_CACHE: "isolate" });
  answer({ reports: [report] });
  await kept("/verkehr?strasse=A14");
  expect((await kept("/verkehr?utm=x&strasse=A14")).headers["x-cache"]).toBe("hit");
  expect((await kept("/verkehr?strasse=S16")).headers["x-cache"]).toBe("miss");
});
