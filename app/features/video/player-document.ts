/** The page around the platform's player, for a frame (decision 70): nothing in it but the player, nothing it may reach but the platform. */
import { escapeUTF8 as escapeHtml } from "entities";
import playerScript from "#app/browser/video/player-page.ts?inline-script";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { videoPlatform } from "#app/configuration/video-platform.ts";
import { toInlineHash } from "#app/domain/page/inline-hash.ts";
import { type BrightcovePlayer, toPlayerScript } from "#app/domain/video/brightcove-player.ts";
import { PLAYER_SANDBOX } from "#app/domain/video/player-sandbox.ts";

const style =
  "html,body{margin:0;height:100%;background:#000;overflow:hidden}video-js{display:block;width:100%!important;height:100%!important}";

export type PlayerDocument = { html: string; contentSecurityPolicy: string };

/** `origin` is where the platform's script comes from. */
export async function toPlayerDocument(player: BrightcovePlayer, origin: string): Promise<PlayerDocument> {
  const script = toPlayerScript(origin, player);
  const html = `<!DOCTYPE html>
<html lang="${portalBrand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Videoplayer</title><style>${style}</style></head>
<body data-script="${escapeHtml(script)}">${toElement(player)}<script>${playerScript}</script></body></html>`;
  return { html, contentSecurityPolicy: await toPolicy(origin) };
}

/** As Brightcove's in-page embed code has it. */
function toElement({ accountId, playerId, id, isPlaylist, adConfigId }: BrightcovePlayer): string {
  const attributes = Object.entries({
    account: accountId,
    player: playerId,
    embed: "default",
    [isPlaylist ? "playlist-id" : "video-id"]: id,
    ...(adConfigId === null ? {} : { "ad-config-id": adConfigId }),
  }).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<video-js${attributes.join("")} controls playsinline></video-js>`;
}

/**
 * The player writes inline styles and does not know Trusted Types: `unsafe-inline` for styles is allowed only here. The
 * sandbox is in the policy as well, so that it applies in every frame.
 */
async function toPolicy(origin: string): Promise<string> {
  // Without its scheme where it is a plain one: the stand-in's, on one machine.
  const own = origin.replace(/^http:\/\//, "");
  const platform = [own, ...videoPlatform.hosts, ...videoPlatform.scripts].join(" ");
  return [
    "default-src 'none'",
    ["script-src", `'${await toInlineHash(playerScript)}'`, own, ...videoPlatform.scripts].join(" "),
    ...(videoPlatform.scripts.length === 0 ? [] : [["frame-src", ...videoPlatform.scripts].join(" ")]),
    `style-src 'unsafe-inline' ${own}`,
    `img-src data: ${platform}`,
    `font-src data: ${own}`,
    `media-src blob: ${platform}`,
    `connect-src ${platform}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${PLAYER_SANDBOX}`,
  ].join("; ");
}
