/** Whether a crawler that calls itself one of those with full text is one (rules 5, `BOT_VERIFICATION`): user agents lie. */
import type { KVNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { isInRange, parseIpAddress, parseIpRange } from "#app/configuration/ip-range.ts";
import { isFullTextCrawler } from "#app/domain/paywall/viewer/search-bot.ts";
import { readCrawlerRanges } from "./crawler-ranges.ts";

/** Never rejects: false for a crawler that cannot be verified. */
export type VerifyCrawler = () => Promise<boolean>;

/** What Cloudflare says of the client: its bot management, or, on every plan, the category of verified bots. */
const cloudflareSchema = v.object({
  botManagement: v.optional(v.object({ verifiedBot: v.optional(v.boolean()) })),
  verifiedBotCategory: v.optional(v.string()),
});
const SEARCH_ENGINE = "Search Engine Crawler";

/** `crawlers` keeps the published ranges. Only Cloudflare's own network, or a proxy in its place, may set the address. */
export function createVerifyCrawler(
  request: Request,
  { botVerification, crawlerRanges }: PortalEnvironment,
  crawlers: KVNamespace | null,
): VerifyCrawler {
  return async () => {
    if (!isFullTextCrawler(request.headers.get("user-agent"))) return false;
    switch (botVerification) {
      case "user-agent":
        return true;
      case "cloudflare":
        return isVerifiedByCloudflare("cf" in request ? request.cf : null);
      case "address":
        return isAddressOfCrawler(request.headers.get("cf-connecting-ip"), crawlerRanges, crawlers);
    }
  };
}

function isVerifiedByCloudflare(cf: unknown): boolean {
  const parsed = v.safeParse(cloudflareSchema, cf);
  if (!parsed.success) return false;
  const { botManagement, verifiedBotCategory } = parsed.output;
  return botManagement?.verifiedBot === true || verifiedBotCategory === SEARCH_ENGINE;
}

async function isAddressOfCrawler(
  text: string | null,
  configured: readonly string[],
  crawlers: KVNamespace | null,
): Promise<boolean> {
  const address = parseIpAddress(text ?? "");
  if (address === null) return false;
  const own = configured.map(parseIpRange).filter((range) => range !== null);
  if (own.some((range) => isInRange(address, range))) return true;
  const published = crawlers === null ? [] : await readCrawlerRanges(crawlers);
  return published.some((range) => isInRange(address, range));
}
