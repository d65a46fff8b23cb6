/** Which provider an embedded address belongs to (rules 3, embed providers), and what address stands for it. */
import { embedProviders } from "#graphql/generated/contract.ts";

const knownProviders: ReadonlySet<string> = new Set(embedProviders);

/** Domain to provider; sub-domains count. Providers whose hosts are not known stand as `generic`. */
const PROVIDER_BY_DOMAIN: Record<string, string> = {
  "apa.at": "apa",
  "brightcove.com": "brightcove",
  "brightcove.net": "brightcove",
  "datawrapper.de": "datawrapper",
  "dwcdn.net": "datawrapper",
  "elf.site": "elfs",
  "elfsight.com": "elfs",
  "elfsightcdn.com": "elfs",
  "facebook.com": "facebook",
  "fb.com": "facebook",
  "fb.watch": "facebook",
  "fileinbox.com": "fileinbox",
  "glomex.com": "glomex",
  "glomex.cloud": "glomex",
  "iframe.ly": "iframely",
  "iframely.com": "iframely",
  "iframely.net": "iframely",
  "infogr.am": "infogram",
  "infogram.com": "infogram",
  "instagr.am": "instagram",
  "instagram.com": "instagram",
  "vorarlberg.at": "lvblg",
  "opinionstage.com": "opinionstage",
  "outbrain.com": "outbrain",
  "pinpoll.com": "pinpoll",
  "pinpoll.net": "pinpoll",
  "spotify.com": "spotify",
  "tickaroo.com": "tickaroo",
  "tiktok.com": "tiktok",
  "twitter.com": "twitter",
  "vev.design": "vev",
  "vimeo.com": "vimeo",
  "x.com": "twitter",
  "youtu.be": "youtube",
  "youtube-nocookie.com": "youtube",
  "youtube.com": "youtube",
};

export type Embed = { provider: string; url: string };
export type BrightcoveVideo = { accountId: string; playerId: string; id: string; isPlaylist: boolean };

/** An absolute http(s) address (`//host/…` means https), or null. */
export function parseWebAddress(value: string | null, base?: string): URL | null {
  if (value === null) return null;
  const text = value.trim();
  const address = text.startsWith("//") ? `https:${text}` : text;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === "http:" || url.protocol === "https:" ? url : null;
}

/** The provider by host; null when the host belongs to no provider. */
export function decideProvider(url: URL): string | null {
  const labels = url.hostname.toLowerCase().split(".");
  for (let index = 0; index < labels.length - 1; index += 1) {
    const provider = PROVIDER_BY_DOMAIN[labels.slice(index).join(".")];
    if (provider) return provider;
  }
  return null;
}

/**
 * The embed that an address stands for: player addresses become the address of what they play. `hint` is the
 * provider that WordPress noted; without a known host or hint it is `generic`.
 */
export function toEmbed(url: URL, hint: string | null = null): Embed {
  const provider = decideProvider(url) ?? (hint !== null && knownProviders.has(hint) ? hint : "generic");
  return { provider, url: toWatchAddress(provider, url) };
}

function toWatchAddress(provider: string, url: URL): string {
  const path = url.pathname;
  if (provider === "youtube") {
    const id = url.searchParams.get("v") ?? /^\/(?:embed|v|shorts|live)\/([\w-]{6,})/.exec(path)?.[1] ?? null;
    const short = url.hostname.endsWith("youtu.be") ? (path.split("/")[1] ?? null) : null;
    const video = id ?? short;
    if (video && video !== "videoseries") return `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`;
    const list = url.searchParams.get("list");
    if (list) return `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`;
  }
  if (provider === "vimeo") {
    const id = /^\/(?:video\/)?(\d+)/.exec(path)?.[1];
    const secret = url.searchParams.get("h");
    if (id)
      return `https://vimeo.com/${id}${secret ? `/${encodeURIComponent(secret)}` : (path.match(/^\/\d+(\/\w+)/)?.[1] ?? "")}`;
  }
  if (provider === "facebook" && path.startsWith("/plugins/")) {
    const href = parseWebAddress(url.searchParams.get("href"));
    if (href) return href.href;
  }
  if (provider === "spotify") return url.href.replace("/embed-podcast/", "/").replace("/embed/", "/");
  if (provider === "tiktok") {
    const id = /^\/embed\/(?:v\d+\/)?(\d+)/.exec(path)?.[1];
    if (id) return `https://www.tiktok.com/embed/v2/${id}`;
  }
  if (provider === "instagram") return `${url.origin}${path.replace(/embed\/?(captioned\/?)?$/, "")}`;
  return url.href;
}

/** A Brightcove player's address as a video of the portal's own player, or null. */
export function parseBrightcove(url: URL): BrightcoveVideo | null {
  if (decideProvider(url) !== "brightcove") return null;
  const path = /^\/(\d+)\/([\w-]+?)_[\w-]+\//.exec(url.pathname);
  const video = url.searchParams.get("videoId");
  const playlist = url.searchParams.get("playlistId");
  const id = video ?? playlist;
  if (!path?.[1] || !path[2] || !id) return null;
  return { accountId: path[1], playerId: path[2], id, isPlaylist: video === null };
}

/** Some providers are embedded by a script alone; the address of what it shows, or null for any other script. */
export function decideScriptEmbed(src: string): string | null {
  const url = parseWebAddress(src);
  if (url === null) return null;
  const chart = /^\/(\w{5})\/(?:embed\.js)?$/.exec(url.pathname)?.[1];
  return decideProvider(url) === "datawrapper" && chart ? `https://datawrapper.dwcdn.net/${chart}/` : null;
}
