/** What is looked at before a post comes out: what keeps it in, and what its editor is asked about. */
import type { ContentBlock, ImageUse } from "./content-block.ts";
import type { DeskText } from "./desk-text.ts";
import { findPictureFaults } from "./picture-faults.ts";

/** `block` is the place of the block, from 0; null: the head. */
export type PictureUseFault = {
  kind: "no alt" | "no credit" | "gone picture" | "gone recording";
  isHard: false;
  block: number | null;
};

/** A ticker that no block of the text takes: readers have it until this text comes out, or the desk keeps it. */
export type TickerFault = { kind: "ticker gone" | "ticker kept"; isHard: false; entries: number; isRunning: boolean };

/** A ticker of a post, in the order in which the blocks of its text take them. */
export type KnownTicker = { entries: number; isRunning: boolean; isPublic: boolean };

export type DeskFault =
  /** These keep it in. */
  | { kind: "no title" | "no text" | "no section" | "bad address"; isHard: true }
  | PictureUseFault
  | TickerFault
  | { kind: "no lead" | "no author" | "no picture" | "early wall" | "wall at the end"; isHard: false };

/** What the library says of a picture, or of a recording's file; null for one that is not there. */
export type FindPicture = (source: string) => { alt: string; credit: string | null } | null;

/** What is known besides the text. */
type Known = { findOwn?: FindPicture; tickers?: readonly KnownTicker[] };

/** Hard ones first; of pictures only where they can be looked up. */
export function findDeskFaults(text: DeskText, { findOwn, tickers = [] }: Known = {}): DeskFault[] {
  const hard: DeskFault[] = [];
  if (text.title.trim() === "") hard.push({ kind: "no title", isHard: true });
  if (!text.blocks.some(hasWords)) hard.push({ kind: "no text", isHard: true });
  if (text.sections.length === 0) hard.push({ kind: "no section", isHard: true });
  if (/[\s/?#\\"'<>]/.test(text.slug) || text.slug === "." || text.slug === "..")
    hard.push({ kind: "bad address", isHard: true });
  const soft: DeskFault[] = listTickerFaults(text, tickers);
  if (text.lead.trim() === "") soft.push({ kind: "no lead", isHard: false });
  if (text.authors.length === 0) soft.push({ kind: "no author", isHard: false });
  if (text.image === null) soft.push({ kind: "no picture", isHard: false });
  if (findOwn !== undefined) soft.push(...listPictureFaults(text, findOwn));
  if (text.isPremium) soft.push(...findWallFaults(text));
  return [...hard, ...soft];
}

/** Whether nothing keeps it in. */
export function isDeskTextReady(text: DeskText): boolean {
  return !findDeskFaults(text).some(({ isHard }) => isHard);
}

/** Whether a block says something. */
export function hasWords(block: ContentBlock): boolean {
  return !("html" in block) || block.html.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}

function listImages({ image, blocks }: Pick<DeskText, "image" | "blocks">): { image: ImageUse; block: number | null }[] {
  const inText = blocks.flatMap((block, index) => {
    if (block.kind === "image") return [{ image: block.image, block: index }];
    return block.kind === "gallery" ? block.images.map((one) => ({ image: one, block: index })) : [];
  });
  return [...(image === null ? [] : [{ image, block: null }]), ...inText];
}

const pictureFaults = { "missing picture": "gone picture", "missing alt": "no alt", "missing credit": "no credit" } as const;

/** What the pictures and recordings of a text lack. */
export function listPictureFaults(text: Pick<DeskText, "image" | "blocks">, findOwn: FindPicture): PictureUseFault[] {
  const images = listImages(text);
  const uses = images.map(({ image: { media, alt, credit } }) => ({ media, alt, credit, picture: findOwn(media) }));
  const faults = findPictureFaults(uses).map(
    ({ kind, place }): PictureUseFault => ({ kind: pictureFaults[kind], isHard: false, block: images[place]?.block ?? null }),
  );
  return [...faults, ...listRecordingFaults(text, findOwn)];
}

/** Films and recordings of which no file is there: the clock deletes what no text names, and a version that is brought back may name it. */
function listRecordingFaults({ blocks }: Pick<DeskText, "blocks">, findOwn: FindPicture): PictureUseFault[] {
  return blocks.flatMap((block, index): PictureUseFault[] => {
    if (block.kind !== "media" || block.sources.some(({ media }) => findOwn(media) !== null)) return [];
    return [{ kind: "gone recording", isHard: false, block: index }];
  });
}

/** Tickers that are not in the text: with entries, or readers wait for some. */
function listTickerFaults({ blocks }: DeskText, tickers: readonly KnownTicker[]): TickerFault[] {
  return tickers
    .slice(blocks.filter(({ kind }) => kind === "ticker").length)
    .filter(({ entries, isRunning, isPublic }) => entries > 0 || (isPublic && isRunning))
    .map(({ entries, isRunning, isPublic }) => ({
      kind: isPublic ? "ticker gone" : "ticker kept",
      isHard: false,
      entries,
      isRunning,
    }));
}

/** A wall in the first paragraph offers nothing to read; one behind the last block hides nothing. */
function findWallFaults({ freeBlockCount, blocks }: DeskText): DeskFault[] {
  if (freeBlockCount === null) return [];
  if (!blocks.slice(0, freeBlockCount).some(({ kind }) => kind === "paragraph")) return [{ kind: "early wall", isHard: false }];
  return freeBlockCount >= blocks.length ? [{ kind: "wall at the end", isHard: false }] : [];
}
