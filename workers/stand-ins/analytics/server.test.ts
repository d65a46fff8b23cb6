import { afterEach, beforeEach, expect, test } from "vitest";
import { type AnalyticsStandIn, startAnalyticsStandIn } from "./server.ts";

let standIn: AnalyticsStandIn;
beforeEach(async () => {
  standIn = await startAnalyticsStandIn(() => new Date("2026-01-02T12:34:56Z"));
});
afterEach(() => standIn.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${standIn.origin}${path}`, init);

test("brings its scripts, and no other files", async () => {
  for (const path of ["/tag.js", "/measure/loader.js", "/measure/bundle.js"])
    expect((await ask(path)).headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect((await ask("/server.ts")).status).toBe(404);
});

test("shows what was reported, newest first, and as what it is: text", async () => {
  expect(await (await ask("/")).text()).toContain("Nothing yet.");
  expect((await ask("/collect", { method: "POST", body: '{"entry":"<b>1</b>"}' })).status).toBe(204);
  await ask("/measure/collect", { method: "POST", body: '{"cn":"at"}' });
  const page = await (await ask("/")).text();
  expect(page).toContain("12:34:56 data layer<br><code>{&#34;entry&#34;:&#34;&#60;b&#62;1&#60;/b&#62;&#34;}</code>");
  expect(page.indexOf("reading measure<br>")).toBeLessThan(page.indexOf("data layer<br>"));
});

test("takes no endless report, and nothing by another way", async () => {
  expect((await ask("/collect", { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
  expect((await ask("/collect")).status).toBe(404);
  expect((await ask("/collect", { method: "DELETE" })).status).toBe(405);
});
