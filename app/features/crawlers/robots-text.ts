/** robots.txt (RFC 9309): what crawlers leave alone, who of them stays away, and where the sitemaps are (decision 72). */
import { type AiCrawlerPolicy, listDeniedCrawlers } from "#app/configuration/ai-crawlers.ts";
import { disallowedPaths } from "#app/domain/page/records/page-lists.ts";

/** What pages and interfaces say of themselves, and dialogs of every page. */
const leftAlone = [...disallowedPaths, "/*?*dialog="];

type RobotsFacts = {
  /** The site is not for the public: nobody is to crawl it. */
  isClosed: boolean;
  aiCrawlers: AiCrawlerPolicy;
  /** Full addresses. */
  sitemaps: readonly string[];
};

export function toRobotsText({ isClosed, aiCrawlers, sitemaps }: RobotsFacts): string {
  if (isClosed) return toGroup(["*"], ["/"]);
  const denied = listDeniedCrawlers(aiCrawlers);
  return [
    toGroup(["*"], leftAlone),
    ...(denied.length === 0 ? [] : [toGroup(denied, ["/"])]),
    sitemaps.map((address) => `Sitemap: ${address}\n`).join(""),
  ].join("\n");
}

function toGroup(agents: readonly string[], paths: readonly string[]): string {
  return [...agents.map((agent) => `User-agent: ${agent}\n`), ...paths.map((path) => `Disallow: ${path}\n`)].join("");
}
