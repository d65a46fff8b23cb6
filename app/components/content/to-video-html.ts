import { toVideoPlayer } from "#app/components/video/to-video-player.ts";
import { VideoFigure } from "#app/components/video/video-figure.tsx";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { toIslandHtml } from "./to-island-html.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "VideoBlock" }>;

/** Nothing without id and account (rules 4.15). */
export function toVideoHtml({ video }: Block): string {
  const view = toVideoPlayer(video);
  return view === null ? "" : toIslandHtml(VideoFigure({ video: view }));
}
