import { environmentContext } from "#app/context.ts";
import { parsePlayerQuery } from "#app/domain/video/brightcove-player.ts";
import { toPlayerDocument } from "#app/features/video/player-document.ts";
import type { Route } from "./+types/video.player.ts";

/** The page in the frame of a video's player: the same for everybody, and nobody is asked for it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = parsePlayerQuery(url.searchParams);
  if (player === null) return new Response("not found", { status: 404, headers: { "content-type": "text/plain" } });
  const { html, contentSecurityPolicy } = await toPlayerDocument(player, context.get(environmentContext).videoScriptOrigin);
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy,
      "cache-control": "public, max-age=600",
      "x-robots-tag": "noindex",
    },
  });
}
