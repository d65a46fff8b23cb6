import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";

/** How a picture is shown while the text is written. */
export type ShownPicture = { src: string; width: number; height: number };

/** A picture from the library or from an upload: its use in a text, and how it is shown. */
export type ChosenPicture = ImageUse & ShownPicture;

/** What is wanted: subtitles belong to a film that is there. */
export type WantedRecording = "recording" | "track";

/** A file that was uploaded, named as the blocks name it. */
export type UploadedRecording = { media: string; src: string; medium: "VIDEO" | "AUDIO" | "TRACK"; duration: number | null };

/** `lost`: sent again, the same file goes on where it stood. */
export type RecordingAnswer = UploadedRecording | { error: string; isLost: boolean };

export type RecordingUpload = {
  file: File;
  /** The same for each try. */
  key: string;
  /** Which part of it has gone, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

export type TextEditorProps = {
  /** Other blocks than those last given by `onChange` take the place of the text: another version of it. */
  blocks: readonly ContentBlock[];
  onChange(blocks: ContentBlock[]): void;
  isReadOnly: boolean;
  /** What it is called to who does not see it. */
  label?: string;
  /** One live ticker may stand in the text. */
  hasTicker?: boolean;
  /** A wall stands in the text. */
  isPremium: boolean;
  /** How many blocks are free; null while the rule decides (shared/content/free-part.ts). */
  freeBlockCount: number | null;
  onFreeBlockCount(count: number | null): void;
  /** Opens the library; null when nothing was chosen. */
  pickPicture(): Promise<ChosenPicture | null>;
  uploadPicture(file: File): Promise<ChosenPicture | { error: string }>;
  uploadRecording(upload: RecordingUpload): Promise<RecordingAnswer>;
  /** With the files of recordings, by the names that the blocks call them by. */
  pictures: Readonly<Record<string, ShownPicture>>;
  /** What went wrong, or was left out, in words for the editor. */
  onProblem(text: string): void;
};

export type TextEditorHandle = {
  /** The cursor into the block of that number, which comes into view. */
  focusBlock(index: number): void;
};
