/** Which player of the video platform plays what (rules 3.11, 4.15, 7.2.12), and the addresses that follow from it. */
import * as v from "valibot";

export type BrightcovePlayer = {
  accountId: string;
  playerId: string;
  /** The id of a playlist where `isPlaylist`, otherwise of a video. */
  id: string;
  isPlaylist: boolean;
  /** Advertisements that the platform puts into the stream; null: the player's own. */
  adConfigId: string | null;
};

/** Segments of the platform's addresses, and its ids: nothing that could be more than one. */
const segment = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const contentId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,150}$/));
const playerId = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || "default"),
  segment,
);
// Without advertising a video still plays.
const adConfigId = v.fallback(v.nullish(contentId, null), null);
const isPlaylist = v.pipe(
  v.nullish(v.boolean(), null),
  v.transform((value) => value ?? false),
);

const playerSchema = v.object({ accountId: segment, playerId, id: contentId, isPlaylist, adConfigId });

/** Where the portal's own page around the platform's player is: it is shown in a frame and is not a page for readers (decision 70). */
export const PLAYER_PATH = "/video/player";

/** Null where the id or the account is missing or invalid: then there is nothing to show. */
export function parseBrightcovePlayer(item: unknown): BrightcovePlayer | null {
  const parsed = v.safeParse(playerSchema, item);
  return parsed.success ? parsed.output : null;
}

/** The frame's address, with as little as it needs. */
export function toPlayerPath({ accountId, playerId, id, isPlaylist, adConfigId }: BrightcovePlayer): string {
  const query = new URLSearchParams({
    account: accountId,
    ...(playerId === "default" ? {} : { player: playerId }),
    [isPlaylist ? "playlist" : "video"]: id,
    ...(adConfigId === null ? {} : { ads: adConfigId }),
  });
  return `${PLAYER_PATH}?${query}`;
}

/** What a frame's address asks for; null for an address that `toPlayerPath` has not made. */
export function parsePlayerQuery(query: URLSearchParams): BrightcovePlayer | null {
  const playlist = query.get("playlist");
  return parseBrightcovePlayer({
    accountId: query.get("account"),
    playerId: query.get("player") ?? undefined,
    id: playlist ?? query.get("video"),
    isPlaylist: playlist !== null,
    adConfigId: query.get("ads"),
  });
}

/** The player's script at the platform's content host `origin` (rules 7.2.12). */
export function toPlayerScript(origin: string, { accountId, playerId }: BrightcovePlayer): string {
  return `${origin}/${accountId}/${playerId}_default/index.min.js`;
}

/** Readers know the platform by this host, and are told so before they let it in. */
export const PLATFORM_HOST = "players.brightcove.net";

/** Where the platform shows the video by itself: for readers without script, or whose player does not load. */
export function toPlatformAddress({ accountId, playerId, id, isPlaylist }: BrightcovePlayer): string {
  const query = new URLSearchParams({ [isPlaylist ? "playlistId" : "videoId"]: id });
  return `https://${PLATFORM_HOST}/${accountId}/${playerId}_default/index.html?${query}`;
}
