import { afterEach, beforeEach, expect, test } from "vitest";
import { documents } from "./documents.ts";
import { type ServicesStandIn, startServicesStandIn } from "./server.ts";

let standIn: ServicesStandIn;
beforeEach(async () => {
  standIn = await startServicesStandIn(() => new Date("2026-01-02T12:34:56Z"));
});
afterEach(() => standIn.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${standIn.origin}${path}`, init);

test("serves each document, names it on its front page, and knows no other", async () => {
  const page = await (await ask("/")).text();
  for (const { path, type } of documents) {
    expect(page).toContain(`href="${path}"`);
    const response = await ask(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
    expect((await response.text()).length).toBeGreaterThan(0);
  }
  expect((await ask("/nothing")).status).toBe(404);
  expect((await ask("/", { method: "POST" })).status).toBe(405);
  expect(standIn.asked.slice(-2)).toEqual(["/nothing", "/"]);
});

test("answers otherwise where a test says so, until it says no longer", async () => {
  standIn.answerOtherwise("/", (outgoing) => void outgoing.writeHead(503).end());
  expect((await ask("/")).status).toBe(503);
  standIn.answerOtherwise("/", null);
  expect((await ask("/")).status).toBe(200);
});
