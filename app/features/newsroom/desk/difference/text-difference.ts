/** Two texts beside each other in words: what was taken out and what came. Of posts and of standing pages. */
import { diffWordsWithSpace } from "diff";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";

export type DifferencePart = { kind: "same" | "gone" | "new"; text: string };

export type TextDifference = {
  parts: DifferencePart[];
  isSame: boolean;
  /** What differs besides words, such as a picture or the wall. */
  isMore: boolean;
};

type Text = { blocks: readonly ContentBlock[] };

/** A comparison of long texts is given up after so many changes: then the whole counts as another one. */
const MAX_EDITS = 3000;

/** `toHead`: the words above the blocks. */
export function toDifference<Whole extends Text>(
  before: Whole,
  after: Whole,
  toHead: (text: Whole) => readonly string[],
): TextDifference {
  const toLines = (text: Whole) => [...toHead(text), ...text.blocks.map(toWords)].filter((line) => line !== "").join("\n\n");
  const parts = compareWords(toLines(before), toLines(after));
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return { parts, isSame, isMore: !isSame && parts.every(({ kind }) => kind === "same") };
}

function compareWords(before: string, after: string): DifferencePart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (changes === undefined)
    return [
      { kind: "gone", text: before },
      { kind: "new", text: after },
    ];
  return changes.map(({ added, removed, value }) => ({ kind: added ? "new" : removed ? "gone" : "same", text: value }));
}

function toWords(block: ContentBlock): string {
  switch (block.kind) {
    case "image":
      return `[Bild: ${block.image.caption ?? block.image.alt ?? block.image.media}]`;
    case "gallery":
      return `[Bilderstrecke: ${block.images.length} Bilder]`;
    case "embed":
      return `[${block.provider}: ${block.url}]`;
    case "video":
      return `[Video: ${block.video.title ?? block.video.id}]`;
    case "media":
      return `[${block.medium === "VIDEO" ? "Film" : "Aufnahme"}: ${block.title ?? block.sources[0]?.media ?? ""}]`;
    case "ticker":
      return "[Liveticker]";
    case "button":
      return `[Knopf: ${block.text}, ${block.link}]`;
    case "separator":
      return "* * *";
    case "code":
      return block.code;
    case "facts":
      return [block.title ?? "", toPlainText(block.html)].filter((line) => line !== "").join("\n");
    case "quote":
      return [`„${toPlainText(block.html)}“`, block.citation ?? ""].filter((line) => line !== "").join("\n");
    default:
      return toPlainText(block.html);
  }
}
