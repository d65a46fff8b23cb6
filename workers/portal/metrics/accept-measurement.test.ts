import { afterEach, expect, test } from "vitest";
import { takeCounts } from "#shared/metrics/meter.ts";
import type { Visit } from "#shared/rules/post-counts.ts";
import { acceptMeasurement } from "./accept-measurement.ts";

const origin = "https://talblick.example";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let visits: Visit[] = [];
const send = (body: unknown, headers: Record<string, string> = {}, now = 1_000_000) =>
  acceptMeasurement(
    new Request(`${origin}/api/metrics`, {
      method: "POST",
      headers: { origin, "user-agent": browser, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
    { origin, countVisit: async (visit) => void visits.push(visit) },
    now,
  );
const toLines = () => takeCounts().map(({ name, label, detail, count }) => `${name} ${label} ${detail} ${count}`.trim());

afterEach(() => {
  takeCounts();
  visits = [];
});

test("a page's measures and its wall are counted by kind of page, and answered without a body", async () => {
  const answer = await send({ page: "article", vitals: { LCP: 1200, CLS: 0.02 }, events: ["wall-stranger", "wall-stranger"] });
  expect([answer.status, await answer.text(), answer.headers.get("set-cookie")]).toEqual([204, "", null]);
  expect(toLines()).toEqual(["vital article LCP/10 1", "vital article CLS/1 1", "wall stranger  1"]);
});

test("only the long measure of a tab that slept is dropped", async () => {
  const { status } = await send({ page: "article", vitals: { LCP: 120_001, INP: 120_000, CLS: 0 }, events: ["wall-account"] });
  expect([status, toLines()]).toEqual([204, ["vital article INP/25 1", "vital article CLS/0 1", "wall account  1"]]);
});

test.each([
  ["another site's page", { page: "home" }, { origin: "https://other.example" }, 403],
  ["an address", { page: "/rheindamm/653" }, {}, 400],
  ["anything of its reader", { page: "home", reader: "maria" }, {}, 400],
  ["an unknown measure", { page: "home", vitals: { FID: 3 } }, {}, 400],
  ["no number", { page: "home", vitals: { LCP: "fast" } }, {}, 400],
  ["a post that is no number", { page: "article", post: "653" }, {}, 400],
  ["less than no time", { page: "article", post: 653, tens: -1 }, {}, 400],
  ["no JSON", "LCP=3", {}, 400],
  ["too much", { page: "home", events: Array(100).fill("checkout-started") }, {}, 413],
])("%s is not counted", async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect([takeCounts(), visits]).toEqual([[], []]);
});

test("a crawler that runs script is no reader", async () => {
  expect((await send({ page: "home", vitals: { LCP: 100 } }, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect(takeCounts()).toEqual([]);
});

test("a reader in an app's own window counts as a reader", async () => {
  const app = "AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]";
  await send(
    { page: "home", vitals: { LCP: 100 } },
    { "user-agent": `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${app}` },
  );
  expect(toLines()).toEqual(["vital home LCP/1 1"]);
});

test("a program that sends more than readers do is not counted until the next second", async () => {
  const body = { page: "home", events: ["checkout-started"] };
  for (let times = 0; times < 300; times += 1) await send(body, {}, 5_000_000);
  expect(toLines()).toEqual(["checkout started  100"]);
  await send(body, {}, 5_001_000);
  expect(toLines()).toEqual(["checkout started  1"]);
});

test("of a post's page what happened is told once each, without whose wall it was", async () => {
  await send({ page: "article", vitals: {}, events: ["wall-stranger", "wall-account", "checkout-started"], post: 653, tens: 4 });
  await send({ page: "article", vitals: {}, events: [], post: 653, tens: 1 });
  expect(visits).toEqual([
    { post: 653, events: ["wall", "started"], tens: 4 },
    { post: 653, events: [], tens: 1 },
  ]);
});

test("nothing is told of a page that is no post, of a post where nothing happened, and of a crawler's visit", async () => {
  expect((await send({ page: "home", events: ["checkout-completed"], post: null })).status).toBe(204);
  expect((await send({ page: "article", vitals: { LCP: 100 }, post: 653 })).status).toBe(204);
  await send({ page: "article", events: ["wall-stranger"], post: 653 }, { "user-agent": "Googlebot/2.1" });
  expect(visits).toEqual([]);
});
