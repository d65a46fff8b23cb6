import { toSitemapIndex } from "#app/features/sitemaps/sitemap-index.ts";
import { requirePostMonths } from "#app/loaders/address/read-site-addresses.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import type { Route } from "./+types/sitemap[.]xml.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const months = await requirePostMonths(context);
    return toFile(
      "application/xml",
      toSitemapIndex(months, new Date(), (path) => toAddress(context, url, path)),
    );
  });
}
