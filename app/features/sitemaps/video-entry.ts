/** A page of a video with what search engines want of it (Google's extension 1.1). */
import { element, type Xml } from "#app/domain/xml/to-xml.ts";

export type ListedVideo = {
  title: string;
  description: string | null;
  /** Full addresses; of the last two one is there. */
  thumbnail: string;
  file: string | null;
  player: string | null;
  /** Seconds; null where unknown. */
  duration: number | null;
  /** ISO 8601. */
  published: string;
};

const MAX_TITLE = 100;
const MAX_DESCRIPTION = 2048;
/** Eight hours: the extension takes no longer ones. */
const MAX_SECONDS = 28_800;

export function toVideoEntry({ title, description, thumbnail, file, player, duration, published }: ListedVideo): Xml {
  const hasDuration = duration !== null && duration >= 1 && duration <= MAX_SECONDS;
  return element(
    "video:video",
    {},
    element("video:thumbnail_loc", {}, thumbnail),
    element("video:title", {}, title.slice(0, MAX_TITLE).toWellFormed()),
    element("video:description", {}, (description ?? title).slice(0, MAX_DESCRIPTION).toWellFormed()),
    file === null ? null : element("video:content_loc", {}, file),
    player === null ? null : element("video:player_loc", {}, player),
    hasDuration ? element("video:duration", {}, String(Math.round(duration))) : null,
    element("video:publication_date", {}, published),
  );
}
