import { expect, test } from "vitest";
import { isFullTextCrawler } from "./search-bot.ts";

test.each([
  ["cXensebot"],
  ["Mozilla/5.0 (compatible; cXensebot/1.1a; +http://www.cxense.com/bot.html)"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["GOOGLEBOT"],
  ["Googlebot-News"],
  ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"],
])("%s gets the full text", (userAgent) => {
  expect(isFullTextCrawler(userAgent)).toBe(true);
});

test.each([
  [null],
  [""],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36"],
  ["google bot"],
  ["xensebot"],
  [`${"x".repeat(1100)} Googlebot`],
])("%j does not", (userAgent) => {
  expect(isFullTextCrawler(userAgent)).toBe(false);
});
