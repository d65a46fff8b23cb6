import { isbot } from "isbot";
import type { MiddlewareFunction } from "react-router";
import { botContext, verifyCrawlerContext } from "#app/context.ts";
import { isFullTextCrawler } from "#app/domain/paywall/viewer/search-bot.ts";

/** Whether a bot asks, and whether it is verified as one of those that get the full text (rules 5). */
export const botMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const userAgent = request.headers.get("user-agent");
  const isBot = isbot(userAgent) || isFullTextCrawler(userAgent);
  context.set(botContext, { isBot, isVerified: isBot && (await context.get(verifyCrawlerContext)()) });
  return next();
};
