/**
 * How each of the 31 providers (rules 3.16) is embedded: always a frame at an exact host, never a script in the page. Where the
 * forms are documented is in docs/embeds.md. Providers without an entry have published none: their frames are the addresses on hosts
 * that a publisher names (configuration/embed-hosts.ts).
 */
import type { EmbedProvider } from "#graphql/generated/contract.ts";

/** How much room the frame takes: a film, a film for phones, a player, a post, a drawing. */
export type EmbedShape = "video" | "portrait" | "audio" | "post" | "chart";

/** The host that the frame is loaded from, and its path with query. */
export type EmbedTarget = { host: string; path: string };

export type EmbedForm = {
  /** Null for an address that names nothing to embed. */
  toTarget: (url: URL) => EmbedTarget | null;
  shape: EmbedShape | ((url: URL) => EmbedShape);
  /** Permissions policy of the frame; the frame gets nothing else. */
  allow: string;
  /** What the content security policy may name for it. */
  hosts: readonly string[] | RegExp;
};

const playing = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** The block's own address, where it is at that host and its path begins so. */
function own(host: string, path: RegExp, shape: EmbedShape, allow = "fullscreen"): EmbedForm {
  return made(host, shape, allow, ({ hostname, pathname, search }) =>
    hostname === host && path.test(pathname) ? pathname + search : null,
  );
}

/** A frame at `host`, with the path that is made of the address. */
function made(
  host: string,
  shape: EmbedForm["shape"],
  allow: string,
  toPath: (url: URL) => string | null | undefined,
): EmbedForm {
  return {
    hosts: [host],
    shape,
    allow,
    toTarget: (url) => {
      const path = toPath(url);
      return path === null || path === undefined ? null : { host, path };
    },
  };
}

const isFacebookVideo = ({ pathname, hostname }: URL) =>
  /\/(?:videos?|watch|reel)(?:\/|$)/.test(pathname) || hostname === "fb.watch";

function toYoutubePath({ hostname, pathname, searchParams }: URL): string | null {
  const named = hostname === "youtu.be" ? pathname.slice(1) : /^\/(?:embed|v|shorts|live)\/([\w-]+)/.exec(pathname)?.[1];
  const id = searchParams.get("v") ?? named ?? "";
  const list = searchParams.get("list") ?? "";
  const start = /^(\d{1,6})s?$/.exec(searchParams.get("start") ?? searchParams.get("t") ?? "")?.[1];
  if (/^[\w-]{6,20}$/.test(id) && id !== "videoseries") return `/embed/${id}${start === undefined ? "" : `?start=${start}`}`;
  return /^[\w-]{10,60}$/.test(list) ? `/embed/videoseries?list=${list}` : null;
}

function toVimeoPath({ pathname, searchParams }: URL): string | null {
  const [, id, secret = searchParams.get("h") ?? ""] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  return `/video/${id}?dnt=1${/^\w+$/.test(secret) ? `&h=${secret}` : ""}`;
}

function toFacebookPath(url: URL): string | null {
  if (url.pathname === "/") return null;
  const href = encodeURIComponent(`https://${url.host}${url.pathname}${url.search}`);
  return isFacebookVideo(url)
    ? `/plugins/video.php?href=${href}&show_text=false`
    : `/plugins/post.php?href=${href}&show_text=true`;
}

/** `integrationId` is in the address of the exchange; the frame of the player is passed through unchanged. */
function toGlomexPath({ hostname, pathname, searchParams, search }: URL): string | null {
  if (hostname === "player.glomex.com") return `${pathname}${search}`;
  const id = /^\/(?:videos?|playlists?)\/([\w-]+)/.exec(pathname)?.[1];
  const integration = searchParams.get("integrationId") ?? "";
  if (id === undefined || !/^[\w-]+$/.test(integration)) return null;
  return `/integration/1/iframe-player.html?integrationId=${integration}&playlistId=${id}`;
}

export const embedForms: Partial<Record<EmbedProvider, EmbedForm>> = {
  apa: own("uvp.apa.at", /^\/embed\/[\w-]+/, "video", playing),
  brightcove: own("players.brightcove.net", /^\/\d+\/[\w-]+\/index\.html$/, "video", playing),
  datawrapper: made("datawrapper.dwcdn.net", "chart", "fullscreen", ({ pathname }) => {
    const [, id, version] = /^\/(?:_\/)?(\w{5})(?:\/(\d+))?\/?/.exec(pathname) ?? [];
    return id === undefined ? null : `/${id}/${version === undefined ? "" : `${version}/`}`;
  }),
  elfs: {
    hosts: /^[0-9a-f]{32}\.elf\.site$/,
    shape: "post",
    allow: "fullscreen",
    toTarget: ({ hostname }) => (/^[0-9a-f]{32}\.elf\.site$/.test(hostname) ? { host: hostname, path: "/" } : null),
  },
  facebook: made("www.facebook.com", (url) => (isFacebookVideo(url) ? "video" : "post"), playing, toFacebookPath),
  glomex: made("player.glomex.com", "video", playing, toGlomexPath),
  iframely: made("cdn.iframe.ly", "post", playing, ({ pathname, search }) =>
    /^\/(?:api\/iframe|[\w-]{5,12})$/.test(pathname) ? `${pathname}${search}` : null,
  ),
  infogram: made("e.infogram.com", "chart", "fullscreen", ({ pathname }) => {
    const id = /^\/(?!login|signup)([\w-]+)\/?$/.exec(pathname)?.[1];
    return id === undefined ? null : `/${id}?src=embed`;
  }),
  instagram: made("www.instagram.com", "post", "fullscreen", ({ pathname }) => {
    const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)/.exec(pathname) ?? [];
    return id === undefined ? null : `/${kind}/${id}/embed/captioned/`;
  }),
  opinionstage: own("www.opinionstage.com", /^\/api\/v\d\/\w+\/[\w-]+\/iframe/, "post"),
  pinpoll: own("pinpoll.com", /^\/embed\/[\w-]+/, "post"),
  spotify: made("open.spotify.com", "audio", playing, ({ pathname }) => {
    const [, kind, id] =
      /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})/.exec(pathname) ?? [];
    return id === undefined ? null : `/embed/${kind}/${id}`;
  }),
  tiktok: made("www.tiktok.com", "portrait", playing, ({ pathname }) => {
    const id = /^\/(?:@[\w.-]+\/video|embed(?:\/v\d)?|player\/v1|video)\/(\d+)/.exec(pathname)?.[1];
    return id === undefined ? null : `/player/v1/${id}`;
  }),
  twitter: made("platform.twitter.com", "post", "fullscreen", ({ pathname }) => {
    const id = /\/status(?:es)?\/(\d+)/.exec(pathname)?.[1];
    return id === undefined ? null : `/embed/Tweet.html?dnt=true&lang=de&id=${id}`;
  }),
  vimeo: made("player.vimeo.com", "video", playing, toVimeoPath),
  youtube: made("www.youtube-nocookie.com", "video", playing, toYoutubePath),
};
