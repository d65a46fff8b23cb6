import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";

/** How a picture is shown while the text is written. */
export type ShownPicture = { src: string; width: number; height: number };

/** A picture from the library or from an upload: its use in a text, and how it is shown. */
export type ChosenPicture = ImageUse & ShownPicture;

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
  /** By the names that the blocks call them by. */
  pictures: Readonly<Record<string, ShownPicture>>;
  /** What went wrong, or was left out, in words for the editor. */
  onProblem(text: string): void;
};

export type TextEditorHandle = {
  /** The cursor into the block of that number, which comes into view. */
  focusBlock(index: number): void;
};
