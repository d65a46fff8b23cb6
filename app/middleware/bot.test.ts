import { expect, test } from "vitest";
import { botContext } from "../context.ts";
import { botMiddleware } from "./bot.ts";
import { runMiddleware } from "./run-for-test.ts";

const botOf = async (userAgent?: string) =>
  (await runMiddleware(botMiddleware, { headers: { "user-agent": userAgent } })).context.get(botContext);

test.each([["Mozilla/5.0 (compatible; Googlebot/2.1)"], ["cXensebot"], ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0)"]])(
  "%s is a verified bot",
  async (userAgent) => {
    expect(await botOf(userAgent)).toEqual({ isBot: true, isVerified: true });
  },
);

test.each([["Mozilla/5.0 (compatible; bingbot/2.0)"], ["curl/8.5.0"]])("%s is a bot without full text", async (userAgent) => {
  expect(await botOf(userAgent)).toEqual({ isBot: true, isVerified: false });
});

test("a reader is no bot, nor is one whose browser says nothing", async () => {
  expect(await botOf("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36")).toEqual({
    isBot: false,
    isVerified: false,
  });
  expect(await botOf()).toEqual({ isBot: false, isVerified: false });
});
