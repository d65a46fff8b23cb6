import { isbot } from "isbot";
import type { MiddlewareFunction } from "react-router";
import { botContext } from "../context.ts";
import { isFullTextCrawler } from "../domain/search-bot.ts";

/** Whether a bot asks, and whether it is one of those that get the full text (spec 5). */
export const botMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const userAgent = request.headers.get("user-agent");
  context.set(botContext, { isBot: isbot(userAgent) || isFullTextCrawler(userAgent), isVerified: isFullTextCrawler(userAgent) });
  return next();
};
