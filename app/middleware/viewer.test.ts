import { expect, test } from "vitest";
import { botContext, partnerReferrerContext, viewerContext } from "../context.ts";
import { runMiddleware } from "./run-for-test.ts";
import { viewerMiddleware } from "./viewer.ts";

const viewerOf = async (prepare?: NonNullable<Parameters<typeof runMiddleware>[1]>["prepare"]) =>
  (await runMiddleware(viewerMiddleware, { prepare })).context.get(viewerContext);

test("a verified bot may read everything", async () => {
  expect(await viewerOf((context) => context.set(botContext, { isBot: true, isVerified: true }))).toEqual({
    access: "granted",
    reason: "BOT",
  });
});

test("a reader whom a partner sent may read everything", async () => {
  expect(await viewerOf((context) => context.set(partnerReferrerContext, true))).toEqual({
    access: "granted",
    reason: "PARTNER",
  });
});

test("other readers and other bots are anonymous", async () => {
  expect(await viewerOf()).toEqual({ access: "anonymous" });
  expect(await viewerOf((context) => context.set(botContext, { isBot: true, isVerified: false }))).toEqual({
    access: "anonymous",
  });
});
