import { Markup } from "#app/components/content/markup.tsx";
import { joinMarkup } from "#app/components/content/to-markup.ts";
import { toDurationText } from "#app/domain/media/media-time.ts";
import { Island } from "#app/islands/island.tsx";
import { MediaPlayerIsland } from "./media-player.island.tsx";
import { type MediaView, STREAM_TYPE } from "./to-media-view.ts";

/** A film or recording in its place. `isNamed`: the title of a film stands below it. */
export function MediaFigure({ media, isNamed = false }: { media: MediaView; isNamed?: boolean }) {
  const { medium, name, title, caption: words, duration, poster, sources, tracks } = media;
  // The bar of a recording, and whether this browser plays a stream by itself, show before their reader reaches for them.
  const isEarly = medium === "AUDIO" || sources.some(({ type }) => type === STREAM_TYPE);
  const player = (
    <Island
      of={MediaPlayerIsland}
      until={isEarly ? "visible" : "interaction"}
      props={{ medium, name, duration, poster, sources, tracks }}
    />
  );
  const filmTitle = isNamed && medium === "VIDEO" ? title : null;
  const caption = (filmTitle !== null || words !== null) && (
    <figcaption>
      {filmTitle !== null && <b>{`Video: ${filmTitle}`}</b>}
      {words !== null && <Markup of={filmTitle === null ? words : joinMarkup([" ", words], "")} />}
    </figcaption>
  );
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
