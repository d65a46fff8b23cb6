/** A film or recording of the text as its block. */
import type { ChosenRecording } from "#app/features/newsroom/desk/editor/dialogs/recording-dialog.tsx";
import type { MediaBlock } from "#shared/content/content-block.ts";

type Chosen = Pick<ChosenRecording, "media" | "medium" | "duration" | "isSpokenArticle" | "language" | "label">;

const empty: Omit<MediaBlock, "medium" | "sources" | "duration"> = {
  kind: "media",
  tracks: [],
  poster: null,
  title: null,
  caption: null,
};

/** A new one. Subtitles alone are none. */
export function toRecordingBlock(chosen: Chosen): MediaBlock {
  return exchangeFile({ ...empty, medium: "AUDIO", sources: [], duration: null }, chosen);
}

/** The same with another file; its words stay. What belongs to films alone goes where sound takes their place. */
export function exchangeFile(block: MediaBlock, { media, medium, duration, isSpokenArticle }: Chosen): MediaBlock {
  const { isSpokenArticle: wasSpoken = false, ...rest } = block;
  const file = { ...rest, sources: [{ media }], duration };
  if (medium === "VIDEO") return { ...file, medium };
  const sound: MediaBlock = { ...file, medium: "AUDIO", tracks: [], poster: null };
  return isSpokenArticle || wasSpoken ? { ...sound, isSpokenArticle: true } : sound;
}

/** One for each language: the later one takes the place of the former. */
export function withTrack(block: MediaBlock, { media, language, label }: Chosen): MediaBlock {
  const others = block.tracks.filter((track) => track.language !== language);
  return { ...block, tracks: [...others, { media, language, label }] };
}

/** " · 3:07 Min."; empty where nobody knows. */
export function toDurationText(seconds: number | null): string {
  return seconds === null ? "" : ` · ${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")} Min.`;
}
