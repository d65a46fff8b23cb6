/** A video of the external platform as its place on a page needs it. */
import {
  type BrightcovePlayer,
  parseBrightcovePlayer,
  toPlatformAddress,
  toPlayerPath,
} from "#app/domain/video/brightcove-player.ts";
import type { VideoFragment } from "#graphql/generated/operations.ts";

export type VideoPlayerView = {
  player: BrightcovePlayer;
  /** The frame's address. */
  src: string;
  /** Where the platform shows it by itself. */
  link: string;
  title: string;
  description: string | null;
  duration: string | null;
};

/** Null without id and account (rules 4.15). `title` is for one that has none of its own. */
export function toVideoPlayer(video: VideoFragment | null, title = "ohne Titel"): VideoPlayerView | null {
  const player = parseBrightcovePlayer(video);
  if (video === null || player === null) return null;
  return {
    player,
    src: toPlayerPath(player),
    link: toPlatformAddress(player),
    title: video.title || title,
    description: video.description || null,
    duration: video.formattedDuration,
  };
}
