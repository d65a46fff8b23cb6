import { Island } from "#app/islands/island.tsx";
import type { VideoPlayerView } from "./to-video-player.ts";
import { VideoPlayerIsland } from "./video-player.island.tsx";

/** A video in its place in a text, with the link to where it can be seen as well. */
export function VideoFigure({ video: { src, link, title, description, duration } }: { video: VideoPlayerView }) {
  return (
    <figure>
      <Island of={VideoPlayerIsland} until="interaction" props={{ src, title, duration, hasPoster: false }} />
      <figcaption>
        <b>Video: {title}</b> {description}{" "}
        <a href={link} rel="noopener nofollow">
          Bei Brightcove ansehen
        </a>
      </figcaption>
    </figure>
  );
}
