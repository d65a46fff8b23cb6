import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { toVideoPlayer } from "#app/components/video/to-video-player.ts";
import { VideoPlayerIsland } from "#app/components/video/video-player.island.tsx";
import { Island } from "#app/islands/island.tsx";

/**
 * A video of the external platform with the poster of its place, and the link to where it can be seen as well. Left out without id and
 * account (rules 4.15).
 */
export const videoBlock = defineBlock(
  ({ video }: WireBlock<"VideoBlock">, { poster }) => {
    const player = toVideoPlayer(video);
    return player === null ? null : { player, poster };
  },
  ({ player: { src, link, title, description, duration }, poster }) => (
    <figure>
      <Island of={VideoPlayerIsland} until="interaction" props={{ src, title, duration, hasPoster: poster !== null }}>
        {poster !== null && <Picture picture={poster} />}
      </Island>
      <figcaption>
        <b>{`Video: ${title}`}</b> {description}{" "}
        <a href={link} rel="noopener nofollow">
          Bei Brightcove ansehen
        </a>
      </figcaption>
    </figure>
  ),
);
