import { expect, test } from "vitest";
import { appModeContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { appModeMiddleware } from "./app-mode.ts";

const isAppMode = async (facts: Parameters<typeof runMiddleware>[1]) =>
  (await runMiddleware(appModeMiddleware, facts)).context.get(appModeContext);

test("the app is recognised by its user agent", async () => {
  expect(await isAppMode({ headers: { "user-agent": "Mozilla/5.0 TalblickApp-iOS/1.0" } })).toBe(true);
});

test("the app is recognised by the address", async () => {
  expect(await isAppMode({ path: "/themen?noheader" })).toBe(true);
});

test("a browser is no app", async () => {
  expect(await isAppMode({ path: "/themen", headers: { "user-agent": "Mozilla/5.0" } })).toBe(false);
  expect(await isAppMode({})).toBe(false);
});
