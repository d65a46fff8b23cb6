import { toDurationText } from "#app/domain/media/media-time.ts";
import { Island } from "#app/islands/island.tsx";
import { MediaPlayerIsland } from "./media-player.island.tsx";
import { type MediaView, STREAM_TYPE } from "./to-media-view.ts";

/** A film or recording in its place in a text. `captionHtml` is safe. */
export function MediaFigure({ media, captionHtml }: { media: MediaView; captionHtml: string | null }) {
  const { medium, name, title, duration, poster, sources, tracks } = media;
  // Whether this browser plays it by itself shows before its reader reaches for it.
  const hasStream = sources.some(({ type }) => type === STREAM_TYPE);
  const player = (
    <Island
      of={MediaPlayerIsland}
      until={hasStream ? "visible" : "interaction"}
      props={{ medium, name, poster, sources, tracks }}
    />
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by to-media-html
  const caption = captionHtml === null ? null : <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} />;
  if (medium === "VIDEO")
    return (
      <figure>
        {player}
        {caption}
      </figure>
    );
  return (
    <figure className="embed">
      <p>
        <b>{title ?? "Zum Anhören"}</b>
        {duration !== null && ` ${toDurationText(duration)} Min.`}
      </p>
      {player}
      {caption}
    </figure>
  );
}
