import { FramedEmbed } from "#app/components/content/embed/framed-embed.tsx";
import { MediaFigure } from "#app/components/media/media-figure.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { VideoPlayerIsland } from "#app/components/video/video-player.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StageView } from "./video-view-model.ts";

/** In place of the date, as the rules have it (4.15); the date itself is the page's to say (videos-page.tsx). */
const DATE_PLACEHOLDER = "Datum beim Beitrag";

/** A video large, in the detailed mode: title, description and a line for the date. */
export function VideoStage({ stage, as }: { stage: StageView; as: "h1" | "h2" }) {
  const { title, description, path, postLink } = stage;
  return (
    <article className="max-w-[56rem]">
      <StagePlace stage={stage} />
      <Title size="L" as={as} className="mt-4">
        {as === "h1" ? (
          title
        ) : (
          <a href={path} className="underline-hover">
            {title}
          </a>
        )}
      </Title>
      {description !== null && <p className="mt-2 max-w-[42rem] text-[1.125rem]">{description}</p>}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-soft">
        <span>{DATE_PLACEHOLDER}</span>
        <TextLink href={postLink}>Zum Beitrag</TextLink>
        {stage.player.kind === "platform" && (
          <TextLink href={stage.player.video.link} rel="noopener nofollow">
            Bei Brightcove ansehen
          </TextLink>
        )}
      </p>
    </article>
  );
}

function StagePlace({ stage: { player, picture, title } }: { stage: StageView }) {
  if (player.kind === "film") {
    const poster = player.film.poster ?? picture?.img.src ?? null;
    return <MediaFigure media={{ ...player.film, poster }} />;
  }
  if (player.kind === "embed") return <FramedEmbed frame={player.frame} poster={picture} isUrgent />;
  const { src, duration } = player.video;
  return (
    <Island of={VideoPlayerIsland} until="interaction" props={{ src, title, duration, hasPoster: picture !== null }}>
      {picture !== null && <Picture picture={picture} isUrgent />}
    </Island>
  );
}
