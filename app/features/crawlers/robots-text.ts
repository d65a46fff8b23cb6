/** robots.txt (RFC 9309): what crawlers skip, which of them are denied, and where the sitemaps are (decision 72). */
import { type AiCrawlerPolicy, listDeniedCrawlers } from "#app/configuration/ai-crawlers.ts";
import { disallowedPaths } from "#app/domain/page/records/page-lists.ts";

/** What the records of pages and interfaces disallow, and the dialogs of every page. */
const leftAlone = [...disallowedPaths, "/*?*dialog="];

type RobotsFacts = {
  /** The site is not public: no crawler is allowed. */
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
