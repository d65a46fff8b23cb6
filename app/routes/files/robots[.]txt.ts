import { environmentContext } from "#app/context.ts";
import { toRobotsText } from "#app/features/crawlers/robots-text.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toFile } from "#app/loaders/answer-file.ts";
import type { Route } from "./+types/robots[.]txt.ts";

/** Makes no request: crawlers treat a site whose robots.txt fails as closed. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { appEnv, aiCrawlers } = context.get(environmentContext);
  const sitemaps = ["/sitemap.xml", "/sitemaps/news.xml"].map((path) => toAddress(context, url, path));
  return toFile("text/plain", toRobotsText({ isClosed: appEnv === "dev", aiCrawlers, sitemaps }));
}
