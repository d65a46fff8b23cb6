import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { listDeniedCrawlers } from "#app/configuration/ai-crawlers.ts";

/** Who says of themselves that they are no reader. */
export type BotKind = "search" | "ai" | "social" | "feed" | "other";

const names: readonly [RegExp, BotKind][] = [
  [new RegExp(listDeniedCrawlers("deny").join("|"), "i"), "ai"],
  [
    /googlebot|google-inspectiontool|googleother|bingbot|applebot|duckduckbot|qwantbot|mojeekbot|yandexbot|seznambot|baiduspider|petalbot|cxensebot/i,
    "search",
  ],
  [
    /facebookexternalhit|twitterbot|linkedinbot|whatsapp|telegrambot|slackbot|discordbot|mastodon|pinterest(?:bot|\/\d)|bluesky/i,
    "social",
  ],
  [/feedly|feedbin|inoreader|newsblur|feedfetcher|\brss\b/i, "feed"],
];

/** The last user agents: to compare one with all names is a tenth of a hit. */
const agents = new LRUCache<string, { kind: BotKind | null }>({ max: 500 });

/** As its user agent says, proven or not; null for a reader's browser. */
export function toBotKind(userAgent: string): BotKind | null {
  const seen = agents.get(userAgent);
  if (seen !== undefined) return seen.kind;
  const kind = decideKind(userAgent);
  agents.set(userAgent, { kind });
  return kind;
}

function decideKind(userAgent: string): BotKind | null {
  const known = names.find(([pattern]) => pattern.test(userAgent));
  if (known !== undefined) return known[1];
  return isbot(userAgent) ? "other" : null;
}
