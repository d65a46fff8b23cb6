import { environmentContext } from "#app/context.ts";
import { parsePlayerQuery } from "#app/domain/video/brightcove-player.ts";
import { toPlayerDocument } from "#app/features/video/player-document.ts";
import type { Route } from "./+types/video.player.ts";

/**
 * The page in the frame of a video's player: the same for all readers, and made without the back end. Only for frames, and by its policy only
 * for this site's: an account of the platform may belong to anybody, and what it shows must not fill a window under this site's name.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const isFramed = request.headers.get("sec-fetch-dest") === "iframe";
  const player = isFramed ? parsePlayerQuery(url.searchParams) : null;
  if (player === null)
    return new Response("not found", { status: 404, headers: { "content-type": "text/plain", "cache-control": "no-store" } });
  const { html, contentSecurityPolicy } = await toPlayerDocument(player, context.get(environmentContext).videoScriptOrigin);
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
