import { environmentContext } from "#app/context.ts";
import { parseFramePlace } from "#app/domain/advertising/ad-frame.ts";
import { toAdDocument } from "#app/features/advertising/ad-document.ts";
import type { Route } from "./+types/anzeige.rahmen.ts";

/** The page in the frame of an advertising network: the same for all readers, made without the back end, and only for frames of this site. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { adNetwork, consentFramework } = context.get(environmentContext);
  const place = request.headers.get("sec-fetch-dest") === "iframe" ? parseFramePlace(url.searchParams) : null;
  const unit = place === null ? undefined : adNetwork?.units[place];
  if (place === null || adNetwork === null || unit === undefined)
    return new Response("not found", { status: 404, headers: { "content-type": "text/plain", "cache-control": "no-store" } });
  const { bidding } = adNetwork;
  const bids = bidding?.bids[place];
  const { html, contentSecurityPolicy } = await toAdDocument({
    script: adNetwork.script,
    unit,
    isLimited: consentFramework === null,
    bidding: bidding === null || bids === undefined ? null : { script: bidding.script, bids },
  });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy,
      "cache-control": "private, max-age=600",
      vary: "sec-fetch-dest",
      "x-robots-tag": "noindex",
    },
  });
}
