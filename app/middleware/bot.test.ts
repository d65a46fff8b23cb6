import { expect, test, vi } from "vitest";
import { botContext, verifyCrawlerContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { botMiddleware } from "./bot.ts";

async function botOf(userAgent: string | undefined, isVerified: boolean) {
  const verify = vi.fn(async () => isVerified);
  const { context } = await runMiddleware(botMiddleware, {
    headers: { "user-agent": userAgent },
    prepare: (prepared) => prepared.set(verifyCrawlerContext, verify),
  });
  return { bot: context.get(botContext), verify };
}

test.each([["Mozilla/5.0 (compatible; Googlebot/2.1)"], ["cXensebot"], ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0)"]])(
  "%s is a verified bot when it can be verified, and otherwise just a bot",
  async (userAgent) => {
    expect((await botOf(userAgent, true)).bot).toEqual({ isBot: true, isVerified: true });
    expect((await botOf(userAgent, false)).bot).toEqual({ isBot: true, isVerified: false });
  },
);

test("a reader is no bot, nor is one whose browser sends no user agent; neither is looked up", async () => {
  for (const userAgent of ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36", undefined]) {
    const { bot, verify } = await botOf(userAgent, true);
    expect(bot).toEqual({ isBot: false, isVerified: false });
    expect(verify).not.toHaveBeenCalled();
  }
});
