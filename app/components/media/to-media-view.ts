/** A film or recording of the publisher's own as its place on a page needs it. */
import { toWords } from "#app/components/content/sanitize-content.ts";
import type { Markup } from "#app/components/content/to-markup.ts";
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import type { MediaFragment } from "#graphql/generated/operations.ts";

/** A stream in pieces (HLS). */
export const STREAM_TYPE = "application/vnd.apple.mpegurl";

export type MediaSourceView = { src: string; type: string | null };
type MediaTrackView = { src: string; language: string; label: string };

export type MediaView = {
  medium: "VIDEO" | "AUDIO";
  /** Its name where nothing is printed, and for analytics. */
  name: string;
  title: string | null;
  caption: Markup | null;
  /** Seconds. */
  duration: number | null;
  poster: string | null;
  /** At least one. */
  sources: MediaSourceView[];
  tracks: MediaTrackView[];
};

/** Null where no file may be asked for: they come from where pictures may come (configuration/picture-hosts.ts). */
export function toMediaView(media: MediaFragment): MediaView | null {
  const { medium, title, caption, captionHtml, duration, poster } = media;
  const sources = media.sources.flatMap(({ src, type }) => {
    const address = toPictureAddress(src);
    return address === null ? [] : [{ src: address, type }];
  });
  if (sources.length === 0) return null;
  return {
    medium,
    name: title || caption || (medium === "VIDEO" ? "Video" : "Audio"),
    title: title || null,
    caption: toWords(caption || null, captionHtml),
    duration,
    poster: poster === null ? null : toPictureAddress(poster.src),
    sources,
    // Browsers take captions of this site alone.
    tracks: media.tracks.filter(({ src }) => /^\/(?![/\\])/.test(src)),
  };
}
